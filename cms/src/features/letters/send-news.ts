import { createHash } from "node:crypto";
import { entryOf, type Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { codeOf } from "../../background/error-code";
import { rows } from "../../database/rows";
import { changeBetween, isPast, readPublicState } from "../../outcomes/public-state";
import type { QueuedMail } from "../../slots/mails";
import { type Sender, toNews } from "./letter-texts";
import { newsBatch } from "./news-batch";
import { createLetter } from "./queue-letter";
import { type Receiver, receiversOf } from "./receivers";
import { senderOf } from "./sender";
import { outboxType } from "./stored-types";
import { type EntryNews, eventThemes } from "./tell-subscribers";
import { titleOf } from "./theme-names";

/**
 * Makes the letter of a waiting change, or those of the news that go out with one, as they are now; nothing where there is
 * nothing to tell any more. What was put off meanwhile stays. News go to each reader in one letter, with each entry once.
 */
export async function sendNews(strapi: Core.Strapi, mail: QueuedMail, now: Date): Promise<void> {
  const sender = await senderOf(strapi);
  if (!sender) throw new Error("SITE_URL is not set.");
  const isNews = mail.Art === "neues";
  const found = isNews ? await rows(strapi, outboxType).findMany({ where: { Art: mail.Art } }) : [mail];
  const { waiting, toNotify } = await readWaiting(strapi, newsBatch(found, mail, now), mail);
  const key = `${mail.Art} ${waiting.map(({ documentId }) => documentId).sort()[0]}`;
  await strapi.db.transaction(async () => {
    for (const { id, Faellig_am } of waiting) {
      const { count } = await rows(strapi, outboxType).deleteMany({ where: { id, Faellig_am } });
      // Another CMS has taken it, or it was put off: all of it is looked at again.
      if (count === 0) throw new Error("What waits has changed meanwhile.");
    }
    if (isNews) return createLetters(strapi, key, toNotify, sender, now);
    const letter = { key, themes: eventThemes(mail.Vorgangsnummer) };
    if (toNotify.length > 0)
      await createLetter(strapi, { ...letter, ...toNews({ name: undefined, news: toNotify }, sender) }, now);
  });
}

/** What waiting rows are about. One that cannot be read goes on waiting, without the others. @throws if it is the due one */
async function readWaiting(strapi: Core.Strapi, found: readonly QueuedMail[], due: QueuedMail) {
  const waiting: QueuedMail[] = [];
  const toNotify: ToNotify[] = [];
  for (const row of found)
    try {
      toNotify.push(...(await stillToNotify(strapi, row)));
      waiting.push(row);
    } catch (error) {
      if (row.id === due.id) throw error;
      strapi.log.error(`What is new in ${row.Vorgangsnummer} cannot be read: ${codeOf(error)}`);
    }
  return { waiting, toNotify };
}

/** `theme`: of the category or organisation, for news */
type ToNotify = Parameters<typeof toNews>[0]["news"][number] & { theme: Theme; documentId: string };

/** What a waiting row is about as it is now; empty where there is nothing to tell of it. */
async function stillToNotify(
  strapi: Core.Strapi,
  { Vorgangsnummer, Vorher }: QueuedMail,
): Promise<ToNotify[]> {
  const { art, documentId, before } = Vorher as EntryNews;
  const [theme] = Vorgangsnummer.split(" ") as [Theme];
  const after = await readPublicState(strapi, art, documentId);
  const what = changeBetween(before, after);
  return what && !isPast(what, before, after) ? [{ what, before, after, theme, documentId }] : [];
}

/** A letter for each choice of entries that readers have made by their themes among those that there is something to tell about */
async function createLetters(
  strapi: Core.Strapi,
  key: string,
  toNotify: readonly ToNotify[],
  sender: Sender,
  now: Date,
): Promise<void> {
  const names = new Map<Theme, string>();
  for (const theme of new Set(toNotify.map((each) => each.theme))) {
    const entry = entryOf(theme);
    const name = entry && (await titleOf(strapi, entry));
    if (name) names.set(theme, name);
  }
  const choices = new Map<string, { news: ToNotify[]; receivers: Receiver[] }>();
  for (const receiver of await receiversOf(strapi, [...names.keys()])) {
    const news = toNotify.filter(
      (each) =>
        names.has(each.theme) && receiver.themes.includes(each.theme) && !getsChangeLetter(receiver, each),
    );
    const choice = news.map(({ theme, documentId }) => `${theme} ${documentId}`).join(" ");
    const { receivers = [] } = choices.get(choice) ?? {};
    if (choice) choices.set(choice, { news, receivers: [...receivers, receiver] });
  }
  for (const [choice, { news, receivers }] of choices) {
    const entries = new Map(news.map((each) => [each.documentId, each]));
    const themes = [...new Set(news.map(({ theme }) => theme))].sort();
    const themesOf = (id: string) =>
      news.filter(({ documentId }) => documentId === id).map(({ theme }) => theme);
    const common = themes.find((theme) => [...entries.keys()].every((id) => themesOf(id).includes(theme)));
    const hash = createHash("sha256").update(choice).digest("hex").slice(0, 16);
    const text = toNews({ name: common && names.get(common), news: [...entries.values()] }, sender);
    await createLetter(strapi, { key: `${key} ${hash}`, themes, receivers, ...text }, now);
  }
}

/** Whether a receiver who follows the event itself gets the letter about its change. Those who began to follow it after the change saw it on its page. */
const getsChangeLetter = ({ themes }: Receiver, { documentId, before }: ToNotify) =>
  Boolean(before) && eventThemes(documentId).some((theme) => themes.includes(theme));
