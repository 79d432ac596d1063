import { createHash } from "node:crypto";
import { entryOf, type Theme } from "@dorfforum/shared/subscriptions/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { mailSettings } from "../mail/mail-settings";
import type { QueuedMail } from "../mail/outbox";
import { type Art, artOf, changeBetween, type PublicState, readPublicState } from "../outcomes/public-state";
import { draftTypes } from "../plugins/redaktion/submission-types";
import { type DocumentMiddleware, savedBy } from "../rules/saved";
import { toChange, toNews } from "./letter-texts";
import { senderOf } from "./sender";
import { deviceType, outboxType, subscriptionType } from "./sending-state";
import { createSending, hasReceivers, type NewSending } from "./sendings";
import { titleOf } from "./theme-names";

/** Changes within this time are told in one letter. */
const quietMs = 15 * 60_000;

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

const eventThemes = (id: string, { organisations }: About): Theme[] => [
  `veranstaltung:${id}`,
  `erinnerung-tag:${id}`,
  `erinnerung-stunde:${id}`,
  ...organisations.map((each): Theme => `organisation:${each}`),
];

type Told = { themes: Theme[]; before?: PublicState | undefined };

/**
 * Queues letters about what is published for the first time, to who follows its category or organisation, and about events
 * that are moved, cancelled or taken back. Not about what has taken place, nor what expires outside of a request.
 */
export const tellSubscribers: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const art = artOf(uid);
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  const isExpiry = action === "unpublish" && !strapi.requestContext.get();
  if (!art || !isPublic || isExpiry || !mailSettings()) return next();
  const readers = [rows(strapi, subscriptionType).count(), rows(strapi, deviceType).count()];
  if ((await Promise.all(readers)).every((count) => count === 0)) return next();
  const { documentId: known } = params as { documentId?: string };
  const before = known ? await readPublicState(strapi, art, known) : undefined;
  const aboutBefore: About = known
    ? await aboutOf(strapi, uid, known)
    : { categories: [], organisations: [] };
  return strapi.db.transaction(async () => {
    const result = await next();
    const documentId = known ?? (result as { documentId?: string } | undefined)?.documentId;
    if (!documentId) return result;
    const after = await readPublicState(strapi, art, documentId);
    const what = changeBetween(before, after);
    if (!what || (after ?? before)?.isOver) return result;
    if (what === "published")
      await queueNews(strapi, {
        art,
        documentId,
        themes: newsThemes(await aboutOf(strapi, uid, documentId)),
      });
    if (art === "veranstaltung")
      await queueChange(strapi, documentId, { themes: eventThemes(documentId, aboutBefore), before });
    return result;
  });
};

const dueIn = (delayMs: number) => ({ Versuche: 0, Faellig_am: String(Date.now() + delayMs) });

/** Changes of one event wait for each other; what was told last is compared with what is true then. */
async function queueChange(strapi: Core.Strapi, documentId: string, told: Told): Promise<void> {
  const where = { Vorgangsnummer: documentId, Art: "aenderung" };
  const { count } = await rows(strapi, outboxType).updateMany({ where, data: dueIn(quietMs) });
  // Who has just been told that an event is new need not be told that it is there.
  if (count > 0 || !told.before || !(await hasReceivers(strapi, told.themes))) return;
  const data = { ...where, Eingang: draftTypes.veranstaltung, Vorher: told, ...dueIn(quietMs) };
  await rows(strapi, outboxType).create({ data });
}

type New = { art: Art; documentId: string };

/** News of one theme wait for each other. */
async function queueNews(
  strapi: Core.Strapi,
  { themes, ...entry }: New & { themes: Theme[] },
): Promise<void> {
  for (const theme of themes) {
    if (!(await hasReceivers(strapi, [theme]))) continue;
    const where = { Vorgangsnummer: theme, Art: "neues" };
    const waiting = await rows(strapi, outboxType).findOne({ where });
    const entries = ((waiting?.Vorher ?? []) as New[]).filter((each) => each.documentId !== entry.documentId);
    const Vorher = [...entries, entry];
    if (waiting) await rows(strapi, outboxType).updateMany({ where, data: { Vorher } });
    else
      await rows(strapi, outboxType).create({
        data: { ...where, Eingang: outboxType, Vorher, ...dueIn(quietMs) },
      });
  }
}

/** Makes the letter of a waiting change or of waiting news, as they are now, unless there is nothing to tell any more. */
export async function sendNews(strapi: Core.Strapi, mail: QueuedMail, now: Date): Promise<void> {
  const sender = await senderOf(strapi);
  if (!sender) return;
  const { Art: kind, Vorgangsnummer, documentId } = mail;
  // The same for another attempt at this letter, another for each later one
  const send = (themes: Theme[], letter: Pick<NewSending, "subject" | "text" | "push">) => {
    const hash = createHash("sha256").update(letter.subject).update(letter.text).digest("hex").slice(0, 16);
    return createSending(strapi, { key: `${kind}.${documentId}.${hash}`, themes, ...letter }, now);
  };
  if (kind === "aenderung") {
    const { themes, before } = mail.Vorher as Told;
    const after = await readPublicState(strapi, "veranstaltung", Vorgangsnummer);
    const what = changeBetween(before, after);
    if (what) await send(themes, toChange({ what, before, after }, sender));
    return;
  }
  const theme = Vorgangsnummer as Theme;
  const entry = entryOf(theme);
  const name = entry && (await titleOf(strapi, entry));
  const found = await Promise.all(
    (mail.Vorher as New[]).map((each) => readPublicState(strapi, each.art, each.documentId)),
  );
  const entries = found.flatMap((state) => (state && !state.isOver ? state : []));
  if (name && entries.length > 0) await send([theme], toNews({ name, entries }, sender));
}
