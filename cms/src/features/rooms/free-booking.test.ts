import assert from "node:assert/strict";
import { test } from "node:test";
import { freedBy } from "./follow-events";
import { datesLeft } from "./free-booking";

const now = new Date("2026-12-10T12:00:00Z");
const dateOf = (tag: string) => ({ tag, von: `${tag}T18:00:00.000Z`, bis: `${tag}T22:00:00.000Z` });
const [past, next, last] = [dateOf("2026-12-03"), dateOf("2026-12-17"), dateOf("2026-12-24")];
const all = [past, next, last];

for (const [what, freed, expected] of [
  ["none is freed", [], "all"],
  ["one is freed", [next.tag], [past, last]],
  ["one that is over is freed", [past.tag], "all"],
  ["all that are to come are freed", [next.tag, last.tag], "none"],
  ["a day without a date is freed", ["2026-12-18"], "all"],
] as const)
  test(`of a booking's dates stay those that are not freed: ${what}`, () =>
    assert.deepEqual(
      datesLeft(all, (day) => (freed as readonly string[]).includes(day), now),
      expected,
    ));

type Event = Parameters<typeof freedBy>[0];
const event = (more: object = {}) =>
  ({
    Beginn: "2026-12-03T18:00:00.000Z",
    Wiederholung: "FREQ=WEEKLY",
    Terminstatus: "geplant",
    Ausnahmen: [],
    ...more,
  }) as unknown as Event;

for (const [what, before, after, expected] of [
  ["it is published", null, event(), []],
  ["it is changed", event(), event(), []],
  ["it is cancelled", event(), event({ Terminstatus: "abgesagt" }), "all"],
  ["it is postponed", event(), event({ Terminstatus: "verschoben" }), []],
  ["it is taken off the site", event(), null, "all"],
  ["a draft is deleted that nobody has published", null, null, []],
  [
    "one date is cancelled",
    event(),
    event({ Ausnahmen: [{ Datum: "2026-12-17", Art: "faellt_aus" }] }),
    ["2026-12-17"],
  ],
] as const)
  test(`a booking follows its event: ${what}`, () => assert.deepEqual(freedBy(before, after), expected));
