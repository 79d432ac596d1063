import type { SearchEntry } from "../search-entry";
import { aSearchEntry } from "../testing/small-index";
import { VillageIndex } from "../village-index";
import { weights } from "../weights";

const { page, pastEvent, upcomingEvent, oldArticle } = weights.staticBoost;
const dayMs = 86_400_000;
const now = Date.parse("2026-11-21T09:00:00.000Z");
const eventAt = (start: string) =>
  aSearchEntry({
    kind: "veranstaltung",
    dates: { start, end: undefined, recurrence: undefined, exceptions: [], allDay: false },
  });
const indexOf = (entry: SearchEntry) => {
  const index = new VillageIndex();
  index.put(entry);
  return index;
};
const articleOf = (day: string) => aSearchEntry({ day });

test.each([
  ["a page", aSearchEntry({ kind: "seite" }), page],
  ["an event that is over", eventAt("2026-11-20T18:00:00.000Z"), pastEvent],
  ["an event to come", eventAt("2026-11-22T18:00:00.000Z"), upcomingEvent],
  ["an organisation", aSearchEntry({ kind: "verein" }), 1],
  ["an article of today", articleOf("2026-11-21"), 1],
  ["an article of last year", articleOf("2025-11-21"), (1 + oldArticle) / 2],
  ["an article of the last century", articleOf("1950-01-01"), oldArticle],
])("%s has its own factor", (_, entry, boost) => {
  expect(indexOf(entry).staticBoosts(now)).toEqual([expect.closeTo(boost, 3)]);
});

test("an event's factor changes when it is over", () => {
  const index = indexOf(eventAt("2026-11-22T18:00:00.000Z"));
  expect(index.staticBoosts(now)).toEqual([upcomingEvent]);
  expect(index.staticBoosts(now + 2 * dayMs)).toEqual([pastEvent]);
  expect(index.staticBoosts(now)).toEqual([upcomingEvent]);
});

test("an article's factor falls from day to day", () => {
  const index = indexOf(articleOf("2026-11-20"));
  const [today = 0] = Array.from(index.staticBoosts(now));
  expect(index.staticBoosts(now + dayMs)[0]).toBeLessThan(today);
});

test("an entry that takes over a slot does not take over its factor", () => {
  const index = indexOf(aSearchEntry({ kind: "seite" }));
  expect(index.staticBoosts(now)).toEqual([page]);
  for (const key of [...index.keys()]) index.remove(key);
  expect(index.staticBoosts(now)).toEqual([0]);
  index.put(aSearchEntry({ kind: "verein" }));
  expect(index.staticBoosts(now)).toEqual([1]);
});
