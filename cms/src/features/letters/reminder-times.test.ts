import assert from "node:assert/strict";
import { test } from "node:test";
import { collectionDayToRemindOf, datesToRemindOf } from "./reminder-times";

const begin = "2026-12-04T18:00:00Z";
const once = { Beginn: begin };
// The day of an event without hours begins at midnight in the village.
const wholeDay = { Beginn: "2026-12-03T23:00:00Z", Ganztaegig: true };
const wholeDayInSummer = { Beginn: "2026-07-03T22:00:00Z", Ganztaegig: true };
const daily = { Beginn: begin, Wiederholung: "FREQ=DAILY" };
const movedOnce = {
  ...daily,
  Ausnahmen: [
    { Datum: "2026-12-05", Art: "faellt_aus" },
    { Datum: "2026-12-06", Art: "verlegt", Beginn: "2026-12-06T20:00:00Z" },
  ],
};
const never = 0;

for (const [what, kind, event, now, resumed, expected] of [
  ["more than a day before", "erinnerung-tag", once, "2026-12-03T17:59:59Z", never, []],
  ["a day before", "erinnerung-tag", once, "2026-12-03T18:00:00Z", never, [begin]],
  ["a minute before", "erinnerung-tag", once, "2026-12-04T17:59:00Z", never, [begin]],
  ["at its begin", "erinnerung-tag", once, begin, never, []],
  ["61 minutes before", "erinnerung-stunde", once, "2026-12-04T16:59:00Z", never, []],
  ["half an hour before", "erinnerung-stunde", once, "2026-12-04T17:30:00Z", never, [begin]],
  ["before 16 h", "erinnerung-tag", wholeDay, "2026-12-03T14:59:59Z", never, []],
  ["at 16 h", "erinnerung-tag", wholeDay, "2026-12-03T15:00:00Z", never, [wholeDay.Beginn]],
  [
    "at 16 h in summer",
    "erinnerung-tag",
    wholeDayInSummer,
    "2026-07-03T14:00:00Z",
    never,
    [wholeDayInSummer.Beginn],
  ],
  ["of a series", "erinnerung-tag", daily, "2026-12-08T12:00:00Z", never, ["2026-12-08T18:00:00Z"]],
  ["that falls out", "erinnerung-tag", movedOnce, "2026-12-05T12:00:00Z", never, []],
  ["that is moved", "erinnerung-tag", movedOnce, "2026-12-06T12:00:00Z", never, ["2026-12-06T20:00:00Z"]],
  [
    "due before sending went on",
    "erinnerung-tag",
    once,
    "2026-12-04T12:00:00Z",
    Date.parse("2026-12-03T18:00:00Z"),
    [],
  ],
  [
    "due after sending went on",
    "erinnerung-tag",
    once,
    "2026-12-04T12:00:00Z",
    Date.parse("2026-12-03T17:59:59Z"),
    [begin],
  ],
] as const)
  test(`of a date ${what} are reminded by ${kind}: ${expected.length}`, () => {
    const dates = datesToRemindOf(kind, event, { now: new Date(now), resumed });
    assert.deepEqual(
      dates.map(({ start }) => start),
      expected.map((time) => Date.parse(time)),
    );
  });

for (const [now, resumed, day] of [
  ["2026-12-03T16:59:59Z", never, undefined],
  ["2026-12-03T17:00:00Z", never, "2026-12-04"],
  ["2026-12-04T04:59:59Z", never, "2026-12-04"],
  ["2026-12-04T05:00:00Z", never, undefined],
  ["2026-07-03T16:00:00Z", never, "2026-07-04"],
  ["2026-12-31T20:00:00Z", never, "2027-01-01"],
  ["2026-12-04T04:00:00Z", Date.parse("2026-12-03T17:00:00Z"), undefined],
] as const)
  test(`at ${now} the bins of ${day ?? "no day"} are reminded of`, () => {
    const found = collectionDayToRemindOf({ now: new Date(now), resumed });
    assert.equal(found?.day, day);
  });
