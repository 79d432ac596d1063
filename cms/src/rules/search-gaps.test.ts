import assert from "node:assert/strict";
import { test } from "node:test";
import { toGaps } from "./search-gaps";

test("queries with their counts are accepted", () => {
  const gaps = [{ Anfrage: "freibad öffnung", Anzahl: 3 }];
  assert.deepEqual(toGaps({ data: gaps }), gaps);
});

for (const [what, Anfrage, Anzahl] of [
  ["an address", "a@example.org", 3],
  ["a number", "030 23125", 3],
  ["a long text", "a".repeat(61), 3],
  ["no count", "freibad", 0],
  ["a broken count", "freibad", 1.5],
] as const) {
  test(`${what} is refused`, () => assert.equal(toGaps({ data: [{ Anfrage, Anzahl }] }), undefined));
}

test("an empty list, too many gaps and other bodies are refused", () => {
  assert.equal(toGaps({ data: [] }), undefined);
  assert.equal(
    toGaps({ data: Array.from({ length: 51 }, () => ({ Anfrage: "freibad", Anzahl: 1 })) }),
    undefined,
  );
  assert.equal(toGaps("freibad"), undefined);
  assert.equal(toGaps(undefined), undefined);
});
