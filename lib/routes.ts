/** Every German path of the site is built here, so that a route is renamed in one place. */

const query = (pairs: Record<string, string | number | undefined>) => {
  const given = Object.entries(pairs).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `?${search}` : "";
};

const slugged = (path: string) => (slug: string) => `${path}/${encodeURIComponent(slug)}`;

/** What a list of results can be narrowed to, as it stands in the URL's `art`. */
export const kinds = ["veranstaltung", "beitrag", "angebot", "info", "verein", "kindertagesstätte"] as const;
export type Kind = (typeof kinds)[number];

/** `q` text, `c` a category's name, `kind` the kind of entry, `page` from 1 */
export type SearchParams = {
  q?: string | undefined;
  c?: string | undefined;
  kind?: Kind | undefined;
  page?: number | undefined;
};

export const routes = {
  home: "/",
  imprint: "/impressum",
  privacy: "/datenschutz",
  accessibility: "/barrierefreiheit",
  easyLanguage: "/leichte-sprache",
  participate: "/mitmachen",
  contact: "/kontakt",
  clubs: "/%C3%BCbersicht/vereine",
  daycare: "/%C3%BCbersicht/kindertagesst%C3%A4tten",
  event: slugged("/veranstaltung"),
  article: slugged("/beitrag"),
  offer: slugged("/angebot"),
  info: slugged("/info"),
  search: ({ q, c, kind, page }: SearchParams = {}) =>
    `/suchergebnisse${query({ q, c, art: kind, seite: page === 1 ? undefined : page })}`,
  /** The one indexable address of a category's list */
  category: slugged("/suchergebnisse"),
  /** An organisation has no page of its own: it is a place on its overview. */
  organisation: (organisation: { type: "verein" | "kindertagesstätte"; slug: string }) =>
    `${organisation.type === "verein" ? routes.clubs : routes.daycare}#${encodeURIComponent(organisation.slug)}`,
};
