/*
 * What visitors can be told of by mail, for the site's pages and the CMS, which sends.
 */

/** The week's letter, and urgent notices, which an editor sends by a press of their own: of danger alone, or of less, too */
export const plainThemes = ["woche", "gefahr", "warnung"] as const;
export type PlainTheme = (typeof plainThemes)[number];

/** Whose orders get an urgent notice of a level. A Hinweis is sent to nobody. */
export const warnedThemes = {
  Warnung: ["warnung"],
  Gefahr: ["gefahr", "warnung"],
} as const satisfies Record<string, readonly PlainTheme[]>;
export type WarningLevel = keyof typeof warnedThemes;

/** Whether a theme is about urgent notices */
export const isOfWarnings = (theme: Theme): theme is "gefahr" | "warnung" =>
  warnedThemes.Gefahr.some((each) => each === theme);

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

/**
 * What is left after somebody leaves a theme. Who leaves one theme of an event leaves the event; who does not want to be told
 * of danger is not told of less.
 */
export function withoutTheme(themes: readonly Theme[], left: Theme): Theme[] {
  const entry = entryOf(left);
  return themes.filter((theme) => {
    const other = entryOf(theme);
    const isSameEvent =
      entry && other && isOfEvent(entry.kind) && isOfEvent(other.kind) && entry.id === other.id;
    const isOfLess = left === "gefahr" && isOfWarnings(theme);
    return theme !== left && !isSameEvent && !isOfLess;
  });
}

/** What urgent notices are called, on the site and in mails */
export const warningWords = { gefahr: "Warnungen bei Gefahr", warnung: "Alle Warnungen" };

/** What a theme about an entry is called, on the site and in mails */
export const themeWords: Record<EntryKind, (title: string) => string> = {
  kategorie: (title) => `Neues in „${title}“`,
  organisation: (title) => `Neues und Änderungen: ${title}`,
  veranstaltung: (title) => `Änderungen: ${title}`,
  "erinnerung-tag": (title) => `Erinnerung einen Tag vorher: ${title}`,
  "erinnerung-stunde": (title) => `Erinnerung eine Stunde vorher: ${title}`,
  abfall: (title) => `Abfall am Abend vorher: ${title}`,
};
