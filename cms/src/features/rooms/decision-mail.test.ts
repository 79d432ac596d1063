import assert from "node:assert/strict";
import { test } from "node:test";
import type { Booking } from "./booking";
import { type Before, beforeIn, isUndoable } from "./decision-mail";

type State = Booking["Bearbeitungsstand"];

const until = "2026-12-01T10:15:00.000Z";
const unnotifiedWhere = (Bearbeitungsstand: State) => ({ before: { Bearbeitungsstand } as Before, until });

/** What the requester knows (undefined: no mail waits), what was decided since, and whether a press undoes it */
const cases: [known: State | undefined, decided: State, isUndone: boolean][] = [
  ["neu", "bestätigt", true],
  ["neu", "abgelehnt", true],
  ["abgelehnt", "bestätigt", true],
  // Told already, or nobody is told
  [undefined, "bestätigt", false],
  [undefined, "abgelehnt", false],
  // A booking that its requester counts on
  ["bestätigt", "abgelehnt", false],
  ["bestätigt", "frei gegeben", false],
  // Nothing that a mail could tell
  ["abgelehnt", "abgelehnt", false],
  ["neu", "neu", false],
];

for (const [known, decided, isUndone] of cases)
  test(`known ${known}, decided ${decided}: a press ${isUndone ? "undoes" : "undoes nothing"}`, () => {
    const booking = { Bearbeitungsstand: decided } as Booking;
    assert.equal(isUndoable(booking, known && unnotifiedWhere(known)), isUndone);
  });

test("a mail of another kind, or of before, keeps nothing of what was", () => {
  assert.equal(beforeIn({ Vorher: null }), undefined);
  assert.equal(beforeIn({}), undefined);
});
