import { defaultBins } from "@dorfforum/shared/waste/bins";
import { registrationFunctions } from "@/lib/registrations/functions";
import { roomFunctions } from "@/lib/rooms/functions";
import { demoRoomAnswer } from "@/lib/rooms/testing/demo-rooms";
import { wasteAnswer } from "@/lib/waste/answer-waste";
import { binNames } from "@/lib/waste/bin-names";
import { wasteFunctions } from "@/lib/waste/functions";
import { toWasteDistricts } from "@/lib/waste/waste-calendar";
import { siteFunctions } from "../functions/site-functions";
import { type Layers, villageLayers } from "../layers";
import { runSearch } from "../run-search";
import { emptyContext, type SearchContext } from "../search-context";
import type { SearchResponse } from "../search-response";
import { VillageIndex } from "../village-index";
import { demoDistricts, demoTownHall, demoVillage, readDemo } from "./demo-village";

/** A Saturday morning in November, on which all tests of the demo village play. */
const testNow = new Date("2026-11-21T09:00:00.000Z");

/** The demo village's index, as the site builds it. @param eventDays as for `demoVillage` */
export function demoIndex(
  layers: Partial<Layers> = {},
  eventDays?: Readonly<Record<string, string>>,
): VillageIndex {
  const index = new VillageIndex({ ...villageLayers, ...layers });
  for (const entry of demoVillage("2026-11-21", eventDays)) index.put(entry);
  index.setSynonyms(readDemo("synonyme"));
  return index;
}

const { Oft_gesucht: oftenSearched } = readDemo<{ Oft_gesucht: string[] }>("allgemeine-einstellungen");

export const demoWasteDistricts = toWasteDistricts(demoDistricts("2026-11-21"), defaultBins);

/** What the demo village's settings say */
export const demoContext: SearchContext = {
  ...emptyContext,
  townHall: demoTownHall(),
  featureAnswers: [wasteAnswer(demoWasteDistricts), demoRoomAnswer("2026-11-21", readDemo)],
  functions: [...siteFunctions, ...wasteFunctions, ...roomFunctions, ...registrationFunctions],
  names: binNames(demoWasteDistricts),
  oftenSearched,
};

/** The whole answer to a query. */
export const ask = (index: VillageIndex, q: string, now = testNow): SearchResponse =>
  runSearch(index, { q, category: undefined, page: 1, without: [], literally: false }, now, demoContext);

/** The slugs of the first hits. */
export const firstHits = (index: VillageIndex, q: string, count = 3): string[] =>
  ask(index, q)
    .hits.slice(0, count)
    .map(({ id }) => id);

export type SearchCase = { Anfrage: string; Erwartet: string[]; Art: string };

/** How many cases have one expected entry among the first three, and how many all of them. */
export function countFound(cases: readonly SearchCase[], find: (q: string) => string[]) {
  const missed: string[] = [];
  let one = 0;
  let all = 0;
  for (const { Anfrage, Erwartet } of cases) {
    const found = find(Anfrage);
    if (Erwartet.some((slug) => found.includes(slug))) one += 1;
    else missed.push(`${Anfrage}: ${found.join(", ")}`);
    if (Erwartet.every((slug) => found.includes(slug))) all += 1;
  }
  return { one, all, missed };
}
