import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { cleanQuery } from "./clean-query";
import { runCachedSearch, runSearch } from "./run-search";
import { emptyContext } from "./search-context";
import { intentIds } from "./search-response";
import { suggestFrom } from "./suggest";
import { ask, demoIndex, firstHits } from "./testing/demo-index";
import { demoTownHall } from "./testing/demo-village";
import { aSearchEntry } from "./testing/small-index";
import { VillageIndex } from "./village-index";

const index = demoIndex();
const intentsOf = (q: string) =>
  ask(index, q).intents.map(({ id, failed }) => (failed ? `${id} fits nothing` : id));

test("the day is kept where something takes place on it, and what fits nothing on it is left out", () => {
  const days = ask(index, "Karaoke am Dienstag");
  expect(days.leftOut).toEqual(["Karaoke"]);
  expect(days.intents).toMatchObject([{ id: "zeit", days: [["2026-11-24", "2026-11-24"]] }]);
  expect(days.hits.length).toBeGreaterThan(0);
  for (const { start = "" } of days.hits) expect(start.slice(0, 10)).toBe("2026-11-24");
});

test("a feast's name finds what is on other days, but not beside a word that fits nothing", () => {
  const idsOf = (q: string) => ask(index, q).hits.map(({ id }) => id);
  expect(idsOf("3. Advent")).toContain("adventsmarkt");
  expect(ask(index, "Zirkus am 3. Advent").leftOut).toEqual(["Zirkus"]);
  expect(idsOf("Zirkus am 3. Advent")).not.toContain("adventsmarkt");
});

test("of a day without anything in the calendar only what has to is left out", () => {
  // Nothing takes place on the Monday after the Saturday on which this plays.
  expect(intentsOf("für Kinder am Montag")).toEqual(["zeit fits nothing", "zielgruppe"]);
  expect(intentsOf("am Montag abend")).toEqual(["zeit fits nothing", "tageszeit"]);
  const evenings = ask(index, "am Montag abend").hits;
  expect(evenings.length).toBeGreaterThan(3);
  for (const { kind } of evenings) expect(kind).toBe("veranstaltung");
});

test("what was is found when it is asked for", () => {
  const { hits, intents } = ask(index, "Was war letzte Woche?");
  expect(intents).toMatchObject([{ id: "zeit", isPast: true, days: [["2026-11-09", "2026-11-15"]] }]);
  expect(hits.length).toBeGreaterThan(0);
  for (const { isPast } of hits) expect(isPast).toBe(true);
  const events = ask(index, "Was war letzte Woche los?");
  expect(events.intents.map(({ id, failed }) => [id, failed])).toEqual([
    ["zeit", undefined],
    ["art", undefined],
  ]);
  expect(events.total).toBeGreaterThan(0);
});

test("who asks when is shown the dates before what tells of them", () => {
  expect(firstHits(index, "Mühlbach")[0]).toBe("angelverein-muehlbach");
  expect(firstHits(index, "Wann ist etwas am Mühlbach?")[0]).toBe("hochwasseruebung");
});

test("„Termine“ alone asks for all there are", () => {
  const { hits, intents } = ask(index, "Termine");
  expect(intents.map(({ id }) => id)).toEqual(["art"]);
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(["veranstaltung"]));
});

test("what an organisation is says as much as its name", () => {
  expect(firstHits(index, "Feuerwehr")[0]).toBe("freiwillige-feuerwehr-musterbach");
  expect(firstHits(index, "Kita", 2).sort()).toEqual(["kita-bachkiesel", "kita-lindenbaum"]);
  expect(firstHits(index, "Jugendgruppe")[0]).toBe("jugendfeuerwehr-musterbach");
});

describe("any query of any texts", () => {
  const words = [
    "Fest",
    "Schützenfest",
    "schuetzen",
    "Kinder",
    "-",
    "garten",
    " ",
    "ß",
    "am Wochenende",
    "heute",
    "für ",
    "Senioren",
  ];
  const questions = [
    "wann ",
    "28.11.",
    "31.2.",
    "Ostern",
    " bis ",
    "abends",
    "um 99 Uhr",
    "ab 3 Jahren",
    "2026",
    "vereine",
    "geöffnet",
  ];
  const texts = textWith(...words, "**", "[a](b)", "\n", "# ");
  const entries = fc.array(fc.record({ title: texts, lead: texts, body: texts, ages: texts }), {
    maxLength: 4,
  });
  const queries = textWith(...words, ...questions);

  test("is answered, with marks that leave the texts as they were", () => {
    fc.assert(
      fc.property(
        entries,
        queries,
        fc.boolean(),
        fc.subarray([...intentIds]),
        (given, typed, literally, without) => {
          const index = new VillageIndex();
          for (const [id, texts] of given.entries())
            index.put(aSearchEntry({ ...texts, id: String(id), kind: "kindertagesstätte" }));
          index.setSynonyms([["Fest", typed, "Feier"]]);
          const q = cleanQuery(typed);
          const now = new Date("2026-11-21T09:00:00.000Z");
          const answer = runSearch(index, { q, category: undefined, page: 1, without, literally }, now);
          expect(answer.total).toBe(answer.hits.length);
          for (const { id, title, excerpt } of answer.hits) {
            expect(title.map(({ text }) => text).join("")).toBe(given[Number(id)]?.title);
            expect(excerpt.map(({ text }) => text).join("").length).toBeLessThan(200);
          }
          for (const { id, title } of suggestFrom(index, q, now).entries)
            if (id)
              expect(given.map((entry) => entry.title)).toContain(title.map(({ text }) => text).join(""));
        },
      ),
    );
  });
});

test("a repeated query costs nothing until content or settings change or the minute passes", () => {
  const own = new VillageIndex();
  own.put(aSearchEntry({ title: "Dorffest" }));
  const minute = 60_000;
  const search = (q = "Dorffest", time = 0, context = emptyContext) => {
    const request = { q, category: undefined, page: 1, without: [], literally: false };
    return runCachedSearch(own, request, new Date(time), context);
  };
  const first = search();
  expect(first.total).toBe(1);
  expect(search("Dorffest", minute - 1)).toBe(first);
  expect(search("Dorffest", minute)).not.toBe(first);
  expect(search("dorffest")).not.toBe(first);
  const otherSettings = { ...emptyContext };
  expect(search("Dorffest", 0, otherSettings)).not.toBe(first);
  expect(search("Dorffest", 0, otherSettings)).toBe(search("Dorffest", 0, otherSettings));
  own.put(aSearchEntry({ title: "Dorffest am Teich", id: "another" }));
  expect(search().total).toBe(2);
});

test("searches of one index with the settings before and after a change each keep to their own", () => {
  const own = new VillageIndex();
  const request = { q: "telefon rathaus", category: undefined, page: 1, without: [], literally: false };
  const called = (phone: string) => ({ ...emptyContext, townHall: { ...demoTownHall(), phone } });
  const [before, after] = [called("030 23125 100"), called("030 23125 200")];
  const numberIn = (context: typeof before) =>
    runCachedSearch(own, request, new Date(0), context).answer?.phone?.number;
  expect([before, after, before].map(numberIn)).toEqual(["030 23125 100", "030 23125 200", "030 23125 100"]);
});
