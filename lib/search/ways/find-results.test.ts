import { toQuery } from "../query";
import { demoContext, demoIndex } from "../testing/demo-index";
import { browse } from "./browse";
import { dated } from "./dated";
import { emptyDays } from "./empty-days";
import { aboutFeast, feastOnEmptyDays } from "./feast";
import { findResults } from "./find-results";
import { plain } from "./plain";

const index = demoIndex();
const now = Date.parse("2026-11-21T09:00:00.000Z");
const queryOf = (q: string) =>
  toQuery(index, { q, category: undefined, page: 1, without: [], literally: false }, now, demoContext);

/** The order of find-results.ts */
const ways = { browse, aboutFeast, dated, feastOnEmptyDays, emptyDays, plain };

/** Of each way queries that it decides, with the parts and the first entry that it finds */
const cases: [way: keyof typeof ways, q: string, groups: string[], first: string | undefined][] = [
  ["browse", "", [], "baumpflanzaktion"],
  ["browse", "?!", [], undefined],
  ["aboutFeast", "Ostern", ["about", "days", "others"], "brauchtumsfeuer-anmelden"],
  ["aboutFeast", "Halloween", ["nearest", "others"], "kirmes"],
  ["dated", "was ist am Samstag los", [], "baumpflanzaktion"],
  ["dated", "Konzert im Dezember", ["days", "others"], "buergersprechstunde"],
  ["feastOnEmptyDays", "Was ist an Halloween los?", ["nearest", "others"], "kirmes"],
  [
    "feastOnEmptyDays",
    "Feuer in der Walpurgisnacht im Garten",
    ["about", "nearest"],
    "brauchtumsfeuer-anmelden",
  ],
  ["feastOnEmptyDays", "Karfreitag irgendwas los oder alles zu", ["nearest"], "gymnastik-fuer-aeltere"],
  ["emptyDays", "am 1. März 2027", ["nearest"], "sperrmuellabfuhr"],
  ["emptyDays", "Feuerwehr am 1. März 2027", ["about", "nearest"], "freiwillige-feuerwehr-musterbach"],
  ["emptyDays", "Mein Mann ist am 1. März 2027 eingeschlafen für immer", ["about", "nearest"], "sterbefall"],
  ["plain", "Feuerwehr", [], "freiwillige-feuerwehr-musterbach"],
  ["plain", "Personalausweis", [], "personalausweis-reisepass"],
  ["plain", "kostenloses Yoga barrierefrei", [], "gymnastik-fuer-aeltere"],
];

test.each(cases)("%s decides „%s“", (way, q, groups, first) => {
  const query = queryOf(q);
  expect(Object.entries(ways).find(([, each]) => each(query))?.[0]).toBe(way);
  const { slots, groups: found = [] } = findResults(query);
  expect({ groups: found.map(({ id }) => id), first: index.entries[slots[0] ?? -1]?.id }).toEqual({
    groups,
    first,
  });
});
