/** The kinds of entries in the search, as they stand in the URL's `art`. */
export const kinds = [
  "veranstaltung",
  "beitrag",
  "angebot",
  "info",
  "verein",
  "kindertagesstätte",
  "seite",
] as const;
export type Kind = (typeof kinds)[number];

/** `c` is a category's name, `page` counts from 1 or is a range ("1-3"), `without` lists intents that are switched off. */
export type SearchParams = {
  q?: string | undefined;
  c?: string | undefined;
  kind?: Kind | undefined;
  page?: number | `${number}-${number}` | undefined;
  without?: readonly string[] | undefined;
  /** Switches all intents off */
  literally?: boolean | undefined;
};
