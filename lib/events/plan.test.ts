/** @jest-environment node */
import type { EventItem } from "@/lib/cms/events";
import { anEvent } from "@/lib/testing/factories";
import { agendaOf } from "./agenda";
import { calendarMonths, datesOn, type Narrowing, planOf } from "./plan";

jest.mock("@/lib/monitoring/report-error");

const now = new Date("2026-11-21T12:00:00Z");

function anItem(given: Partial<EventItem> = {}): EventItem {
  const { categories: _categories, organiser: _organiser, ...event } = anEvent();
  const slug = given.slug ?? "adventsmarkt";
  return { ...event, id: `event-${slug}`, categoryIds: [], organiserId: undefined, ...given };
}

const ready = (...items: EventItem[]) => ({ items, byId: new Map(items.map((item) => [item.id, item])) });
const plan = (items: EventItem[], narrowing: Narrowing = {}) => planOf(ready(...items), now, narrowing);
const weekly = {
  start: "2026-03-03T18:30:00.000Z",
  end: "2026-03-03T20:00:00.000Z",
  recurrence: "FREQ=WEEKLY",
};

test("the calendar has half a year behind and a year ahead", () => {
  const months = calendarMonths(now);
  expect([months[0], months.at(-1), months.length]).toEqual(["2026-05", "2027-11", 19]);
});

test("a date stands in every day and month that it takes up", async () => {
  const { byDay, byMonth } = await plan([
    anItem({ start: "2026-11-29T23:00:00.000Z", end: "2026-12-02T22:59:00.000Z", allDay: true }),
  ]);
  expect([...byDay.keys()]).toEqual(["2026-11-30", "2026-12-01", "2026-12-02"]);
  expect([...byMonth.keys()]).toEqual(["2026-11", "2026-12"]);
});

test("a long evening belongs to the day it began on", async () => {
  const { byDay } = await plan([
    anItem({ start: "2026-12-31T19:00:00.000Z", end: "2027-01-01T02:00:00.000Z" }),
  ]);
  expect([...byDay.keys()]).toEqual(["2026-12-31"]);
});

test("a series without end stands in every month and in none beyond, at its time of day", async () => {
  const { dates, byMonth } = await plan([anItem(weekly)]);
  expect([...byMonth.keys()]).toEqual(calendarMonths(now));
  expect(dates).toHaveLength(83);
  const times = new Set(dates.map(({ start }) => start.slice(11, 16)));
  expect(times).toEqual(new Set(["17:30", "18:30"]));
});

test("it can be narrowed to a category, an organiser, and both", async () => {
  const items = [
    anItem({ slug: "a", categoryIds: ["sport"], organiserId: "verein" }),
    anItem({ slug: "b", categoryIds: ["sport", "kultur"] }),
    anItem({ slug: "c", organiserId: "verein" }),
  ];
  const slugs = async (narrowing: Narrowing) =>
    (await plan(items, narrowing)).dates.map(({ item }) => item.slug);
  expect(await slugs({ categoryId: "sport" })).toEqual(["a", "b"]);
  expect(await slugs({ organiserId: "verein" })).toEqual(["a", "c"]);
  expect(await slugs({ categoryId: "sport", organiserId: "verein" })).toEqual(["a"]);
  expect(await slugs({ categoryId: "nichts" })).toEqual([]);
});

test("one that lasts from 1900 to 9999 stands in the calendar's months, and no longer than that", async () => {
  const { byMonth, byDay } = await plan([
    anItem({ start: "1900-01-01T10:00:00.000Z", end: "9999-12-31T10:00:00.000Z" }),
  ]);
  expect([...byMonth.keys()]).toEqual(calendarMonths(now));
  expect(byDay.size).toBe(579);
});

test("what editors cannot have meant costs no more than what they can", async () => {
  const items = [
    anItem({ slug: "a", start: "1900-01-01T10:00:00.000Z", end: undefined, recurrence: "FREQ=DAILY" }),
    anItem({
      slug: "b",
      start: "1900-01-01T10:00:00.000Z",
      end: "9999-12-31T10:00:00.000Z",
      recurrence: "FREQ=DAILY",
    }),
    anItem({
      slug: "c",
      start: "2010-01-01T10:00:00.000Z",
      end: undefined,
      recurrence: "FREQ=DAILY;COUNT=10000",
    }),
    anItem({ slug: "d", start: "2026-11-01T10:00:00.000Z", end: undefined, recurrence: "FREQ=SECONDLY" }),
    anItem({
      slug: "e",
      start: "2026-11-01T10:00:00.000Z",
      end: undefined,
      recurrence: "FREQ=DAILY;INTERVAL=999999999",
    }),
    anItem({ slug: "f", start: "9999-12-31T22:00:00.000Z", end: undefined, recurrence: "FREQ=YEARLY" }),
  ];
  const { dates } = await plan(items);
  const count = (slug: string) => dates.filter(({ item }) => item.slug === slug).length;
  expect(count("a")).toBe(579);
  expect(count("c")).toBe(579);
  expect(count("d")).toBe(1);
  expect(count("e")).toBe(1);
  expect(count("f")).toBe(0);
  // Each of its dates lasts longer than a year: those that began within the last one are shown.
  expect(count("b")).toBeLessThan(1000);
});

test("the agenda moves on with the time", () => {
  const state = ready(
    anItem({ slug: "heute", start: "2026-11-21T09:00:00.000Z", end: "2026-11-21T13:00:00.000Z" }),
    anItem({ slug: "jede-woche", ...weekly }),
    anItem({ slug: "vorbei", start: "2026-01-01T09:00:00.000Z", end: undefined }),
  );
  const next = (instant: string) =>
    agendaOf(state, new Date(instant)).dates.map(({ item, start }) => `${item.slug} ${start.slice(0, 10)}`);
  expect(next("2026-11-21T12:59:59Z")).toEqual(["heute 2026-11-21", "jede-woche 2026-11-24"]);
  expect(next("2026-11-21T13:00:00Z")).toEqual(["jede-woche 2026-11-24"]);
  expect(next("2026-11-24T20:00:00Z")).toEqual(["jede-woche 2026-12-01"]);
});

test.each([
  ["in the calendar's months", { first: "2026-12-01", last: "2026-12-02" }, "2026-12"],
  ["beyond them", { first: "2028-02-29", last: "2028-03-01" }, "2028-02"],
])("what takes up some days is found %s, an evening on the day it began", async (_, asked, month) => {
  const [day, before] = month === "2026-12" ? ["2026-12-01", "2026-11-30"] : ["2028-02-29", "2028-02-28"];
  const items = [
    anItem({ slug: "spät", start: `${day}T20:00:00.000Z`, end: undefined }),
    anItem({ slug: "mehrere Tage", start: `${before}T08:00:00.000Z`, end: `${day}T16:00:00.000Z` }),
    anItem({ slug: "Vorabend", start: `${before}T19:00:00.000Z`, end: `${day}T01:00:00.000Z` }),
    anItem({ slug: "Reihe", ...weekly, start: `2026-03-03T09:00:00.000Z`, end: undefined }),
    anItem({ slug: "später", start: "2029-01-01T10:00:00.000Z", end: undefined }),
  ];
  const found = (await datesOn(ready(...items), now, asked)).map(({ item }) => item.slug);
  expect(found).toEqual(["mehrere Tage", "Reihe", "spät"]);
});
