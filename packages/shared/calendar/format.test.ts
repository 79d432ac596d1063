import { anyInstant, fc } from "../testing/arbitraries";
import {
  formatDate,
  formatDayAndMonth,
  formatDays,
  formatHours,
  formatMonth,
  formatMonthName,
  formatShortMonthName,
  formatShortWeekday,
  formatSpan,
  formatTime,
  formatWeekday,
  lastDay,
  toGermanClock,
} from "./format";
import { berlinDay } from "./village-time";

test.each([
  ["2026-11-28T13:00:00Z", "14 Uhr"],
  ["2026-07-28T17:30:00Z", "19.30 Uhr"],
  ["2026-11-28T06:05:00Z", "7.05 Uhr"],
  ["2026-11-27T23:00:00Z", "0 Uhr"],
  // On 29 March 2026 two o'clock does not exist, on 25 October it comes twice.
  ["2026-03-29T00:59:00Z", "1.59 Uhr"],
  ["2026-03-29T01:00:00Z", "3 Uhr"],
  ["2026-10-25T00:30:00Z", "2.30 Uhr"],
  ["2026-10-25T01:30:00Z", "2.30 Uhr"],
])("%s reads %s", (instant, time) => {
  expect(formatTime(instant)).toBe(time);
});

test("days are the same in summer and winter time", () => {
  expect(formatDate("2026-03-29")).toBe("29. März 2026");
  expect(formatDate("2026-10-25")).toBe("25. Oktober 2026");
  expect(formatDayAndMonth("2026-11-16")).toBe("16. November");
  expect(formatWeekday("2026-11-28")).toBe("Samstag");
  expect(formatMonth("2026-12")).toBe("Dezember 2026");
  expect(formatMonthName("2026-11-28")).toBe("November");
  expect(["01", "03", "05", "11"].map((month) => formatShortMonthName(`2026-${month}-15`))).toEqual([
    ...["Jan.", "März", "Mai", "Nov."],
  ]);
  expect(formatShortWeekday("2026-11-28")).toBe("Sa");
  expect(toGermanClock("07:30")).toBe("7.30");
});

const at = (start: string, end?: string, allDay = false) => ({ start, end, allDay });

test.each([
  [
    "one afternoon",
    at("2026-11-28T13:00:00Z", "2026-11-28T20:00:00Z"),
    "Samstag, 28. November 2026, 14–21 Uhr",
  ],
  [
    "half hours",
    at("2026-11-28T08:30:00Z", "2026-11-28T11:15:00Z"),
    "Samstag, 28. November 2026, 9.30–12.15 Uhr",
  ],
  ["no end", at("2026-11-28T18:30:00Z"), "Samstag, 28. November 2026, 19.30 Uhr"],
  [
    "an end that is the beginning",
    at("2026-11-28T18:30:00Z", "2026-11-28T18:30:00Z"),
    "Samstag, 28. November 2026, 19.30 Uhr",
  ],
  [
    "an end before the beginning",
    at("2026-11-28T18:30:00Z", "2026-11-27T18:30:00Z"),
    "Samstag, 28. November 2026, 19.30 Uhr",
  ],
  [
    "until midnight",
    at("2026-11-28T19:00:00Z", "2026-11-28T23:00:00Z"),
    "Samstag, 28. November 2026, 20–24 Uhr",
  ],
  [
    "past midnight",
    at("2026-11-28T19:00:00Z", "2026-11-29T01:00:00Z"),
    "Samstag, 28. November 2026, 20–2 Uhr",
  ],
  ["a whole day", at("2026-11-27T23:00:00Z", "2026-11-28T22:59:00Z", true), "Samstag, 28. November 2026"],
  [
    "a whole day until midnight",
    at("2026-11-27T23:00:00Z", "2026-11-28T23:00:00Z", true),
    "Samstag, 28. November 2026",
  ],
  ["whole days", at("2026-11-27T23:00:00Z", "2026-11-29T22:59:00Z", true), "28.–29. November 2026"],
  [
    "across months",
    at("2026-11-29T23:00:00Z", "2026-12-02T22:59:00Z", true),
    "30. November – 2. Dezember 2026",
  ],
  [
    "across years",
    at("2026-12-29T23:00:00Z", "2027-01-02T22:59:00Z", true),
    "30. Dezember 2026 – 2. Januar 2027",
  ],
  [
    "several days with hours",
    at("2026-11-28T13:00:00Z", "2026-11-29T17:00:00Z"),
    "28.–29. November 2026, Beginn 14 Uhr, Ende 18 Uhr",
  ],
  [
    "the day the clocks go forward",
    at("2026-03-28T23:00:00Z", "2026-03-29T21:59:00Z", true),
    "Sonntag, 29. März 2026",
  ],
  [
    "the day the clocks go back",
    at("2026-10-24T22:00:00Z", "2026-10-25T22:59:00Z", true),
    "Sonntag, 25. Oktober 2026",
  ],
  [
    "the night the clocks go forward",
    at("2026-03-28T19:00:00Z", "2026-03-29T01:30:00Z"),
    "Samstag, 28. März 2026, 20–3.30 Uhr",
  ],
])("%s", (_what, span, text) => {
  expect(formatSpan(span)).toBe(text);
});

test("days and hours can be formatted apart", () => {
  const span = at("2026-11-28T13:00:00Z", "2026-11-28T20:00:00Z");
  expect(formatDays(span)).toBe("Samstag, 28. November 2026");
  expect(formatHours(span)).toBe("14–21 Uhr");
  expect(formatHours({ ...span, allDay: true })).toBeUndefined();
});

test("any span is formatted, and its last day is not before its first", () => {
  fc.assert(
    fc.property(anyInstant, fc.option(anyInstant), fc.boolean(), (start, end, allDay) => {
      const span = { start: start.toISOString(), end: end?.toISOString(), allDay };
      expect(lastDay(span) >= berlinDay(start)).toBe(true);
      expect(formatSpan(span)).toMatch(/^\S.*\d{4}/);
      expect(formatSpan(span)).not.toMatch(/NaN|undefined|Invalid/);
    }),
  );
});
