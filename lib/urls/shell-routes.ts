import {
  articlePath,
  clubPath,
  clubsPath,
  contactPath,
  daycarePath,
  eventPath,
  facilityPath,
  infoPath,
  newsPath,
  offerPath,
  participatePath,
} from "@dorfforum/shared/urls/site-paths";
import type { SearchParams } from "./search-params";

/** Those of the site's routes that the script of every page needs. `routes` (lib/urls/routes.ts) has these and all others. */

type Value = string | number | undefined;

export function query(parameters: Record<string, Value | readonly Value[]>): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters))
    for (const value of [values].flat())
      if (value !== undefined && value !== "") search.append(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}

/** The fragment at which a page with a form opens: the form, or the message about a stored response. */
export const formFragment = (responseId: string | undefined) => (responseId ? "#meldung" : "#formular");

/** A page with one form; `about` is the path of the page that is reported. */
export const reportPage = (path: string) => (about?: string, responseId?: string) =>
  `${path}${query({ seite: about, antwort: responseId })}${responseId ? formFragment(responseId) : ""}`;

export const searchQuery = ({ q, c, kind, page, without, literally }: SearchParams) =>
  query({
    q,
    c,
    art: kind,
    ohne: without ?? [],
    woertlich: literally ? 1 : undefined,
    seite: page === 1 ? undefined : page,
  });

export const shellRoutes = {
  home: "/",
  easyLanguage: "/leichte-sprache",
  /** For people who read little German, in their languages */
  newcomers: "/willkommen",
  api: "/api/",
  /** A file of the media library; with a version its address may be cached for ever. */
  media: (file: string, version?: string) => `/dateien/${encodeURIComponent(file)}${query({ v: version })}`,
  participate: participatePath,
  contact: contactPath,
  reportBarrier: reportPage("/barriere-melden"),
  club: clubPath,
  /** The page of a day-care centre or a school */
  facility: facilityPath,
  clubs: encodeURI(clubsPath),
  daycare: encodeURI(daycarePath),
  sitemapPart: (number: number | string) => `/sitemap/${number}`,
  /** `day` ("YYYY-MM-DD") is that of one date of a series. */
  event: (slug: string, day?: string) => `${eventPath(slug)}${query({ tag: day })}`,
  article: articlePath,
  /** The list of articles; its pages count from 1. */
  news: (page = 1) => `${newsPath}${query({ seite: page === 1 ? undefined : page })}`,
  offer: offerPath,
  info: infoPath,
  search: (params: SearchParams = {}) => `/suchergebnisse${searchQuery(params)}`,
  /** A category's list; without parameters its canonical URL */
  category: (slug: string, params: Omit<SearchParams, "c"> = {}) =>
    `/suchergebnisse/${encodeURIComponent(slug)}${searchQuery(params)}`,
};

/** A file of `public/medien`, such as "hero.webm" */
export const publicFile = (file: string): string => `/medien/${file}`;

/** One of the site's own drawings, by its name without ending */
export const illustration = (name: string): string => publicFile(`illustrationen/${name}.svg`);

/** Whether a path is that of a file of the site: of the media library or of `public/medien`. */
export const isFilePath = (path: string): boolean =>
  [shellRoutes.media(""), publicFile("")].some((folder) => path.startsWith(folder));
