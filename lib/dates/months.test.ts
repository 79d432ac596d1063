import { monthOf, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { anyDay, fc } from "@dorfforum/shared/testing/arbitraries";
import { addMonths, daysOfMonth, presentMonth, weeksOf } from "./months";

test("months follow each other across the year's end", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -2)).toBe("2025-11");
  expect(daysOfMonth("2027-02")).toHaveLength(28);
});

test("the present month is the village's, not the server's", () => {
  expect(presentMonth(new Date("2026-11-30T23:30:00Z"))).toBe("2026-12");
});

test("a month has the calendar weeks that it touches, without days of other months", () => {
  const december = weeksOf("2026-12");
  expect(december.map(({ number }) => number)).toEqual([49, 50, 51, 52, 53]);
  expect(december[0]?.days).toEqual([
    ...[undefined, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"],
  ]);
  expect(weeksOf("2027-01").map(({ number }) => number)).toEqual([53, 1, 2, 3, 4]);
  // Four whole weeks
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test("the weeks of a month have each of its days once, in its column", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const month = monthOf(day);
      const weeks = weeksOf(month);
      expect(weeks.flatMap(({ days }) => days.flatMap((each) => each ?? []))).toEqual(daysOfMonth(month));
      expect(daysOfMonth(month)).toContain(day);
      for (const { days } of weeks)
        for (const [column, each] of days.entries()) if (each) expect(weekdayOf(each)).toBe(weekdays[column]);
    }),
  );
});

test("months that are added are taken away again", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      expect(addMonths(addMonths(monthOf(day), count), -count)).toBe(monthOf(day));
    }),
  );
});
