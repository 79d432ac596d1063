import assert from "node:assert/strict";
import { test } from "node:test";
import { isCheckDue } from "./dead-links";

const now = new Date("2026-11-28T10:53:00Z");
const before = (minutes: number) => now.getTime() - minutes * 60_000;

for (const [what, stored, expected] of [
  ["never before", { checkedOn: "" }, true],
  ["done today", { checkedOn: "2026-11-28" }, false],
  ["under way in another CMS", { checkedOn: "2026-11-27", begunAt: before(9) }, false],
  ["ended before its end, an hour ago", { checkedOn: "2026-11-27", begunAt: before(60) }, true],
  ["done yesterday", { checkedOn: "2026-11-27" }, true],
] as const)
  test(`the check of the day is made until it is done: ${what}`, () =>
    assert.equal(isCheckDue(stored, now), expected));
