import assert from "node:assert/strict";
import { test } from "node:test";
import { clockAheadMs, retryAfterMs, verdictOf } from "./push-answer";

test("a status is about the device, the village, the message or the time", () => {
  for (const [verdict, statuses] of Object.entries({
    accepted: [200, 201, 202, 204],
    gone: [404, 410],
    sender: [401, 403],
    message: [400, 402, 405, 406, 411, 413, 415, 422, 431],
    later: [0, 301, 302, 307, 408, 425, 429, 500, 502, 503, 504, 599],
  }))
    for (const status of statuses) assert.equal(verdictOf(status), verdict, String(status));
});

const now = Date.parse("2026-11-28T12:00:00Z");
const http = (ms: number) => new Date(ms).toUTCString();
const dayMs = 86_400_000;

test("Retry-After is read as seconds and as a date, by the service's clock, and is 12 hours at most", () => {
  for (const [retryAfter, date, waitMs] of [
    ["40", "", 40_000],
    [" 40 ", http(now), 40_000],
    ["0", "", 0],
    ["99999999999", "", dayMs / 2],
    [http(now + 120_000), "", 120_000],
    [http(now + 120_000), http(now), 120_000],
    // This server's clock is a day slow, and a day fast.
    [http(now + dayMs + 120_000), http(now + dayMs), 120_000],
    [http(now - dayMs + 120_000), http(now - dayMs), 120_000],
    // The same, of a service that does not say what time it is
    [http(now + dayMs + 120_000), "", dayMs / 2],
    [http(now - dayMs + 120_000), "", 0],
    [http(now - 1000), http(now), 0],
    ["-5", "", 0],
    ["soon", "", 0],
    ["", "", 0],
    [undefined, undefined, 0],
  ] as const)
    assert.equal(retryAfterMs(retryAfter, date, now), waitMs, `${retryAfter} at ${date}`);
});

test("the clock is compared with the service's", () => {
  assert.equal(clockAheadMs(http(now - dayMs), now), dayMs);
  assert.equal(clockAheadMs(http(now + dayMs), now), -dayMs);
  for (const date of ["", "today", undefined]) assert.equal(clockAheadMs(date, now), 0, date);
});
