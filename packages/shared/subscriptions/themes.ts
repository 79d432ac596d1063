/*
 * What visitors can be told of by mail, for the site's pages and the CMS, which sends.
 */

/** The week's letter, and urgent notices, which an editor sends by a press of their own */
export const plainThemes = ["woche", "gefahr"] as const;
export type PlainTheme = (typeof plainThemes)[number];

/** The others name an entry by its document id: "kategorie:abc…". */
export type Theme = PlainTheme | `${EntryKind}:${string}`;

/** Reminders come a day or an hour before each date of an event; of waste, for a district, on the evening before. */
const entryKinds = [
  "kategorie",
  "organisation",
  "veranstaltung",
  "erinnerung-tag",
  "erinnerung-stunde",
  "abfall",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Of one address */
export const maxThemes = 50;

export const themePattern = new RegExp(
  `^(?:${plainThemes.join("|")}|(?:${entryKinds.join("|")}):[a-z0-9]{20,40})$`,
);

export const isTheme = (text: unknown): text is Theme => typeof text === "string" && themePattern.test(text);

/** The parts of a theme about an entry; undefined for a plain one. */
export function entryOf(theme: Theme): { kind: EntryKind; id: string } | undefined {
  const [kind, id] = theme.split(":");
  return id ? { kind: kind as EntryKind, id } : undefined;
}

/** Whether a theme is about one event: its changes, or reminders, which tell of changes too. */
export const isOfEvent = (kind: EntryKind) =>
  kind === "veranstaltung" || kind === "erinnerung-tag" || kind === "erinnerung-stunde";

/** What is left after somebody leaves a theme. Who leaves one theme of an event leaves the event. */
export function withoutTheme(themes: readonly Theme[], left: Theme): Theme[] {
  const entry = entryOf(left);
  return themes.filter((theme) => {
    const other = entryOf(theme);
    const isSameEvent =
      entry && other && isOfEvent(entry.kind) && isOfEvent(other.kind) && entry.id === other.id;
    return theme !== left && !isSameEvent;
  });
}

/** What a theme about an entry is called, on the site and in mails */
export const themeWords: Record<EntryKind, (title: string) => string> = {
  kategorie: (title) => `Neues in „${title}“`,
  organisation: (title) => `Neues und Änderungen: ${title}`,
  veranstaltung: (title) => `Änderungen: ${title}`,
  "erinnerung-tag": (title) => `Erinnerung einen Tag vorher: ${title}`,
  "erinnerung-stunde": (title) => `Erinnerung eine Stunde vorher: ${title}`,
  abfall: (title) => `Abfall am Abend vorher: ${title}`,
};
