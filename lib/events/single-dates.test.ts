import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { cancelled } from "@/lib/testing/factories";
import {
  dateOn,
  datesWithin,
  dayOf,
  type EventDate,
  type EventTiming,
  lastDate,
  latestDate,
  leftOutDays,
  upcomingDates,
} from "./recurrence";

jest.mock("@/lib/monitoring/report-error");

/** Fridays, 19.30 to 21 in the village, from 2 October 2026 on */
const choir = (given: Partial<EventTiming> = {}): EventTiming => ({
  start: "2026-10-02T17:30:00.000Z",
  end: "2026-10-02T19:00:00.000Z",
  recurrence: "FREQ=WEEKLY;COUNT=8",
  exceptions: [],
  ...given,
});

const october = new Date("2026-10-01T00:00:00Z");
const all = (event: EventTiming) => datesWithin(event, october, new Date("2027-12-31T00:00:00Z"));
const inShort = ({ start, change }: EventDate) =>
  `${start.slice(5, 16)}${change ? ` ${change.kind} ${change.day.slice(5)}` : ""}`;
const shown = (event: EventTiming) => all(event).map(inShort);
const takingPlace = (event: EventTiming) => upcomingDates(event, october, 99).map(inShort);

test("a cancelled date is shown, and does not take place", () => {
  const event = choir({ exceptions: [{ day: "2026-10-09", kind: "cancelled", note: "Saal gesperrt" }] });
  expect(shown(event).slice(0, 3)).toEqual(["10-02T17:30", "10-09T17:30 cancelled 10-09", "10-16T17:30"]);
  expect(takingPlace(event)).toHaveLength(7);
  expect(takingPlace(event)[1]).toBe("10-16T17:30");
  expect(dateOn(event, "2026-10-09")?.change).toMatchObject({ kind: "cancelled", note: "Saal gesperrt" });
  expect(latestDate(event, new Date("2026-10-15")).start).toBe("2026-10-02T17:30:00.000Z");
});

test("a day without a date is nowhere, and is left out of files and the latest date", () => {
  const event = choir({ exceptions: [{ day: "2026-10-09", kind: "none" }] });
  expect(shown(event).slice(0, 2)).toEqual(["10-02T17:30", "10-16T17:30"]);
  expect(takingPlace(event)).toHaveLength(7);
  expect(dateOn(event, "2026-10-09")).toBeUndefined();
  expect(leftOutDays(event, 2026, 2026)).toEqual(["2026-10-09"]);
  expect(latestDate(event, new Date("2026-10-15")).start).toBe("2026-10-02T17:30:00.000Z");
});

test("a moved date stands at both times, takes place at the new one, and keeps its day when it moves again", () => {
  const row = { day: "2026-10-09", kind: "moved" as const, place: "Kirche" };
  const once = choir({ exceptions: [{ ...row, start: "2026-10-10T13:00:00.000Z" }] });
  expect(shown(once).slice(0, 4)).toEqual([
    "10-02T17:30",
    "10-09T17:30 movedAway 10-09",
    "10-10T13:00 moved 10-09",
    "10-16T17:30",
  ]);
  expect(takingPlace(once)).toHaveLength(8);
  // As long as the series' dates
  expect(dateOn(once, "2026-10-09")).toMatchObject({
    end: "2026-10-10T14:30:00.000Z",
    change: { kind: "moved", place: "Kirche", other: { start: "2026-10-09T17:30:00.000Z" } },
  });
  // Where it would have been nothing is said of the other place.
  expect(all(once)[1]?.change).toEqual({
    day: "2026-10-09",
    kind: "movedAway",
    other: expect.objectContaining({ place: "Kirche" }),
  });
  expect(dateOn(once, "2026-10-10")).toEqual(dateOn(once, "2026-10-09"));
  expect(latestDate(once, new Date("2026-10-12")).start).toBe("2026-10-10T13:00:00.000Z");

  const twice = choir({ exceptions: [{ ...row, start: "2026-10-11T13:00:00.000Z" }] });
  expect(dateOn(twice, "2026-10-09")).toMatchObject({ start: "2026-10-11T13:00:00.000Z" });
  expect(dayOf(dateOn(twice, "2026-10-11") as EventDate)).toBe("2026-10-09");
  expect(dateOn(twice, "2026-10-10")).toBeUndefined();
});

test("a date moved onto another one of its series leaves that one what it is", () => {
  const event = choir({
    exceptions: [{ day: "2026-10-09", kind: "moved", start: "2026-10-16T17:30:00.000Z" }],
  });
  expect(takingPlace(event).slice(0, 3)).toEqual(["10-02T17:30", "10-16T17:30", "10-16T17:30 moved 10-09"]);
  expect(dateOn(event, "2026-10-16")?.change).toBeUndefined();
  expect(dateOn(event, "2026-10-09")?.change?.kind).toBe("moved");
});

test("moved and added dates have their hours by the clock, on either side of both changes of the clocks", () => {
  const party = choir({
    // 20 to 2 o'clock, over midnight, each Saturday
    start: "2026-10-03T18:00:00.000Z",
    end: "2026-10-04T00:00:00.000Z",
    recurrence: "FREQ=WEEKLY",
    exceptions: [
      { day: "2026-10-17", kind: "moved", start: "2026-10-24T18:00:00.000Z" },
      { day: "2027-03-20", kind: "moved", start: "2027-03-27T22:00:00.000Z" },
      { day: "2026-10-25", kind: "added" },
      { day: "2027-03-28", kind: "added" },
    ],
  });
  const endOf = (day: string) => dateOn(party, day)?.end;
  // 2 o'clock comes twice, or not at all: the first, and the moment after.
  expect(endOf("2026-10-17")).toBe("2026-10-25T00:00:00.000Z");
  expect(dateOn(party, "2027-03-20")).toMatchObject({
    start: "2027-03-27T22:00:00.000Z",
    end: "2027-03-28T03:00:00.000Z",
  });
  expect(dateOn(party, "2026-10-25")).toMatchObject({
    start: "2026-10-25T19:00:00.000Z",
    end: "2026-10-26T01:00:00.000Z",
  });
  expect(dateOn(party, "2027-03-28")).toMatchObject({
    start: "2027-03-28T18:00:00.000Z",
    end: "2027-03-29T00:00:00.000Z",
  });
});

test("a series without a rule has the days that were picked, and its own unless that is cancelled", () => {
  const picked = choir({
    recurrence: undefined,
    exceptions: [
      { day: "2026-11-04", kind: "added" },
      { day: "2026-12-16", kind: "added", start: "2026-12-16T10:00:00.000Z", note: "Am Vormittag" },
    ],
  });
  expect(takingPlace(picked)).toEqual(["10-02T17:30", "11-04T18:30 added 11-04", "12-16T10:00 added 12-16"]);
  const without = { ...picked, exceptions: [...cancelled("2026-10-02"), ...picked.exceptions] };
  expect(takingPlace(without)).toHaveLength(2);
  expect(shown(without)[0]).toBe("10-02T17:30 cancelled 10-02");
});

test("an added day that the rule names too is one date, with the hours that were added", () => {
  const added = choir({
    exceptions: [{ day: "2026-10-09", kind: "added", start: "2026-10-09T10:00:00.000Z" }],
  });
  expect(takingPlace(added).slice(0, 3)).toEqual(["10-02T17:30", "10-09T10:00 added 10-09", "10-16T17:30"]);
  expect(takingPlace(added)).toHaveLength(8);
});

test("what is about no date of the series any more is gone, its new date with it", () => {
  const exceptions: EventTiming["exceptions"] = [
    { day: "2026-11-20", kind: "moved", start: "2026-10-10T13:00:00.000Z" },
    { day: "2026-11-13", kind: "note", note: "Mit Noten" },
    ...cancelled("2026-10-08"),
    { day: "2026-12-05", kind: "added" },
  ];
  expect(takingPlace(choir({ exceptions }))).toContain("10-10T13:00 moved 11-20");
  const shortened = choir({ recurrence: "FREQ=WEEKLY;COUNT=3", exceptions });
  expect(shown(shortened)).toEqual(["10-02T17:30", "10-09T17:30", "10-16T17:30", "12-05T18:30 added 12-05"]);
  expect(leftOutDays(shortened, 2026, 2027)).toEqual([]);
});

test("the end of a series with a number of dates follows from its rule, not from added dates", () => {
  const exceptions: EventTiming["exceptions"] = [
    ...cancelled("2026-11-20"),
    { day: "2026-12-05", kind: "added" },
  ];
  expect(lastDate(choir({ exceptions }))?.start).toBe("2026-11-13T18:30:00.000Z");
  const moved = choir({
    exceptions: [{ day: "2026-11-20", kind: "moved", start: "2026-11-22T14:00:00.000Z" }],
  });
  expect(lastDate(moved)?.start).toBe("2026-11-22T14:00:00.000Z");
});

test("on a holiday that the series leaves out, only what was moved or added takes place", () => {
  const event = choir({
    // Saturdays; the 31st of October is Reformation Day, the 26th of December a holiday
    start: "2026-10-03T08:00:00.000Z",
    end: undefined,
    recurrence: "FREQ=WEEKLY",
    notOnHolidays: true,
    villageDays: { land: "Brandenburg", schoolHolidays: [] },
    exceptions: [
      { day: "2026-10-31", kind: "moved", start: "2026-11-01T09:00:00.000Z" },
      { day: "2026-12-26", kind: "note", note: "Mit Kuchen" },
      ...cancelled("2027-05-01"),
    ],
  });
  const changes = shown(event).filter((date) => date.includes(" "));
  expect(changes).toEqual(["10-31T09:00 movedAway 10-31", "11-01T09:00 moved 10-31"]);
});

test("whole days move by their day; of two rows of a day the first counts", () => {
  const days = choir({
    start: "2026-10-01T22:00:00.000Z",
    end: "2026-10-02T21:59:00.000Z",
    exceptions: [
      { day: "2026-10-23", kind: "moved", start: "2026-10-25T23:00:00.000Z" },
      ...cancelled("2026-10-23"),
    ],
  });
  expect(all(days).filter(takesPlace)).toHaveLength(8);
  expect(dateOn(days, "2026-10-26")).toMatchObject({
    start: "2026-10-25T23:00:00.000Z",
    end: "2026-10-26T22:59:00.000Z",
  });
});
