import type { Core } from "@strapi/strapi";
import { firstPastOrder } from "../../events/event-order";
import { comparable, eventType, type ImportType } from "./compare-fields";
import { plainName } from "./directory/read-directory";
import type { MatchRules, Source, StoredKey } from "./match-entries";

export type StoredEntry = Record<string, unknown> & { documentId: string };
export type StoredVersions = { draft: StoredEntry; published: StoredEntry | undefined };

/** The fields in which the CMS keeps where an entry came from. Visitors do not get them. */
export const provenanceFields = {
  source: "Importquelle",
  key: "Importkennung",
  last: "Importstand",
} as const;

/** Events are the same when title and beginning are, organisations when their names are. */
export const matchRules: Record<ImportType, MatchRules> = {
  "api::veranstaltung.veranstaltung": {
    naturalKey: ({ Titel, Beginn }) => `${plainName(String(Titel ?? ""))} ${comparable(Beginn)}`,
    asksOfNamesakes: false,
  },
  "api::organisation.organisation": {
    naturalKey: ({ Name }) => plainName(String(Name ?? "")),
    asksOfNamesakes: true,
  },
};

/** The drafts that an import could be about: those of this source, its former one and none; of organisations all. */
export async function readStoredKeys(
  strapi: Core.Strapi,
  type: ImportType,
  { name, former }: Source,
): Promise<(StoredKey & { isComing: boolean })[]> {
  const isEvent = type === eventType;
  const where = {
    publishedAt: null,
    ...(isEvent && {
      $or: [
        { [provenanceFields.source]: { $in: [name, former ?? name] } },
        { [provenanceFields.source]: { $null: true } },
      ],
    }),
  };
  const own = isEvent ? ["Titel", "Beginn", "Terminfolge"] : ["Name"];
  const entries: StoredEntry[] = await strapi.db
    .query(type)
    .findMany({ where, select: ["documentId", provenanceFields.source, provenanceFields.key, ...own] });
  return entries.map((entry) => ({
    documentId: entry.documentId,
    source: sourceOf(entry) === former ? name : sourceOf(entry),
    key: (entry[provenanceFields.key] as string | null) ?? null,
    naturalKey: matchRules[type].naturalKey(entry),
    title: String(entry.Titel ?? entry.Name ?? ""),
    isComing: !isEvent || Number(entry.Terminfolge) < firstPastOrder,
  }));
}

/** Null of an entry that was typed in */
const sourceOf = (entry: StoredEntry) =>
  (entry[provenanceFields.source] as string | null | undefined) ?? null;

const batchSize = 200;

/** Draft and published version of documents, with the components and related entries that an import can change. */
export async function readVersions(
  strapi: Core.Strapi,
  type: ImportType,
  documentIds: readonly string[],
  media: readonly string[] = [],
): Promise<Map<string, StoredVersions>> {
  const populate = {
    ...Object.fromEntries(media.map((name) => [name, true])),
    Kategorien: { select: ["documentId"] },
    ...(type === eventType ? { Ausnahmen: true } : { Oeffnungszeiten: true, Besondere_Tage: true }),
  };
  const versions = new Map<string, StoredVersions>();
  for (let start = 0; start < documentIds.length; start += batchSize) {
    const where = { documentId: { $in: documentIds.slice(start, start + batchSize) } };
    const entries: StoredEntry[] = await strapi.db.query(type).findMany({ where, populate });
    for (const draft of entries.filter(({ publishedAt }) => !publishedAt)) {
      const published = entries.find((entry) => entry.documentId === draft.documentId && entry.publishedAt);
      versions.set(draft.documentId, { draft: onceEach(draft), published: published && onceEach(published) });
    }
  }
  return versions;
}

/** A category is related in its draft and in its published version. */
function onceEach(entry: StoredEntry): StoredEntry {
  const categories = (entry.Kategorien ?? []) as { documentId: string }[];
  return { ...entry, Kategorien: [...new Set(categories.map(({ documentId }) => documentId))] };
}

const ownMedia = ["Bild", "Weitere_Bilder", "Dateien"];
const ownFields = ["Kosten", "Anmeldung_Link", "Barrierefreiheit", "Bild_Alt", ...ownMedia];

export const readWithMedia = (strapi: Core.Strapi, type: ImportType, documentIds: readonly string[]) =>
  readVersions(strapi, type, documentIds, ownMedia);

/** Whether an editor has changed an imported event, or added to it. */
export function isTouched(versions: StoredVersions): boolean {
  const { draft, published } = versions;
  const last = draft[provenanceFields.last] as Record<string, unknown> | null | undefined;
  return (
    !last ||
    (published !== undefined && !isPublishedAsIs(versions)) ||
    Object.entries(last).some(([name, value]) => comparable(value) !== comparable(draft[name])) ||
    ownFields.some((name) => comparable(draft[name]) !== "")
  );
}

const unlikeFields =
  /^(id|createdAt|updatedAt|publishedAt|createdBy|updatedBy|locale|Terminfolge|Zuletzt_bestaetigt_am)$/;

/** Whether an entry is published, without changes that wait in its draft. */
export const isPublishedAsIs = ({ draft, published }: StoredVersions): boolean =>
  published !== undefined &&
  Object.keys(draft).every(
    (name) => unlikeFields.test(name) || comparable(draft[name]) === comparable(published[name]),
  );
