import assert from "node:assert/strict";
import { test } from "node:test";
import { freedBy } from "./follow-events";

type Published = Parameters<typeof freedBy>[0];

const weekly = (Ausnahmen: object[], more: object = {}) =>
  ({
    Beginn: "2027-01-05T18:00:00.000Z",
    Wiederholung: "FREQ=WEEKLY",
    Ausnahmen,
    ...more,
  }) as unknown as Published;

for (const [what, after, expected] of [
  ["nothing is changed", weekly([]), []],
  ["a date is cancelled", weekly([{ Datum: "2027-01-12", Art: "faellt_aus" }]), ["2027-01-12"]],
  ["there is no date on a day", weekly([{ Datum: "2027-01-19", Art: "kein_termin" }]), ["2027-01-19"]],
  ["a date has a note", weekly([{ Datum: "2027-01-12", Art: "hinweis", Hinweis: "Mit Kuchen" }]), []],
  ["the event is cancelled", weekly([], { Terminstatus: "abgesagt" }), "all"],
  ["the event is off the site", null, "all"],
] as const)
  test(`what a booking gives free when ${what}`, () => {
    assert.deepEqual(freedBy(weekly([]), after), expected);
  });
