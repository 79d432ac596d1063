import type { Hit, SearchResponse } from "@/lib/search/search-response";

export const aHit = (given: Partial<Hit> = {}): Hit => ({
  id: "buergerbus",
  kind: "angebot",
  title: [{ text: "Bürgerbus: Fahrt buchen", hit: false }],
  excerpt: [{ text: "Viermal am Tag zum Bahnhof.", hit: false }],
  href: "/angebot/buergerbus",
  meta: "Bauen & Verkehr",
  ...given,
});

const noCounts: SearchResponse["counts"] = {
  veranstaltung: 0,
  beitrag: 0,
  angebot: 0,
  info: 0,
  verein: 0,
  kindertagesstätte: 0,
  seite: 0,
};

type GivenResponse = Partial<Omit<SearchResponse, "counts"> & { counts: Partial<SearchResponse["counts"]> }>;

export const aSearchResponse = ({ counts, ...given }: GivenResponse = {}): SearchResponse => ({
  q: "bus",
  hits: [aHit()],
  total: 1,
  countOfAll: 1,
  page: 1,
  pages: 1,
  intents: [],
  unknown: [],
  unknownHolidays: [],
  isNearest: false,
  leftOut: [],
  nearest: [],
  ...given,
  counts: { ...noCounts, ...counts },
});
