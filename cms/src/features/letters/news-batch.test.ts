import assert from "node:assert/strict";
import { test } from "node:test";
import { newsBatch } from "./news-batch";

const minuteMs = 60_000;
const now = new Date("2026-11-28T12:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);

/** A row whose wait began and ends so many minutes from now */
const row = (id: number, begin: number, end: number, Versuche = 0) => ({
  id,
  Versuche,
  Faellig_am: String(at(end).getTime()),
  createdAt: at(begin).toISOString(),
});

// The lease of five minutes of the row that is being sent
const due = row(1, -15, 5, 1);

for (const [what, other, isSent] of [
  ["published a minute ago", row(2, -1, 14), false],
  ["published one minute after it", row(2, -14, 1), false],
  ["due in the same second", row(2, -15, 0), true],
  ["put off by a correction, and older", row(2, -20, 14), true],
  ["put off by a correction, and newer", row(2, -10, 14), false],
  ["tried once without an answer", row(2, -14, 1, 1), true],
] as const)
  test(`news ${what} ${isSent ? "go" : "do not go"} out with one that is due`, () => {
    const expected = isSent ? [1, 2] : [1];
    assert.deepEqual(
      newsBatch([due, other], due, now).map(({ id }) => id),
      expected,
    );
  });
