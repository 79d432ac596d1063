import { aSearchEntry } from "../testing/small-index";
import { weights } from "../weights";
import { EventDates } from "./event-dates";
import { StaticBoosts } from "./static-boosts";

const { page, pastEvent, upcomingEvent, oldArticle } = weights.staticBoost;
const dayMs = 86_400_000;
const now = Date.parse("2026-11-21T09:00:00.000Z");
const eventAt = (start: string) =>
  aSearchEntry({
    kind: "veranstaltung",
    dates: { start, end: undefined, recurrence: undefined, exceptions: [], allDay: false },
  });
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
  expect(new StaticBoosts(new EventDates()).of(entry, 0, now)).toBeCloseTo(boost, 3);
});

test("an event's factor changes when it is over", () => {
  const boosts = new StaticBoosts(new EventDates());
  const event = eventAt("2026-11-22T18:00:00.000Z");
  expect(boosts.of(event, 0, now)).toBe(upcomingEvent);
  expect(boosts.of(event, 0, now + 2 * dayMs)).toBe(pastEvent);
});

test("an article's factor falls from day to day", () => {
  const boosts = new StaticBoosts(new EventDates());
  const article = articleOf("2026-11-20");
  expect(boosts.of(article, 0, now + dayMs)).toBeLessThan(boosts.of(article, 0, now));
});

test("an entry that takes over a slot does not take over its factor", () => {
  const boosts = new StaticBoosts(new EventDates());
  boosts.of(aSearchEntry({ kind: "seite" }), 0, now);
  expect(boosts.of(aSearchEntry({ kind: "verein" }), 0, now)).toBe(1);
});
