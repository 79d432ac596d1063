import assert from "node:assert/strict";
import { test } from "node:test";
import { dueLetter, nextLetter } from "./week-letter";

const thursday = { weekday: 4, hour: 17 };

for (const [now, due, next] of [
  ["2026-11-26T16:00:00Z", "2026-11-26", "2026-12-03"],
  ["2026-11-26T15:59:59Z", undefined, "2026-11-26"],
  ["2026-11-27T03:59:00Z", "2026-11-26", "2026-12-03"],
  ["2026-11-27T04:00:00Z", undefined, "2026-12-03"],
  // Summer time: 17 o'clock is 15 in UTC.
  ["2026-07-02T15:00:00Z", "2026-07-02", "2026-07-09"],
  ["2026-12-31T20:00:00Z", "2026-12-31", "2027-01-07"],
] as const)
  test(`at ${now} the letter of ${due ?? "no day"} is due`, () => {
    assert.equal(dueLetter(thursday, new Date(now)), due);
    assert.equal(nextLetter(thursday, new Date(now)), next);
  });

test("a letter of midnight belongs to the day that begins, also when clocks change", () => {
  const sunday = { weekday: 7, hour: 0 };
  assert.equal(dueLetter(sunday, new Date("2027-03-27T22:59:00Z")), undefined);
  assert.equal(dueLetter(sunday, new Date("2027-03-27T23:00:00Z")), "2027-03-28");
  // The hour that does not exist
  assert.equal(dueLetter({ weekday: 7, hour: 2 }, new Date("2027-03-28T01:00:00Z")), "2027-03-28");
});
