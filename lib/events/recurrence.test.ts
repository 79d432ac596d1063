import { addDays, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { RRuleTemporal } from "rrule-temporal";
import { cancelled } from "@/lib/testing/factories";
import {
  datesWithin,
  type EventTiming,
  firstDate,
  latestDate,
  leftOutDays,
  overAt,
  upcomingDates,
} from "./recurrence";

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
  const series = once({ recurrence: "FREQ=WEEKLY;COUNT=3", exceptions: cancelled("2026-10-27") });
  expect(startsOf(series, "2026-10-01T00:00:00Z")).toEqual([
    "2026-10-20T07:30:00.000Z",
    "2026-11-03T08:30:00.000Z",
  ]);
});

const villageDays = {
  land: "Brandenburg" as const,
  schoolHolidays: [{ name: "Herbstferien", first: "2026-10-19", last: "2026-10-30" }],
};

test("a series leaves out holidays of the Land and school holidays, everywhere alike", () => {
  // Saturdays; the 31st of October is Reformation Day
  const series = once({ start: "2026-10-17T08:00:00.000Z", recurrence: "FREQ=WEEKLY;COUNT=5", villageDays });
  const daysOf = (event: EventTiming) =>
    upcomingDates(event, new Date("2026-10-01"), 9).map(({ start }) => start.slice(5, 10));
  expect(daysOf(series)).toEqual(["10-17", "10-24", "10-31", "11-07", "11-14"]);
  expect(daysOf({ ...series, notOnHolidays: true })).toEqual(["10-17", "10-24", "11-07", "11-14"]);
  const both = { ...series, notOnHolidays: true, notInSchoolHolidays: true };
  expect(daysOf(both)).toEqual(["10-17", "11-07", "11-14"]);
  expect(datesWithin(both, new Date("2026-10-20"), new Date("2026-11-05"))).toEqual([]);
  expect(latestDate(both, new Date("2026-11-01")).start).toBe("2026-10-17T08:00:00.000Z");
  expect(firstDate({ ...both, start: "2026-10-24T08:00:00.000Z" }).start).toBe("2026-10-24T08:00:00.000Z");
  expect(leftOutDays({ ...both, exceptions: cancelled("2026-11-07") }, 2026, 2026)).toEqual([
    "2026-10-24",
    "2026-10-31",
    "2026-11-07",
  ]);
  expect(leftOutDays({ ...both, exceptions: cancelled("2026-11-07") }, 2027, 2030)).toEqual(["2026-11-07"]);
});

test("an endless series that leaves every date out has none", () => {
  const christmas = once({
    start: "2026-12-25T17:00:00.000Z",
    recurrence: "FREQ=YEARLY",
    notOnHolidays: true,
  });
  expect(startsOf(christmas, "2026-10-01T00:00:00Z")).toEqual([]);
  expect(leftOutDays(christmas, 2026, 2027)).toEqual(["2026-12-25", "2027-12-25"]);
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
  const series = once({ recurrence: "FREQ=WEEKLY;COUNT=3", exceptions: cancelled("2026-11-03") });
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

test("a rule that never has a date is tried once", () => {
  const next = jest.spyOn(RRuleTemporal.prototype, "next");
  const series = once({ recurrence: "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30" });
  for (let times = 0; times < 3; times += 1)
    expect(upcomingDates(series, new Date("2026-10-01"), 5)).toEqual([{ start: series.start }]);
  expect(next).toHaveBeenCalledTimes(1);
  next.mockRestore();
});

describe("any rule", () => {
  const values = {
    INTERVAL: ["1", "2", "99999999", "0", "-1"],
    COUNT: ["1", "400", "0"],
    UNTIL: ["20270101", "20300230T000000Z", "19990101T000000"],
    BYDAY: ["MO", "SU,MO", "2SA", "-1FR", "53WE", "XX"],
    BYMONTHDAY: ["1", "31", "-1", "32", "0"],
    BYMONTH: ["1", "11", "13"],
    BYSETPOS: ["1", "-1", "366"],
    BYYEARDAY: ["1", "366", "-366"],
    BYWEEKNO: ["1", "53", "-53"],
    WKST: ["SU", "MO", "XX"],
    RSCALE: ["GREGORIAN", "HEBREW"],
  };
  const parts = fc.constantFrom(
    ...Object.entries(values).flatMap(([name, each]) => each.map((value) => `;${name}=${value}`)),
  );
  const frequency = fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY");
  const composed = fc
    .tuple(frequency, fc.array(parts, { maxLength: 2 }))
    .map(([name, others]) => `FREQ=${name}${others.join("")}`);
  const anyRule = fc.oneof(
    composed,
    textWith("FREQ=", "DAILY", ";", "BYDAY=", "MO", "UNTIL=", ",", "RRULE:", "\nEXDATE:"),
  );

  test("has few dates, in order, each inside the time that is asked for", () => {
    const from = new Date("2026-10-01T00:00:00Z");
    const to = new Date("2027-10-01T00:00:00Z");
    const starts = fc.constantFrom("2026-10-20T07:30:00.000Z", "2015-01-31T23:30:00.000Z");
    fc.assert(
      fc.property(anyRule, starts, (recurrence, start) => {
        const series = once({ start, recurrence });
        const within = datesWithin(series, from, to);
        const begins = within.map((date) => Date.parse(date.start));
        expect(begins.length).toBeLessThanOrEqual(366);
        expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b));
        for (const date of within)
          expect(overAt(date) > from.getTime() && date.start < to.toISOString()).toBe(true);
        expect(upcomingDates(series, from, 5).length).toBeLessThanOrEqual(5);
        expect(Date.parse(firstDate(series).start)).not.toBeNaN();
        expect(Date.parse(latestDate(series, from).start)).not.toBeNaN();
      }),
    );
  });

  test("that editors write gives the dates that a walk from day to day gives", () => {
    const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
    const rules = fc.record({
      frequency: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY"),
      interval: fc.integer({ min: 1, max: 5 }),
      days: fc.subarray(codes),
      monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 3 }),
    });
    const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const monthsBetween = (from: string, to: string) =>
      (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
      Number(to.slice(5, 7)) -
      Number(from.slice(5, 7));
    const columnOf = (day: string) => weekdays.indexOf(weekdayOf(day));
    fc.assert(
      fc.property(rules, fc.nat(800), ({ frequency, interval, days, monthDays: given }, daysLater) => {
        const first = addDays("2025-12-01", daysLater);
        const monthDays = frequency === "WEEKLY" ? [] : given;
        const isPassed = (day: string) => {
          if (frequency === "DAILY") return daysBetween(first, day);
          if (frequency === "MONTHLY") return monthsBetween(first, day);
          return Math.floor((daysBetween(first, day) + columnOf(first)) / 7);
        };
        const hasWeekday = (day: string) =>
          days.length > 0
            ? days.includes(codes[columnOf(day)] ?? "")
            : frequency !== "WEEKLY" || columnOf(day) === columnOf(first);
        const hasMonthDay = (day: string) =>
          monthDays.length > 0
            ? monthDays.includes(Number(day.slice(8)))
            : frequency !== "MONTHLY" || days.length > 0 || day.slice(8) === first.slice(8);
        const walked = Array.from({ length: 700 }, (_, index) => addDays(first, index)).filter(
          (day) => isPassed(day) % interval === 0 && hasWeekday(day) && hasMonthDay(day),
        );
        const recurrence = [
          `FREQ=${frequency};INTERVAL=${interval}`,
          ...(days.length > 0 ? [`BYDAY=${days}`] : []),
          ...(monthDays.length > 0 ? [`BYMONTHDAY=${monthDays}`] : []),
        ].join(";");
        const series = once({ start: `${first}T11:00:00.000Z`, recurrence });
        const end = startOfBerlinDay(addDays(first, 700));
        expect(
          datesWithin(series, startOfBerlinDay(first), end).map(({ start }) => berlinDay(start)),
        ).toEqual(walked);
      }),
    );
  });
});
