import assert from "node:assert/strict";
import { test } from "node:test";
import { GapReport } from "./count-gaps";

const isValid = (body: unknown) => GapReport.safeParse(body).success;

test("queries with their counts are accepted", () => {
  const gaps = [{ Anfrage: "freibad öffnung", Anzahl: 3 }];
  assert.deepEqual(GapReport.parse({ data: gaps }).data, gaps);
});

for (const [what, Anfrage, Anzahl] of [
  ["an address", "a@example.org", 3],
  ["a number", "030 23125", 3],
  ["a long text", "a".repeat(61), 3],
  ["no count", "freibad", 0],
  ["a broken count", "freibad", 1.5],
] as const) {
  test(`${what} is refused`, () => assert.equal(isValid({ data: [{ Anfrage, Anzahl }] }), false));
}

test("an empty list, too many gaps and other bodies are refused", () => {
  assert.equal(isValid({ data: [] }), false);
  assert.equal(
    isValid({ data: Array.from({ length: 51 }, () => ({ Anfrage: "freibad", Anzahl: 1 })) }),
    false,
  );
  assert.equal(isValid("freibad"), false);
  assert.equal(isValid(undefined), false);
});
