import { addDays, isDay, nextDay, previousDay, weekdayOf } from "./day";

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
