/** Every German path of the site is built here, so that a route is renamed in one place. */

type Value = string | number | undefined;

const query = (pairs: Record<string, Value | readonly Value[]>) => {
  const entries = Object.entries(pairs).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, each] as const),
  );
  const present = entries.filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(present.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `?${search}` : "";
};

const slugged = (path: string) => (slug: string) => `${path}/${encodeURIComponent(slug)}`;

/** The fragment at which a page with a form opens: the form, or the message about a stored response. */
const formFragment = (answer: string | undefined) => (answer ? "meldung" : "formular");

/** The kinds of entries in the search, as they stand in the URL's `art`. */
export const kinds = ["veranstaltung", "beitrag", "angebot", "info", "verein", "kindertagesstätte"] as const;
export type Kind = (typeof kinds)[number];

/**
 * `q` text, `c` a category's name, `kind` the kind of entry, `page` from 1 or several ("1-3"), `without` the guesses that are taken back,
 * `literally` to guess nothing
 */
export type SearchParams = {
  q?: string | undefined;
  c?: string | undefined;
  kind?: Kind | undefined;
  page?: number | `${number}-${number}` | undefined;
  without?: readonly string[] | undefined;
  literally?: boolean | undefined;
};

const searchQuery = ({ q, c, kind, page, without, literally }: SearchParams) =>
  query({
    q,
    c,
    art: kind,
    ohne: without ?? [],
    woertlich: literally ? 1 : undefined,
    seite: page === 1 ? undefined : page,
  });

/** `month` "YYYY-MM", `day` "YYYY-MM-DD", `category` and `organiser` slugs, `page` from 1 */
export type CalendarView = {
  month?: string | undefined;
  day?: string | undefined;
  category?: string | undefined;
  organiser?: string | undefined;
  look?: "monat" | undefined;
  page?: number | undefined;
};

const calendarQuery = ({ month, day, category, organiser, look, page }: CalendarView) => ({
  monat: month,
  tag: day,
  kategorie: category,
  veranstalter: organiser,
  ansicht: look,
  seite: page === 1 ? undefined : page,
});

/** Slugs of the categories and organisers whose events are subscribed to; none means all. */
type Subscribed = { categories?: readonly string[]; organisers?: readonly string[] };

const subscribedQuery = ({ categories = [], organisers = [] }: Subscribed) =>
  query({ kategorie: categories, veranstalter: organisers });

/** The query of an article's version in Leichte Sprache */
const easyLanguageQuery = { name: "sprache", value: "leicht" };

/** Whether a page's `sprache` asks for Leichte Sprache. */
export const isEasyLanguage = (language: string | string[] | undefined): boolean =>
  language === easyLanguageQuery.value;

/** A file of `public/medien`, such as "hero.webm" */
export const publicFile = (file: string): string => `/medien/${file}`;

/** One of the site's own drawings, by its name without ending */
export const illustration = (name: string): string => publicFile(`illustrationen/${name}.svg`);

/** Whether a path is that of a file of the site: of the media library or of `public/medien`. */
export const isFilePath = (path: string): boolean =>
  [routes.media(""), publicFile("")].some((folder) => path.startsWith(folder));

/** An icon of `public/symbole`, such as "symbol-192.png" */
export const iconFile = (file: string): string => `/symbole/${file}`;

export const routes = {
  home: "/",
  imprint: "/impressum",
  privacy: "/datenschutz",
  accessibility: "/barrierefreiheit",
  easyLanguage: "/leichte-sprache",
  /** The page that is shown with 503; only rewrites reach it. */
  unavailable: "/stoerung",
  /** A path that no route matches: rewritten to it, Next renders not-found.tsx whole, with its status. */
  nowhere: "/_nicht-gefunden",
  api: "/api/",
  /** Passes the browsers' error reports on. */
  monitoring: "/api/monitoring",
  /** A file of the media library; with a version its address may be cached for ever. */
  media: (file: string, version?: string) => `/dateien/${encodeURIComponent(file)}${query({ v: version })}`,
  /** Takes the answer to the consent question (POST). */
  consentChoice: "/api/einwilligung",
  /** `saved`: the confirmation to show; it stands in the URL because pages never depend on cookies. */
  cookies: (saved?: "gespeichert" | "signal") => `/cookie-einstellungen${query({ stand: saved })}`,
  participate: "/mitmachen",
  contact: "/kontakt",
  /** The forms; `answer` is the id of a stored response (lib/forms/stored-responses.ts). */
  contactForm: (answer?: string) => `/kontakt${query({ antwort: answer })}#${formFragment(answer)}`,
  propose: (form: string, answer?: string) =>
    `/mitmachen${query({ art: form, antwort: answer })}#${formFragment(answer)}`,
  /** `about`: the path of the page in question */
  reportBarrier: (about?: string, answer?: string) =>
    `/barriere-melden${query({ seite: about, antwort: answer })}${answer ? `#${formFragment(answer)}` : ""}`,
  reportContent: (about?: string, answer?: string) =>
    `/inhalt-melden${query({ seite: about, antwort: answer })}${answer ? `#${formFragment(answer)}` : ""}`,
  /** Confirms that a form arrived; `receipt` is made by lib/forms/signed-receipt.ts. */
  sent: slugged("/gesendet"),
  /** Receives a form, with JavaScript and without. */
  formTarget: slugged("/api/formulare"),
  /** Answers while the process runs. */
  health: "/api/health",
  robotTask: (form: string) => `/api/rechenaufgabe${query({ formular: form })}`,
  /** Dates of the calendar from `first` to `last` ("YYYY-MM-DD", both included) */
  datesOn: (first: string, last?: string) => `/api/termine${query({ von: first, bis: last })}`,
  clubs: "/%C3%BCbersicht/vereine",
  daycare: "/%C3%BCbersicht/kindertagesst%C3%A4tten",
  /** The picture that networks show of a shared page; `version` changes with its content. */
  sharePicture: (kind: "seite" | "veranstaltung" | "beitrag", slug: string, version?: string) =>
    `/teilbild/${kind}/${encodeURIComponent(slug)}.png${query({ v: version })}`,
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  sitemapPart: (number: number | string) => `/sitemap/${number}`,
  feed: "/feed.xml",
  openSearch: "/opensearch.xml",
  manifest: "/manifest.webmanifest",
  event: slugged("/veranstaltung"),
  /** Not a page: to be linked with <a>, not with next/link. */
  eventFile: (slug: string) => `${routes.event(slug)}/kalender.ics`,
  calendar: (view: CalendarView = {}) => `/veranstaltungen${query(calendarQuery(view))}`,
  subscribe: (subscribed: Subscribed = {}) => `/veranstaltungen/abonnieren${subscribedQuery(subscribed)}`,
  calendarFile: (subscribed: Subscribed = {}) => `/veranstaltungen.ics${subscribedQuery(subscribed)}`,
  article: slugged("/beitrag"),
  offer: slugged("/angebot"),
  info: slugged("/info"),
  search: (params: SearchParams = {}) => `/suchergebnisse${searchQuery(params)}`,
  /** The search as JSON: docs/suche.md */
  searchApi: (params: SearchParams = {}) => `/api/suche${searchQuery(params)}`,
  suggestionsApi: (q: string) => `/api/suche/vorschlaege${query({ q })}`,
  /** A category's list; without parameters its canonical URL */
  category: (slug: string, params: Omit<SearchParams, "c"> = {}) =>
    `/suchergebnisse/${encodeURIComponent(slug)}${searchQuery(params)}`,
  /** An article's version in Leichte Sprache */
  easyArticle: (slug: string) =>
    `${routes.article(slug)}?${easyLanguageQuery.name}=${easyLanguageQuery.value}`,
  /** Day-care centres and schools side by side */
  daycareComparison: (slugs: readonly string[]) => `${routes.daycare}${query({ vergleich: slugs })}`,
  /** An organisation's vCard */
  contactCard: (slug: string) => `/kontaktdaten/${encodeURIComponent(slug)}.vcf`,
  /** An organisation has no page of its own, but an anchor on its overview. */
  organisation: (organisation: { type: "verein" | "kindertagesstätte"; slug: string }) =>
    `${organisation.type === "verein" ? routes.clubs : routes.daycare}#${encodeURIComponent(organisation.slug)}`,
};
