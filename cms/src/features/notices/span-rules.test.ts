import assert from "node:assert/strict";
import { test } from "node:test";
import { untilAfterFrom, untilAhead } from "./span-rules";

test("a notice must end after its beginning, also when only one of them is sent", () => {
  const stored = { Von: new Date("2026-12-01T10:00:00Z"), Bis: new Date("2026-12-01T12:00:00Z") };
  assert.equal(untilAfterFrom({ Bis: "2026-12-01T10:00:00.000Z" }, stored).length, 1);
  assert.equal(untilAfterFrom({ Von: "2026-12-01T13:00:00.000Z" }, stored).length, 1);
  assert.equal(untilAfterFrom({ Bis: "2026-12-01T10:00:00.001Z" }, stored).length, 0);
  assert.equal(untilAfterFrom({ Von: null }, stored).length, 0);
});

test("a notice that is published must end in the future", () => {
  const momentIn = (ms: number) => new Date(Date.now() + ms);
  assert.equal(untilAhead({}, { Bis: momentIn(-1000) }).length, 1);
  assert.equal(untilAhead({ Bis: momentIn(60_000).toISOString() }, { Bis: momentIn(-1000) }).length, 0);
  assert.equal(untilAhead({}, {}).length, 0);
});
