import assert from "node:assert/strict";
import { test } from "node:test";
import { readSchoolHolidays } from "./school-holidays";
import { calendarOf, now } from "./testing/fixtures";

const holiday = (name: string, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:${name}@example.org`,
  `SUMMARY:${name}`,
  ...lines,
  "END:VEVENT",
];

test("holidays are read from whole days and from midnights, in their order", async () =>
  assert.deepEqual(
    await readSchoolHolidays(
      calendarOf(
        ...holiday("Sommerferien 2027", "DTSTART;VALUE=DATE:20270722", "DTEND;VALUE=DATE:20270905"),
        ...holiday(
          "Weihnachtsferien",
          "DTSTART;TZID=Europe/Berlin:20261223T000000",
          "DTEND;TZID=Europe/Berlin:20270102T000000",
        ),
        ...holiday(
          "Osterferien 2027 Brandenburg",
          "DTSTART;VALUE=DATE:20270322",
          "DTEND;VALUE=DATE:20270404",
        ),
        ...holiday(
          "Herbstferien Sachsen-Anhalt 2027",
          "DTSTART;VALUE=DATE:20271011",
          "DTEND;VALUE=DATE:20271024",
        ),
        ...holiday("Unterrichtsfreier Tag", "DTSTART;VALUE=DATE:20270507"),
        ...holiday("Karfreitag", "DTSTART;VALUE=DATE:20270326"),
        ...holiday("Sommerferien 2021", "DTSTART;VALUE=DATE:20210624", "DTEND;VALUE=DATE:20210808"),
      ),
      now,
    ),
    [
      { name: "Weihnachtsferien", first: "2026-12-23", last: "2027-01-01" },
      { name: "Osterferien 2027", first: "2027-03-22", last: "2027-04-03" },
      { name: "Unterrichtsfreier Tag", first: "2027-05-07", last: "2027-05-07" },
      { name: "Sommerferien 2027", first: "2027-07-22", last: "2027-09-04" },
      { name: "Herbstferien 2027", first: "2027-10-11", last: "2027-10-23" },
    ],
  ));

test("a calendar without school holidays is told", () =>
  assert.rejects(
    readSchoolHolidays(calendarOf(...holiday("Chorprobe", "DTSTART;VALUE=DATE:20270326")), now),
    /keine Schulferien/,
  ));
