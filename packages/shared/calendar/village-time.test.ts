import { anyDay, anyInstant, fc } from "../testing/arbitraries";
import { nextDay, previousDay } from "./day";
import {
  berlinDay,
  berlinHour,
  berlinInstant,
  berlinTime,
  isToday,
  startOfBerlinDay,
  toInstant,
  villageFormat,
} from "./village-time";

test.each([
  ["2026-11-27T23:00:00Z", "2026-11-28"],
  ["2026-11-27T22:59:59Z", "2026-11-27"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
  ["2026-06-30T21:59:59Z", "2026-06-30"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
  ["1900-01-01T12:00:00Z", "1900-01-01"],
  ["9999-12-31T12:00:00Z", "9999-12-31"],
])("%s falls on %s in the village", (instant, day) => {
  expect(berlinDay(instant)).toBe(day);
});

test.each([
  ["2026-11-28", "2026-11-27T23:00:00.000Z"],
  ["2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26", "2026-10-25T23:00:00.000Z"],
])("%s begins at %s", (day, instant) => {
  expect(startOfBerlinDay(day).toISOString()).toBe(instant);
});

test("today is the village's day, not the server's", () => {
  const now = new Date("2026-11-27T23:30:00Z");
  expect(isToday("2026-11-28T22:59:00Z", now)).toBe(true);
  expect(isToday("2026-11-27T22:59:00Z", now)).toBe(false);
});

test.each([
  ["2026-12-05", "18:00", "2026-12-05T17:00:00.000Z"],
  ["2027-07-05", "00:30", "2027-07-04T22:30:00.000Z"],
  // 28 March 2027 has no 2:30, 31 October 2027 has it twice.
  ["2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
  ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
  ["2027-10-31", "02:30", "2027-10-31T00:30:00.000Z"],
  ["2027-10-31", "03:00", "2027-10-31T02:00:00.000Z"],
])("%s %s in the village is %s", (day, time, instant) => expect(berlinInstant(day, time)).toBe(instant));

test("a day begins at an instant that falls on it, and the moment before does not", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = startOfBerlinDay(day);
      expect(berlinDay(start)).toBe(day);
      expect(berlinDay(new Date(start.getTime() - 1))).toBe(previousDay(day));
      const hours = (startOfBerlinDay(nextDay(day)).getTime() - start.getTime()) / 3_600_000;
      expect([23, 24, 25]).toContain(hours);
    }),
  );
});

test("the clocks show the time of the instant that belongs to it, by the hour that there is twice the first", () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      const shown = berlinInstant(berlinDay(instant), berlinTime(instant));
      expect([berlinDay(shown), berlinTime(shown)]).toEqual([berlinDay(instant), berlinTime(instant)]);
      const laterMs = Math.floor(instant.getTime() / 60_000) * 60_000 - Date.parse(shown);
      expect([0, 3_600_000]).toContain(laterMs);
    }),
  );
});

test("half past seven in the evening is hour 19.5, in summer too", () =>
  expect(["2026-11-28T18:30:00Z", "2026-07-28T17:30:00Z"].map(berlinHour)).toEqual([19.5, 19.5]));

test("a format reads a day as that day of the village, and an instant by its clocks", () => {
  const format = villageFormat({ dateStyle: "short" });
  expect(["2026-03-29", "2026-11-27T23:30:00Z", new Date("2026-11-27T23:30:00Z")].map(format)).toEqual([
    "29.03.26",
    "28.11.26",
    "28.11.26",
  ]);
});

test.each([
  [new Date("2026-11-28T18:30:00Z"), "2026-11-28T18:30:00.000Z"],
  ["2026-11-28T19:30:00+01:00", "2026-11-28T18:30:00.000Z"],
  [1_795_890_600_000, "2026-11-28T18:30:00.000Z"],
  ["", undefined],
  ["morgen", undefined],
  [null, undefined],
  [new Date(Number.NaN), undefined],
])("%j is the instant %s", (value, instant) => expect(toInstant(value)?.toISOString()).toBe(instant));
