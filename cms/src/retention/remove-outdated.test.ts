import assert from "node:assert/strict";
import { test } from "node:test";
import { outdatedBefore } from "./remove-outdated";

const now = new Date("2026-11-21T12:00:00Z");

test("what is older than the period of the settings is outdated", () =>
  assert.equal(outdatedBefore(now, 30).toISOString(), "2026-10-22T12:00:00.000Z"));

test("a period that is none is the default, never everything", () => {
  for (const days of [undefined, null, 0, -5, "7"])
    assert.equal(outdatedBefore(now, days).toISOString(), "2026-05-25T12:00:00.000Z");
});
