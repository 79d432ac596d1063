import { anEventItem } from "@/lib/testing/factories";
import { calendarMonths, EventCalendar } from "./event-calendar";
import { occurrencesBetween, toOccurrence } from "./occurrence";

const months = calendarMonths("2026-11");

function calendarOf(...items: ReturnType<typeof anEventItem>[]): EventCalendar {
  const occurrences = items.flatMap((item) => occurrencesBetween(item, "2026-05-01", "2027-11-30"));
  return new EventCalendar(
    months,
    occurrences.sort((a, b) => (a.start < b.start ? -1 : 1)),
  );
}

const slugsOf = (occurrences: Iterable<{ event: { slug: string } }>) =>
  [...occurrences].map(({ event }) => event.slug);

test("the calendar covers half a year back and a year ahead", () => {
  expect([months[0], months.at(-1), months.length]).toEqual(["2026-05", "2027-11", 19]);
});

test("an occurrence is listed on every day and in every month that it takes up", () => {
  const calendar = calendarOf(
    anEventItem({ start: "2026-11-29T23:00:00.000Z", end: "2026-12-02T22:59:00.000Z", allDay: true }),
  );
  const days = ["2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"];
  expect(days.map((day) => calendar.onDay(day).length)).toEqual([0, 1, 1, 1, 0]);
  expect(["2026-10", "2026-11", "2026-12", "2027-01"].map((month) => calendar.inMonth(month).length)).toEqual(
    [0, 1, 1, 0],
  );
});

test("a long evening belongs to the day it began on", () => {
  const calendar = calendarOf(
    anEventItem({ start: "2026-12-31T19:00:00.000Z", end: "2027-01-01T02:00:00.000Z" }),
  );
  expect(calendar.onDay("2026-12-31")).toHaveLength(1);
  expect(calendar.onDay("2027-01-01")).toHaveLength(0);
});

test("an event from 1900 to 9999 is listed on each day of the calendar", () => {
  const calendar = calendarOf(
    anEventItem({ start: "1900-01-01T10:00:00.000Z", end: "9999-12-31T10:00:00.000Z" }),
  );
  expect(months.map((month) => calendar.inMonth(month).length)).toEqual(months.map(() => 1));
  expect(calendar.onDay("2026-05-01")).toHaveLength(1);
  expect(calendar.onDay("2027-11-30")).toHaveLength(1);
});

test("it can be narrowed to a category, an organiser, and both", () => {
  const calendar = calendarOf(
    anEventItem({ slug: "a", categoryIds: ["sport"], organiserId: "club" }),
    anEventItem({ slug: "b", categoryIds: ["sport", "culture"] }),
    anEventItem({ slug: "c", organiserId: "club" }),
  );
  const slugs = (narrowing: Parameters<EventCalendar["narrow"]>[0]) =>
    slugsOf(calendar.narrow(narrowing).occurrences).sort();
  expect(slugs({})).toEqual(["a", "b", "c"]);
  expect(slugs({ categoryId: "sport" })).toEqual(["a", "b"]);
  expect(slugs({ organiserId: "club" })).toEqual(["a", "c"]);
  expect(slugs({ categoryId: "sport", organiserId: "club" })).toEqual(["a"]);
  expect(slugs({ categoryId: "unknown" })).toEqual([]);
});

const november = calendarOf(
  anEventItem({
    slug: "exhibition",
    start: "2026-09-01T08:00:00.000Z",
    end: "2026-11-30T17:00:00.000Z",
  }),
  anEventItem({ slug: "over", start: "2026-10-31T09:00:00.000Z", end: "2026-10-31T10:00:00.000Z" }),
  anEventItem({ slug: "dance", start: "2026-10-31T19:00:00.000Z", end: "2026-11-01T03:00:00.000Z" }),
  anEventItem({ slug: "breakfast", start: "2026-11-01T08:00:00.000Z", end: undefined }),
  anEventItem({ slug: "december", start: "2026-12-01T08:00:00.000Z", end: undefined }),
);

function ahead(instant: string, from = 0, to = 10): [length: number, slugs: string[]] {
  const list = november.ahead(new Date(instant));
  return [list.length, slugsOf(list.slice(from, to))];
}

test("an evening is under way after midnight, also in another month; then comes what begins", () => {
  expect(ahead("2026-11-01T01:00:00.000Z")).toEqual([4, ["exhibition", "dance", "breakfast", "december"]]);
});

test("an event without an end is under way until its day is over; a page may begin anywhere", () => {
  const noon = "2026-11-01T11:00:00.000Z";
  expect(ahead(noon)).toEqual([3, ["exhibition", "breakfast", "december"]]);
  expect(ahead(noon, 1, 2)).toEqual([3, ["breakfast"]]);
  expect(ahead(noon, 2, 9)).toEqual([3, ["december"]]);
  expect(ahead("2026-11-02T11:00:00.000Z")).toEqual([2, ["exhibition", "december"]]);
});

test("whoever asked before, dates are under way from after they begin until they end or their day does", () => {
  const calendar = calendarOf(
    anEventItem({ slug: "market", start: "2026-11-21T09:00:00.000Z", end: "2026-11-21T13:00:00.000Z" }),
    anEventItem({ slug: "walk", start: "2026-11-21T13:00:00.000Z", end: undefined }),
  );
  const underWay = (instant: string) =>
    calendar
      .restOfDay(new Date(instant))
      .flatMap(({ start, event: { slug } }) => (start < instant ? slug : []));
  expect(underWay("2026-11-21T08:00:00.000Z")).toEqual([]);
  expect(underWay("2026-11-21T09:00:00.000Z")).toEqual([]);
  expect(underWay("2026-11-21T09:00:00.001Z")).toEqual(["market"]);
  expect(underWay("2026-11-21T12:59:59.999Z")).toEqual(["market"]);
  expect(underWay("2026-11-21T13:00:00.000Z")).toEqual([]);
  expect(underWay("2026-11-21T13:00:00.001Z")).toEqual(["walk"]);
  expect(underWay("2026-11-21T22:59:59.999Z")).toEqual(["walk"]);
  expect(underWay("2026-11-21T12:00:00.000Z")).toEqual(["market"]);
  expect(underWay("2026-11-21T23:00:00.000Z")).toEqual([]);
});

test("the next date of an event moves on when one is over, to the millisecond", () => {
  const calendar = calendarOf(
    anEventItem({ slug: "today", start: "2026-11-21T09:00:00.000Z", end: "2026-11-21T13:00:00.000Z" }),
    anEventItem({
      slug: "weekly",
      start: "2026-03-03T18:30:00.000Z",
      end: "2026-03-03T20:00:00.000Z",
      recurrence: "FREQ=WEEKLY",
    }),
    anEventItem({ slug: "over", start: "2026-06-01T09:00:00.000Z", end: undefined }),
  );
  const next = (instant: string) =>
    calendar.nextDates(new Date(instant)).map(({ event, firstDay }) => `${event.slug} ${firstDay}`);
  expect(next("2026-11-21T12:59:59.999Z")).toEqual(["today 2026-11-21", "weekly 2026-11-24"]);
  expect(next("2026-11-21T13:00:00.000Z")).toEqual(["weekly 2026-11-24"]);
  expect(next("2026-11-24T20:00:00.000Z")).toEqual(["weekly 2026-12-01"]);
});

test("dates after the calendar's months come last, and only of events that have none in them", () => {
  const soon = anEventItem({ slug: "soon", start: "2026-12-01T09:00:00.000Z" });
  const dates = [soon, anEventItem({ slug: "in two years" })].map((event) =>
    toOccurrence(event, { start: "2028-12-01T09:00:00.000Z" }),
  );
  const calendar = new EventCalendar(months, occurrencesBetween(soon, "2026-05-01", "2027-11-30"), dates);
  const next = calendar.nextDates(new Date("2026-11-21T12:00:00Z"));
  expect(next.map(({ event, firstDay }) => `${event.slug} ${firstDay}`)).toEqual([
    "soon 2026-12-01",
    "in two years 2028-12-01",
  ]);
});
