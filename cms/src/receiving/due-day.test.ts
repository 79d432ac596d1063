import assert from "node:assert/strict";
import { test } from "node:test";
import submission from "../api/einsendung/content-types/einsendung/schema.json";
import message from "../api/nachricht/content-types/nachricht/schema.json";
import { dueText, isOpen } from "./due-day";

test("an answer is due until the end of its day in the village", () => {
  const lateEvening = new Date("2026-12-22T22:59:00Z");
  assert.equal(dueText("2026-12-22", lateEvening), "bis 22.12., heute");
  assert.equal(dueText("2026-12-22", new Date("2026-12-22T23:01:00Z")), "bis 22.12., überfällig");
  assert.equal(dueText("2026-12-23", lateEvening), "bis 23.12.");
  assert.equal(dueText("2027-01-04", lateEvening), "bis 4.1.2027");
});

test("lists that sort the states in descending order begin with the open ones", () => {
  for (const { attributes } of [message, submission]) {
    const descending = [...attributes.Bearbeitungsstand.enum].sort().reverse();
    assert.deepEqual(descending.map(isOpen), [true, true, ...descending.slice(2).map(() => false)]);
  }
});
