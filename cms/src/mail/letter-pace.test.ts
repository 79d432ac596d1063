import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersPerMinute, nextAfter } from "./letter-pace";

/** How many letters go when there is always one, asked for at these times */
function sentAt(times: number[], perMinute: number, stored = 0): number[] {
  let next = stored;
  return times.map((time) => {
    let sent = 0;
    for (
      let after = nextAfter(next, time, perMinute);
      after !== undefined;
      after = nextAfter(next, time, perMinute)
    ) {
      next = after;
      sent += 1;
    }
    return sent;
  });
}

const day = 24 * 3_600_000;
const now = 20_000 * day;
const polls = Array.from({ length: 120 }, (_, index) => now + index * 5_000);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

test("letters of any number of minutes go at the pace, also after an outage", () => {
  for (const perMinute of [1, 7, 60, 600])
    for (const stored of [0, now - day, now - 1]) {
      const sent = sum(sentAt(polls, perMinute, stored));
      assert.ok(Math.abs(sent - 10 * perMinute) <= perMinute / 12 + 1, `${perMinute}: ${sent}`);
    }
});

test("nothing waits where nothing was sent lately, and at most five seconds' letters go together", () => {
  assert.deepEqual(sentAt([now, now + 1, now + 5_000], 60), [6, 0, 5]);
  assert.deepEqual(sentAt([now, now + 59_000, now + 60_000], 1), [1, 1, 0]);
});

test("a clock that was a day ahead stops no letters", () => {
  assert.deepEqual(sentAt([now], 60, now + day), [1]);
});

test("the pace is a positive number", () => {
  for (const [set, expected] of [
    [undefined, 60],
    ["120", 120],
    ["0", 60],
    ["-5", 60],
    ["viele", 60],
  ] as const)
    assert.equal(lettersPerMinute({ LETTERS_PER_MINUTE: set }), expected);
});
