import type { Theme } from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { type DocumentMiddleware, savedBy } from "../../documents/saved";
import { withoutNotifications } from "../../documents/without-notifications";
import { mailSettings } from "../../mail/mail-settings";
import { quietMs } from "../../mail/outbox";
import { draftTypes } from "../../outcomes/draft-types";
import {
  type Art,
  artOf,
  changeBetween,
  isPast,
  type PublicState,
  readPublicState,
} from "../../outcomes/public-state";
import { isOn } from "../../slots/is-on";
import { hasReceivers } from "./receivers";
import { deviceType, outboxType, subscriptionType } from "./stored-types";

/** What an entry is about */
type RelatedIds = { categories: string[]; organisations: string[] };

async function aboutOf(strapi: Core.Strapi, uid: string, documentId: string): Promise<RelatedIds> {
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

const newsThemes = ({ categories, organisations }: RelatedIds): Theme[] => [
  ...categories.map((id): Theme => `kategorie:${id}`),
  ...organisations.map((id): Theme => `organisation:${id}`),
];

export const eventThemes = (id: string): Theme[] => [
  `veranstaltung:${id}`,
  `erinnerung-tag:${id}`,
  `erinnerung-stunde:${id}`,
];

/** What is told of an entry: that it is new, or what is different from `before` */
export type EntryNews = { art: Art; documentId: string; before?: PublicState | undefined };

/**
 * Queues letters about what is published, to who follows its category or organisation, and about events that are moved,
 * cancelled or taken back. Not about what has taken place, nor what expires outside of a request.
 */
export const tellSubscribers: DocumentMiddleware = (strapi) => async (context, next) => {
  const { action, params, uid } = context;
  const art = artOf(uid);
  const isPublic = /^(publish|unpublish|delete)$/.test(action) || savedBy(context)?.status === "published";
  const isExpiry = action === "unpublish" && !strapi.requestContext.get();
  const areSent = isOn("letters") && mailSettings() && !withoutNotifications.getStore();
  if (!art || !isPublic || isExpiry || !areSent) return next();
  const readers = [rows(strapi, subscriptionType).count(), rows(strapi, deviceType).count()];
  if ((await Promise.all(readers)).every((count) => count === 0)) return next();
  const { documentId: known } = params as { documentId?: string };
  const before = known ? await readPublicState(strapi, art, known) : undefined;
  const { organisations }: RelatedIds = known
    ? await aboutOf(strapi, uid, known)
    : { organisations: [], categories: [] };
  return strapi.db.transaction(async () => {
    const result = await next();
    const documentId = known ?? (result as { documentId?: string } | undefined)?.documentId;
    if (!documentId) return result;
    const after = await readPublicState(strapi, art, documentId);
    const what = changeBetween(before, after);
    if (!what || isPast(what, before, after)) return result;
    const news: EntryNews = { art, documentId, ...(before && { before }) };
    if (what === "published")
      for (const theme of newsThemes(await aboutOf(strapi, uid, documentId)))
        await queue(strapi, { kind: "neues", name: `${theme} ${documentId}`, themes: [theme] }, news);
    if (art !== "veranstaltung" || !before) return result;
    const themes = eventThemes(documentId);
    await queue(strapi, { kind: "aenderung", name: documentId, themes }, news);
    for (const theme of newsThemes({ organisations, categories: [] }))
      await queue(strapi, { kind: "neues", name: `${theme} ${documentId}`, themes: [theme] }, news);
    return result;
  });
};

type QueuedNews = { kind: "aenderung" | "neues"; name: string; themes: readonly Theme[] };

/** What waits about an entry is put off, and goes on telling of all that is different from before the first change. */
async function queue(
  strapi: Core.Strapi,
  { kind, name, themes }: QueuedNews,
  news: EntryNews,
): Promise<void> {
  const where = { Vorgangsnummer: name, Art: kind };
  const due = { Versuche: 0, Faellig_am: String(Date.now() + quietMs) };
  const { count } = await rows(strapi, outboxType).updateMany({ where, data: due });
  if (count > 0 || !(await hasReceivers(strapi, themes))) return;
  await rows(strapi, outboxType).create({
    data: { ...where, Eingang: draftTypes[news.art], Vorher: news, ...due },
  });
}
