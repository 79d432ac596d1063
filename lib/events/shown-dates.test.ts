import { anEvent } from "@/lib/testing/factories";
import { getShownDates } from "./shown-dates";

const series = anEvent({
  start: "2026-11-03T18:00:00.000Z",
  end: "2026-11-03T20:00:00.000Z",
  recurrence: "FREQ=WEEKLY;COUNT=4",
});
const nextStart = (now: string, day?: string) => getShownDates(series, day, new Date(now)).shown.start;

beforeAll(() => {
  jest.useFakeTimers({ now: new Date("2026-11-02T12:00:00Z") });
});

test("an event's dates are kept while none of them is over", () => {
  const dates = getShownDates(series, undefined, new Date("2026-11-10T12:00:00Z"));
  expect(getShownDates(series, undefined, new Date("2026-11-10T19:59:59Z"))).toBe(dates);
});

test("the minute in which a date is over, the next one is shown", () => {
  expect(nextStart("2026-11-10T19:59:59Z")).toBe("2026-11-10T18:00:00.000Z");
  expect(nextStart("2026-11-10T20:00:00Z")).toBe("2026-11-17T18:00:00.000Z");
});

test("another day that is asked for, and an earlier time, have dates of their own", () => {
  expect(nextStart("2026-11-10T21:00:00Z")).toBe("2026-11-17T18:00:00.000Z");
  expect(nextStart("2026-11-10T21:00:00Z", "2026-11-24")).toBe("2026-11-24T18:00:00.000Z");
  expect(nextStart("2026-11-10T21:00:00Z")).toBe("2026-11-17T18:00:00.000Z");
  expect(nextStart("2026-11-10T12:00:00Z")).toBe("2026-11-10T18:00:00.000Z");
});

test("a date that was asked for is over on its page when it is over", () => {
  const isOver = (now: string) => getShownDates(series, "2026-11-10", new Date(now)).isOver;
  expect(isOver("2026-11-10T19:59:59Z")).toBe(false);
  expect(isOver("2026-11-10T20:00:00Z")).toBe(true);
});

test("of a series whose dates are all cancelled the latest that took place is shown, before its begin the first with what became of it", () => {
  const days = ["2026-11-03", "2026-11-10", "2026-11-17", "2026-11-24"];
  const cancelled = (first: number) => ({
    ...series,
    exceptions: days.slice(first).map((day) => ({ day, kind: "cancelled" as const })),
  });
  const shown = (first: number, now: string) =>
    getShownDates(cancelled(first), undefined, new Date(now)).shown;
  expect(shown(0, "2026-11-02T12:00:00Z")).toMatchObject({
    start: series.start,
    change: { kind: "cancelled" },
  });
  expect(shown(2, "2026-11-12T12:00:00Z")).toEqual(
    expect.objectContaining({ start: "2026-11-10T18:00:00.000Z" }),
  );
});

test("a day that was asked for in vain is told: of a series, and unless a date goes on on it", () => {
  const missed = (event: typeof series, day: string) =>
    getShownDates(event, day, new Date("2026-11-04T12:00:00Z")).missedDay;
  expect(missed(series, "2026-11-10")).toBeUndefined();
  expect(missed(series, "2026-11-11")).toBe("2026-11-11");
  expect(missed({ ...series, recurrence: undefined }, "2026-11-11")).toBeUndefined();
  const camp = { ...series, id: "camp", end: "2026-11-05T20:00:00.000Z" };
  expect(missed(camp, "2026-11-11")).toBeUndefined();
  expect(missed(camp, "2026-11-13")).toBe("2026-11-13");
});
