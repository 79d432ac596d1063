/** @jest-environment node */
import { type Dated, overAt, upcomingDates } from "./recurrence";

jest.mock("@/lib/monitoring/report-error");

const once = (event: Partial<Dated>): Dated => ({
  start: "2026-10-20T07:30:00.000Z",
  end: undefined,
  recurrence: undefined,
  exceptions: [],
  ...event,
});

const startsOf = (event: Dated, now: string, limit = 10) =>
  upcomingDates(event, new Date(now), limit).map(({ start }) => start);

test("a single event is ahead until its end", () => {
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

test("a date that is under way is still the next one", () => {
  const series = once({ end: "2026-10-21T07:30:00.000Z", recurrence: "FREQ=WEEKLY;COUNT=2" });
  expect(startsOf(series, "2026-10-21T00:00:00Z", 1)).toEqual(["2026-10-20T07:30:00.000Z"]);
});

test("a series without end is spread out no further than asked for", () => {
  const series = once({ start: "1900-01-01T09:00:00.000Z", recurrence: "FREQ=DAILY" });
  expect(startsOf(series, "2026-10-20T00:00:00Z", 3)).toHaveLength(3);
});

test("a rule that cannot be read counts as its first date alone", () => {
  expect(startsOf(once({ recurrence: "FREQ=SOMETIMES" }), "2026-10-01T00:00:00Z")).toEqual([
    "2026-10-20T07:30:00.000Z",
  ]);
});
