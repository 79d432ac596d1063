import type { Hit, SearchAnswer } from "@/lib/search/answer";

export const aHit = (given: Partial<Hit> = {}): Hit => ({
  id: "buergerbus",
  kind: "angebot",
  title: [{ text: "Bürgerbus: Fahrt buchen", hit: false }],
  excerpt: [{ text: "Viermal am Tag zum Bahnhof.", hit: false }],
  href: "/angebot/buergerbus",
  meta: "Bauen & Verkehr",
  ...given,
});

const noCounts: SearchAnswer["counts"] = {
  ...{ veranstaltung: 0, beitrag: 0, angebot: 0, info: 0 },
  ...{ verein: 0, kindertagesstätte: 0, seite: 0 },
};

export const anAnswer = ({
  counts,
  ...given
}: Partial<Omit<SearchAnswer, "counts">> & {
  counts?: Partial<SearchAnswer["counts"]>;
} = {}): SearchAnswer => ({
  ...{
    q: "bus",
    hits: [aHit()],
    total: 1,
    countOfAll: 1,
    page: 1,
    pages: 1,
    guesses: [],
    unknown: [],
    nearest: [],
  },
  ...given,
  counts: { ...noCounts, ...counts },
});
