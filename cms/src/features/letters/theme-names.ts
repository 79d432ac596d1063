import {
  type EntryKind,
  entryOf,
  isOfEvent,
  type PlainTheme,
  type Theme,
  themeWords,
  warningWords,
} from "@dorfforum/shared/letters/themes";
import type { Core } from "@strapi/strapi";

const types = {
  kategorie: { uid: "api::kategorie.kategorie", title: "Name" },
  organisation: { uid: "api::organisation.organisation", title: "Name" },
  veranstaltung: { uid: "api::veranstaltung.veranstaltung", title: "Titel" },
  abfall: { uid: "api::abfallbezirk.abfallbezirk", title: "Name" },
} as const;

export const typeOf = (kind: EntryKind) =>
  isOfEvent(kind) ? types.veranstaltung : types[kind as keyof typeof types];

const plainNames: Record<PlainTheme, string> = { woche: "Die Woche", ...warningWords };

/** What a theme is called in mails; undefined if its entry is not published. */
export async function nameOf(strapi: Core.Strapi, theme: Theme): Promise<string | undefined> {
  const entry = entryOf(theme);
  if (!entry) return plainNames[theme as PlainTheme];
  const title = await titleOf(strapi, entry);
  return title && themeWords[entry.kind](title);
}

export async function titleOf(strapi: Core.Strapi, { kind, id }: { kind: EntryKind; id: string }) {
  const { uid, title } = typeOf(kind);
  const published: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: id, publishedAt: { $notNull: true } }, select: [title] });
  return published ? String(published[title]) : undefined;
}
