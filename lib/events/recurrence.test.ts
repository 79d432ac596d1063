/** @jest-environment node */
import { datesWithin, type EventTiming, latestDate, overAt, upcomingDates } from "./recurrence";

jest.mock("@/lib/monitoring/report-error");

const once = (event: Partial<EventTiming>): EventTiming => ({
  start: "2026-10-20T07:30:00.000Z",
  end: undefined,
  recurrence: undefined,
  exceptions: [],
  ...event,
});

const startsOf = (event: EventTiming, now: string, limit = 10) =>
  upcomingDates(event, new Date(now), limit).map(({ start }) => start);

test("a single event is upcoming until its end", () => {
  const event = once({ end: "2026-10-20T09:00:00.000Z" });
  expect(startsOf(event, "2026-10-20T08:59:59Z")).toEqual([event.start]);
  expect(startsOf(event, "2026-10-20T09:00:00Z")).toEqual([]);
});

test("an event without an end counts until midnight in the village", () => {
  expect(new Date(overAt(once({}))).toISOString()).toBe("2026-10-20T22:00:00.000Z");
});

test("a series keeps its time of day when the clocks change", () => {
  const series = once({ end: "2026-10-20T09:00:00.000Z", recurrence: "FREQ=WEEKLY;BYDAY=TU;COUNT=3" });
  expect(upcomingDates(series, new Date("2026-10-01"), 10)).toEqual([
    { start: "2026-10-20T07:30:00.000Z", end: "2026-10-20T09:00:00.000Z" },
    { start: "2026-10-27T08:30:00.000Z", end: "2026-10-27T10:00:00.000Z" },
    { start: "2026-11-03T08:30:00.000Z", end: "2026-11-03T10:00:00.000Z" },
  ]);
});

test("a series leaves its exceptions out", () => {
  const series = once({ recurrence: "FREQ=WEEKLY;COUNT=3", exceptions: ["2026-10-27"] });
  expect(startsOf(series, "2026-10-01T00:00:00Z")).toEqual([
    "2026-10-20T07:30:00.000Z",
    "2026-11-03T08:30:00.000Z",
  ]);
});

test("a date that is under way is the next one", () => {
  const series = once({ end: "2026-10-21T07:30:00.000Z", recurrence: "FREQ=WEEKLY;COUNT=2" });
  expect(startsOf(series, "2026-10-21T00:00:00Z", 1)).toEqual(["2026-10-20T07:30:00.000Z"]);
});

test("a series without end has as many dates as the limit", () => {
  const series = once({ start: "1900-01-01T09:00:00.000Z", recurrence: "FREQ=DAILY" });
  expect(startsOf(series, "2026-10-20T00:00:00Z", 3)).toHaveLength(3);
});

test("of an unreadable rule only the first date counts", () => {
  expect(startsOf(once({ recurrence: "FREQ=SOMETIMES" }), "2026-10-01T00:00:00Z")).toEqual([
    "2026-10-20T07:30:00.000Z",
  ]);
});

test("the latest date of a series that is over is the last that took place", () => {
  const series = once({ recurrence: "FREQ=WEEKLY;COUNT=3", exceptions: ["2026-11-03"] });
  expect(latestDate(series, new Date("2027-01-01")).start).toBe("2026-10-27T08:30:00.000Z");
  expect(latestDate(once({}), new Date("2027-01-01")).start).toBe("2026-10-20T07:30:00.000Z");
  expect(latestDate(series, new Date("2020-01-01")).start).toBe(series.start);
});

test("the dates within a time are those that touch it", () => {
  const series = once({ end: "2026-10-20T09:00:00.000Z", recurrence: "FREQ=WEEKLY" });
  const within = (from: string, to: string) =>
    datesWithin(series, new Date(from), new Date(to)).map(({ start }) => start.slice(0, 10));
  expect(within("2026-10-27T09:59:59Z", "2026-11-10T08:30:00Z")).toEqual(["2026-10-27", "2026-11-03"]);
  expect(within("2026-10-27T10:00:00Z", "2026-11-10T08:30:01Z")).toEqual(["2026-11-03", "2026-11-10"]);
});

test("a date ends by the clock, also in the night in which the clocks change", () => {
  const night = once({
    start: "2026-10-17T20:00:00.000Z",
    end: "2026-10-18T02:00:00.000Z",
    recurrence: "FREQ=WEEKLY",
  });
  expect(upcomingDates(night, new Date("2026-10-24T12:00:00Z"), 1)).toEqual([
    { start: "2026-10-24T20:00:00.000Z", end: "2026-10-25T03:00:00.000Z" },
  ]);
});

test("a series has no date at an hour that the clocks leave out (RFC 5545, 3.3.10)", () => {
  const early = once({ start: "2026-03-22T01:30:00.000Z", recurrence: "FREQ=WEEKLY;COUNT=2" });
  expect(startsOf(early, "2026-03-23T12:00:00Z")).toEqual(["2026-04-05T00:30:00.000Z"]);
});

test("a series has no dates more than five years from now", () => {
  const daily = once({ recurrence: "FREQ=DAILY" });
  const begin = (year: number) => new Date(`${year}-01-01T00:00:00Z`);
  const datesIn = (year: number) => [
    ...datesWithin(daily, begin(year), new Date(begin(year).getTime() + 86_400_000)),
    ...upcomingDates(daily, begin(year), 1),
  ];
  expect(datesIn(new Date().getFullYear() + 4)).toHaveLength(2);
  expect(datesIn(2900)).toEqual([]);
});

test("a series that begins later than that has its first date alone", () => {
  const series = once({ start: "9999-12-31T22:00:00.000Z", recurrence: "FREQ=YEARLY" });
  expect(startsOf(series, "2026-10-01T00:00:00Z")).toEqual([series.start]);
});
