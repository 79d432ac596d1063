import assert from "node:assert/strict";
import { test } from "node:test";
import { isOfOtherKey, longerPause, problemTexts } from "./push-services";

const now = Date.parse("2026-11-28T13:20:00Z");
const hourMs = 3_600_000;

test("a service that refuses the village is asked again after ever longer pauses, ten minutes at most", () => {
  let pause = longerPause(undefined, now);
  const lengths = [pause.until - now];
  for (let count = 0; count < 6; count += 1) {
    // What was on its way together counts once.
    assert.equal(longerPause(pause, pause.until - 1), pause);
    const at = pause.until;
    pause = longerPause(pause, at);
    lengths.push(pause.until - at);
  }
  assert.deepEqual(lengths, [5000, 15_000, 45_000, 135_000, 405_000, 600_000, 600_000]);
});

test("the start page says what is wrong: the clock, the keys, or a key that was changed", () => {
  assert.deepEqual(problemTexts({}, 0), []);
  const [keys, slow, fast, changed, ...more] = problemTexts(
    {
      "fcm.googleapis.com": { status: 403, since: now, clockAheadMs: 20_000 },
      "web.push.apple.com": { status: 403, since: now, clockAheadMs: -25 * hourMs },
      "updates.push.services.mozilla.com": { status: 401, since: now, clockAheadMs: 10 * 60_000 },
    },
    2,
  );
  assert.match(
    keys ?? "",
    /^fcm\.googleapis\.com .* 28\. November 2026, 14\.20 Uhr, .*\(403\)\. VAPID_PUBLIC_KEY/,
  );
  assert.match(slow ?? "", /Uhr des Servers geht 25 Stunden nach/);
  assert.match(fast ?? "", /\(401\)\. Die Uhr des Servers geht 10 Minuten vor/);
  assert.match(changed ?? "", /^2 Geräte bekommen nichts, weil VAPID_PUBLIC_KEY/);
  assert.deepEqual(more, []);
});

test("a device is out of reach once the village has another key than the one its service knows", () => {
  const settings = { publicKey: "present", privateKey: "", subject: "" };
  for (const [Zugestellt_mit, expected] of [
    [null, false],
    [undefined, false],
    ["present", false],
    ["former", true],
  ] as const)
    assert.equal(
      isOfOtherKey({ ...(Zugestellt_mit !== undefined && { Zugestellt_mit }) }, settings),
      expected,
    );
});
