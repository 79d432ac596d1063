import { cleanQuery } from "./clean-query";
import { runCachedSearch } from "./run-search";
import { suggestFrom } from "./suggest";
import { ask, demoContext, demoIndex } from "./testing/demo-index";
import { smallIndex } from "./testing/small-index";

/** What nobody plans for, on the demo village */
const index = demoIndex();

test.each<[what: string, q: string, said: Partial<ReturnType<typeof ask>>]>([
  ["12,000 letters", "a".repeat(12_000), { total: 0, isNearest: true }],
  ["12,000 words", "Kita ".repeat(12_000), { unknown: [] }],
  ["a letter that becomes eighteen", "\ufdfa".repeat(200), { total: 0 }],
  ["a day that no calendar has", "Konzert am 31. Februar", { impossibleDays: ["31. Februar"] }],
  ["Turkish", "çöp kutusu nerede", { unknown: expect.arrayContaining(["çöp", "kutusu"]) }],
  ["dialect", "Weckle", { unknown: [], didYouMean: undefined }],
  ["two languages", "kids turnen tomorrow", { leftOut: ["turnen"] }],
])("%s: „%.20s“", (_, q, said) => expect(ask(index, cleanQuery(q))).toMatchObject(said));

test("Ukrainian finds the page that has it", () => {
  expect(ask(index, "сміття").hits.map(({ id }) => id)).toEqual(["willkommen"]);
});

test("two feasts stand under one heading", () => {
  const { groups, intents } = ask(index, "Ostern und Pfingsten");
  expect(groups?.[0]).toMatchObject({ id: "about", heading: "Rund um Ostern und Pfingsten" });
  expect(intents.map(({ days }) => days?.length)).toEqual([2]);
});

test("settings that change between two requests answer each with its own", () => {
  const request = { q: "Rathaus", category: undefined, page: 1, without: [], literally: false };
  const now = new Date("2026-11-21T09:00:00.000Z");
  const townHall = demoContext.townHall && { ...demoContext.townHall, phone: "030 555 1234" };
  const numberIn = (context: typeof demoContext) =>
    runCachedSearch(index, request, now, context).answer?.phone?.number;
  const before = numberIn(demoContext);
  expect(numberIn({ ...demoContext, townHall })).not.toBe(before);
  expect(numberIn(demoContext)).toBe(before);
});

test("50,000 entries: all are counted, one is found, and no page or suggestion holds more than its share", () => {
  const count = 50_000;
  const titles = Array.from({ length: count }, (_, at) => [`${at}`, `# Hoffest ${at + 1000} Lindenhof`]);
  const many = smallIndex(Object.fromEntries(titles));
  const { total, pages, hits } = ask(many, "hoffest");
  expect([total, pages, hits.length]).toEqual([count, count / 20, 20]);
  expect(ask(many, "Hoffest 50999").hits.map(({ id }) => id)).toEqual(["49999"]);
  expect(ask(many, "Lindenhofs hoffeste").total).toBe(count);
  expect(suggestFrom(many, "hof", new Date(), demoContext).entries.length).toBeLessThanOrEqual(5);
  many.remove("beitrag/49999");
  expect(ask(many, "hoffest").total).toBe(count - 1);
}, 30_000);
