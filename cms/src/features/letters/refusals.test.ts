import assert from "node:assert/strict";
import { test } from "node:test";
import { countRefusal } from "./refusals";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));

test("refusals count once a day", () => {
  let [count, lastAt]: [number, Date | undefined] = [0, undefined];
  const counts = [0, 1, 23, 24, 30, 47, 48, 71, 72].map((hour) => {
    const next = countRefusal(count, lastAt, at(hour));
    if (next > count) lastAt = at(hour);
    count = next;
    return count;
  });
  assert.deepEqual(counts, [1, 1, 1, 2, 2, 2, 3, 3, 4]);
});

test("a first refusal, and one of before times were kept, count", () => {
  assert.equal(countRefusal(0, at(1), at(2)), 1);
  assert.equal(countRefusal(2, undefined, at(2)), 3);
});
