import { berlinInstant } from "../calendar/village-time";
import {
  bookingDates,
  bookingProblem,
  lastSeriesDay,
  quartersOf,
  seriesEnd,
  sharesRoom,
  touchesQuarter,
} from "./booking-dates";

const now = new Date("2026-11-28T12:00:00Z");
const evening = {
  Beginn: "2026-12-05T18:00:00.000Z",
  Ende: "2026-12-05T22:00:00.000Z",
  Belegt_von: "2026-12-05T17:00:00.000Z",
  Belegt_bis: "2026-12-05T23:00:00.000Z",
};
const weekly = { ...evening, Wiederholung: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20271205T225959Z" };

test("one date occupies its room from building up to clearing", () =>
  expect(bookingDates(evening)).toEqual([
    { tag: "2026-12-05", von: evening.Belegt_von, bis: evening.Belegt_bis },
  ]));

test("a series keeps the village's times in summer, and ends with its last day", () => {
  const dates = bookingDates(weekly);
  expect(dates).toHaveLength(53);
  expect(dates[1]).toEqual({
    tag: "2026-12-12",
    von: "2026-12-12T17:00:00.000Z",
    bis: "2026-12-12T23:00:00.000Z",
  });
  expect(dates[26]).toEqual({
    tag: "2027-06-05",
    von: "2027-06-05T16:00:00.000Z",
    bis: "2027-06-05T22:00:00.000Z",
  });
  expect(dates.at(-1)?.von).toBe("2027-12-04T17:00:00.000Z");
  const fortnightly = "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20261220T225959Z";
  expect(bookingDates({ ...evening, Wiederholung: fortnightly }).map(({ tag }) => tag)).toEqual([
    "2026-12-05",
    "2026-12-19",
  ]);
});

test.each([
  ["FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219T225959Z", "2026-12-19"],
  ["FREQ=WEEKLY;BYDAY=SA", undefined],
  ["FREQ=WEEKLY;BYDAY=SA;COUNT=3", undefined],
  ["FREQ=WEEKLY;BYDAY=SU;UNTIL=20261219T225959Z", undefined],
  ["FREQ=MONTHLY;BYMONTHDAY=5;UNTIL=20270619T225959Z", undefined],
  ["FREQ=WEEKLY;BYDAY=SA;UNTIL=20271206T225959Z", undefined],
  ["FREQ=WEEKLY;BYDAY=SA;UNTIL=20261204T225959Z", undefined],
])("%s ends on %s", (rule, day) => expect(seriesEnd(rule, "2026-12-05")).toBe(day));

test("a year after a leap day is the 28th of February", () =>
  expect(lastSeriesDay("2028-02-29")).toBe("2029-02-28"));

test.each([
  ["nothing", {}, undefined],
  ["a series of a year", weekly, undefined],
  ["a beginning in the past", { Beginn: "2026-11-28T11:00:00Z" }, "Beginn"],
  [
    "a beginning two years ahead",
    {
      Beginn: "2028-11-28T18:00Z",
      Ende: "2028-11-28T22:00Z",
      Belegt_von: "2028-11-28T18:00Z",
      Belegt_bis: "2028-11-28T22:00Z",
    },
    undefined,
  ],
  ["a beginning after that", { Beginn: "2028-11-29T18:00Z", Ende: "2028-11-29T22:00Z" }, "Beginn"],
  ["a year that was mistyped", { Beginn: "2099-12-05T18:00Z", Ende: "2099-12-05T22:00Z" }, "Beginn"],
  ["an end before the beginning", { Ende: evening.Beginn }, "Ende"],
  ["building up after the beginning", { Belegt_von: "2026-12-05T18:15:00Z" }, "Belegt_von"],
  ["clearing before the end", { Belegt_bis: "2026-12-05T21:45:00Z" }, "Belegt_bis"],
  ["31 days and a night", { Belegt_bis: "2027-01-05T05:00:00Z", Ende: "2027-01-05T04:00:00Z" }, undefined],
  ["33 days", { Belegt_bis: "2027-01-06T05:00:00Z", Ende: "2027-01-06T04:00:00Z" }, "Ende"],
  ["a series without end", { Wiederholung: "FREQ=WEEKLY;BYDAY=SA" }, "Wiederholung"],
  [
    "a series of several days",
    { ...weekly, Ende: "2026-12-07T10:00:00Z", Belegt_bis: "2026-12-07T10:00:00Z" },
    "Wiederholung",
  ],
])("%s is found", (_, change, attribute) =>
  expect(bookingProblem({ ...evening, ...change }, now)).toBe(attribute),
);

test("dates are rounded outwards to quarters of an hour, also where an hour is missing", () => {
  const at = (von: string, bis: string) => {
    const { first, end } = quartersOf({ von, bis });
    return end - first;
  };
  expect(at("2026-12-05T17:05:00Z", "2026-12-05T18:05:00Z")).toBe(5);
  expect(at(berlinInstant("2027-03-28", "01:00"), berlinInstant("2027-03-28", "04:00"))).toBe(8);
  expect(at(berlinInstant("2027-10-31", "01:00"), berlinInstant("2027-10-31", "04:00"))).toBe(16);
});

test("what ends when the other begins does not overlap; the whole takes every part", () => {
  const at = (time: string) => Date.parse(`2026-12-05T${time}Z`);
  const [one, next] = [
    { from: at("17:00"), to: at("18:00") },
    { from: at("18:00"), to: at("19:00") },
  ];
  expect(touchesQuarter(one, next)).toBe(false);
  expect(touchesQuarter({ ...one, to: at("18:01") }, next)).toBe(true);
  expect([sharesRoom("", "A"), sharesRoom("A", ""), sharesRoom("A", "A"), sharesRoom("A", "B")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
