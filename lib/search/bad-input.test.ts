import { cleanQuery } from "./clean-query";
import { runCachedSearch } from "./run-search";
import { ask, demoContext, demoIndex } from "./testing/demo-index";

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
