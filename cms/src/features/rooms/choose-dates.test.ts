import assert from "node:assert/strict";
import { test } from "node:test";
import { type Agreed, chooseDates } from "./choose-dates";
import type { AskedDate } from "./clashes";

const span = { von: "2026-12-05T18:00:00.000Z", bis: "2026-12-05T22:00:00.000Z" };
const kinds = {
  booking: { kind: "booking", what: "S-ABCD-EFGH", span },
  event: { kind: "event", what: "„Lesung“", span },
  closed: { kind: "closed", what: "Heizung", span },
} as const;

const date = (...clashes: (keyof typeof kinds)[]): AskedDate => ({
  ...span,
  tag: "2026-12-05",
  clashes: clashes.map((kind) => kinds[kind]),
});

/** "2" for so many dates that are taken, else the second press that is asked for, or the begin of the refusal */
function outcome(dates: AskedDate[], agreed: Agreed = {}) {
  const choice = chooseDates(dates, agreed);
  return "dates" in choice ? String(choice.dates.length) : (choice.again ?? choice.refusal.slice(0, 25));
}

for (const [what, dates, agreed, expected] of [
  ["nothing is in the way", [date(), date()], {}, "2"],
  ["all is over", [], {}, "Dafür ist es zu spät: Der"],
  ["another booking is", [date("booking")], {}, "Der Raum ist dann nicht f"],
  [
    "the room is closed",
    [date("closed")],
    { nurFreie: true, trotzTermin: true },
    "Der Raum ist dann nicht f",
  ],
  ["one of two dates is taken", [date("booking"), date()], {}, "nurFreie"],
  ["one of two dates is taken, and that is agreed to", [date("booking"), date()], { nurFreie: true }, "1"],
  ["an event stands in the calendar", [date("event")], {}, "trotzTermin"],
  ["an event stands in the calendar, and that is agreed to", [date("event")], { trotzTermin: true }, "1"],
  [
    "an event and a booking are",
    [date("event", "booking")],
    { trotzTermin: true },
    "Der Raum ist dann nicht f",
  ],
  [
    "one date is taken and an event is on the other",
    [date("booking"), date("event")],
    { nurFreie: true },
    "trotzTermin",
  ],
] as const)
  test(`the dates of a confirmation where ${what}`, () =>
    assert.equal(outcome([...dates], agreed), expected));

test("a refusal says how many dates are free, and what is in the way", () => {
  assert.deepEqual(chooseDates([date("booking"), date()], {}), {
    refusal: "1 von 2 Terminen ist frei. Vergeben: S-ABCD-EFGH, Samstag, 5. Dezember 2026, 19–23 Uhr.",
    again: "nurFreie",
  });
});
