import assert from "node:assert/strict";
import { test } from "node:test";
import { outdatedBefore } from "./outdated-before";

const now = new Date("2026-11-21T12:00:00Z");

test("entries older than the days of the settings are outdated", () =>
  assert.equal(outdatedBefore(now, 30).toISOString(), "2026-10-22T12:00:00.000Z"));

test("an invalid number of days is replaced by the default", () => {
  for (const days of [undefined, null, 0, -5, "7"])
    assert.equal(outdatedBefore(now, days).toISOString(), "2026-05-25T12:00:00.000Z");
});
