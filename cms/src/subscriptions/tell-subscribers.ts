import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { entryOf, type Theme } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { codeOf } from "../background/error-code";
import { rows } from "../database/rows";
import { mailSettings } from "../mail/mail-settings";
import type { QueuedMail } from "../mail/outbox";
import {
  type Art,
  artOf,
  changeBetween,
  isPast,
  type PublicState,
  readPublicState,
} from "../outcomes/public-state";
import { draftTypes } from "../plugins/redaktion/submission-types";
import { type DocumentMiddleware, savedBy } from "../rules/saved";
import { type Sender, toNews } from "./letter-texts";
import { newsBatch } from "./news-batch";
import { senderOf } from "./sender";
import { deviceType, outboxType, subscriptionType } from "./sending-state";
import { createSending, hasReceivers, type Receiver, receiversOf } from "./sendings";
import { titleOf } from "./theme-names";

/** Changes within this time are told in one letter. */
const quietMs = 15 * 60_000;

/** In this context nobody is told: what a deleted entry stood for is still there. */
export const untold = new AsyncLocalStorage<true>();

/** What an entry is about */
type About = { categories: string[]; organisations: string[] };

async function aboutOf(strapi: Core.Strapi, uid: string, documentId: string): Promise<About> {
  const { attributes } = strapi.contentType(uid as (typeof draftTypes)[Art]);
  const relations = ["Kategorien", "Veranstalter", "Organisationen"].filter((name) => name in attributes);
  const entry: Record<string, unknown> | null = await strapi.db
    .query(uid as (typeof draftTypes)[Art])
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, populate: relations });
  const idsOf = (name: string) =>
    [entry?.[name] ?? []].flat().map((related) => (related as { documentId: string }).documentId);
  return {
    categories: idsOf("Kategorien"),
    organisations: [...idsOf("Veranstalter"), ...idsOf("Organisationen")],
  };
}

const newsThemes = ({ categories, organisations }: About): Theme[] => [
  ...categories.map((id): Theme => `kategorie:${id}`),
  ...organisations.map((id): Theme => `organisation:${id}`),
];

const eventThemes = (id: string): Theme[] => [
  `veranstaltung:${id}`,
  `erinnerung-tag:${id}`,
  `erinnerung-stunde:${id}`,
];

/** What is told of an entry: that it is new, or what is different from `before` */
type Told = { art: Art; documentId: string; before?: PublicState | undefined };

/**
 * Queues letters about what is published, to who follows its category or organisation, and about events that are moved,
 * cancelled or taken back. Not about what has taken place, nor what expires outside of a request.
 */
export const tellSubscribers: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const art = artOf(uid);
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  const isExpiry = action === "unpublish" && !strapi.requestContext.get();
  if (!art || !isPublic || isExpiry || untold.getStore() || !mailSettings()) return next();
  const readers = [rows(strapi, subscriptionType).count(), rows(strapi, deviceType).count()];
  if ((await Promise.all(readers)).every((count) => count === 0)) return next();
  const { documentId: known } = params as { documentId?: string };
  const before = known ? await readPublicState(strapi, art, known) : undefined;
  const { organisations }: About = known
    ? await aboutOf(strapi, uid, known)
    : { organisations: [], categories: [] };
  return strapi.db.transaction(async () => {
    const result = await next();
    const documentId = known ?? (result as { documentId?: string } | undefined)?.documentId;
    if (!documentId) return result;
    const after = await readPublicState(strapi, art, documentId);
    const what = changeBetween(before, after);
    if (!what || isPast(what, before, after)) return result;
    const told: Told = { art, documentId, ...(before && { before }) };
    if (what === "published")
      for (const theme of newsThemes(await aboutOf(strapi, uid, documentId)))
        await queue(strapi, { kind: "neues", name: `${theme} ${documentId}`, themes: [theme] }, told);
    if (art !== "veranstaltung" || !before) return result;
    const themes = eventThemes(documentId);
    await queue(strapi, { kind: "aenderung", name: documentId, themes }, told);
    for (const theme of newsThemes({ organisations, categories: [] }))
      await queue(strapi, { kind: "neues", name: `${theme} ${documentId}`, themes: [theme] }, told);
    return result;
  });
};

type Waiting = { kind: "aenderung" | "neues"; name: string; themes: readonly Theme[] };

/** What waits about an entry is put off, and goes on telling of all that is different from before the first change. */
async function queue(strapi: Core.Strapi, { kind, name, themes }: Waiting, told: Told): Promise<void> {
  const where = { Vorgangsnummer: name, Art: kind };
  const due = { Versuche: 0, Faellig_am: String(Date.now() + quietMs) };
  const { count } = await rows(strapi, outboxType).updateMany({ where, data: due });
  if (count > 0 || !(await hasReceivers(strapi, themes))) return;
  await rows(strapi, outboxType).create({
    data: { ...where, Eingang: draftTypes[told.art], Vorher: told, ...due },
  });
}

/**
 * Makes the letter of a waiting change, or those of the news that go out with one, as they are now; nothing where there is
 * nothing to tell any more. What was put off meanwhile stays. News go to each reader in one letter, with each entry once.
 */
export async function sendNews(strapi: Core.Strapi, mail: QueuedMail, now: Date): Promise<void> {
  const sender = await senderOf(strapi);
  if (!sender) return;
  const isNews = mail.Art === "neues";
  const found = isNews ? await rows(strapi, outboxType).findMany({ where: { Art: mail.Art } }) : [mail];
  const { waiting, toTell } = await readWaiting(strapi, newsBatch(found, mail, now), mail);
  const key = `${mail.Art} ${waiting.map(({ documentId }) => documentId).sort()[0]}`;
  await strapi.db.transaction(async () => {
    for (const { id, Faellig_am } of waiting) {
      const { count } = await rows(strapi, outboxType).deleteMany({ where: { id, Faellig_am } });
      // Another CMS has taken it, or it was put off: all of it is looked at again.
      if (count === 0) throw new Error("What waits has changed meanwhile.");
    }
    if (isNews) return createLetters(strapi, key, toTell, sender, now);
    const letter = { key, themes: eventThemes(mail.Vorgangsnummer) };
    if (toTell.length > 0)
      await createSending(strapi, { ...letter, ...toNews({ name: undefined, news: toTell }, sender) }, now);
  });
}

/** What waiting rows are about. One that cannot be read goes on waiting, without the others. @throws if it is the due one */
async function readWaiting(strapi: Core.Strapi, found: readonly QueuedMail[], due: QueuedMail) {
  const waiting: QueuedMail[] = [];
  const toTell: ToTell[] = [];
  for (const row of found)
    try {
      toTell.push(...(await stillToTell(strapi, row)));
      waiting.push(row);
    } catch (error) {
      if (row.id === due.id) throw error;
      strapi.log.error(`What is new in ${row.Vorgangsnummer} cannot be read: ${codeOf(error)}`);
    }
  return { waiting, toTell };
}

/** `theme`: of the category or organisation, for news */
type ToTell = Parameters<typeof toNews>[0]["news"][number] & { theme: Theme; documentId: string };

/** What a waiting row is about as it is now; empty where there is nothing to tell of it. */
async function stillToTell(strapi: Core.Strapi, { Vorgangsnummer, Vorher }: QueuedMail): Promise<ToTell[]> {
  const { art, documentId, before } = Vorher as Told;
  const [theme] = Vorgangsnummer.split(" ") as [Theme];
  const after = await readPublicState(strapi, art, documentId);
  const what = changeBetween(before, after);
  return what && !isPast(what, before, after) ? [{ what, before, after, theme, documentId }] : [];
}

/** A letter for each choice of entries that readers have made by their themes among those that there is something to tell about */
async function createLetters(
  strapi: Core.Strapi,
  key: string,
  toTell: readonly ToTell[],
  sender: Sender,
  now: Date,
): Promise<void> {
  const names = new Map<Theme, string>();
  for (const theme of new Set(toTell.map((each) => each.theme))) {
    const entry = entryOf(theme);
    const name = entry && (await titleOf(strapi, entry));
    if (name) names.set(theme, name);
  }
  const choices = new Map<string, { news: ToTell[]; receivers: Receiver[] }>();
  for (const receiver of await receiversOf(strapi, [...names.keys()])) {
    const news = toTell.filter(
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
    await createSending(strapi, { key: `${key} ${hash}`, themes, receivers, ...text }, now);
  }
}

/** Whether who follows an event itself is told by its own letter. Who has begun to since saw the change on its page. */
const getsChangeLetter = ({ themes }: Receiver, { documentId, before }: ToTell) =>
  Boolean(before) && eventThemes(documentId).some((theme) => themes.includes(theme));
