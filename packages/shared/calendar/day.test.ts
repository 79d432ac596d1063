import { anyDay, anyText, fc } from "../testing/arbitraries";
import { addDays, isDay, nextDay, previousDay, weekdayOf } from "./day.ts";

test("days follow each other across the year's end and leap days", () => {
  expect(nextDay("2028-02-28")).toBe("2028-02-29");
  expect(nextDay("2026-12-31")).toBe("2027-01-01");
  expect(previousDay("2028-03-01")).toBe("2028-02-29");
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
});

test("weekdays begin with Monday", () => {
  expect(weekdayOf("2026-11-23")).toBe("Mo");
  expect(weekdayOf("2026-11-29")).toBe("So");
});

test.each(["2026-02-30", "2026-2-3", "1999-01-01", "2026-11-28T00:00", "", "morgen"])(
  "%j is no day",
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(isDay("2028-02-29")).toBe(true);
  },
);

test("days that are added are taken away again, and seven of them change no weekday", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400_000, max: 400_000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
      expect(nextDay(day) > day && previousDay(nextDay(day)) === day).toBe(true);
    }),
  );
});

test("a text is a day when the calendar has it", () => {
  const parts = [fc.integer({ min: 1990, max: 3010 }), fc.nat(14), fc.nat(33)] as const;
  fc.assert(
    fc.property(...parts, anyText, (year, month, day, text) => {
      const date = new Date(Date.UTC(year, month - 1, day));
      const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      const written = [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
      expect(isDay(written)).toBe(exists && year >= 2000 && year < 3000);
      expect(isDay(`${written}${text}`)).toBe(text === "" && isDay(written));
    }),
  );
});
