import assert from "node:assert/strict";
import { test } from "node:test";
import gap from "../api/suchluecke/content-types/suchluecke/schema.json";
import { rows } from "../database/rows";
import { openDatabase } from "../database/testing/open-database";
import { countGaps, GapReport } from "./count-gaps";

const gapType = "api::suchluecke.suchluecke";

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

test("a search after midnight in the village was asked on the new day", async (t) => {
  const { strapi, close } = await openDatabase({ [gapType]: gap });
  t.after(close);
  const days = async () => (await rows(strapi, gapType).findMany({})).map(({ Zuletzt_am }) => Zuletzt_am);
  for (const [now, day] of [
    ["2026-06-30T21:59:00Z", "2026-06-30"],
    ["2026-06-30T22:01:00Z", "2026-07-01"],
    ["2026-11-30T23:01:00Z", "2026-12-01"],
  ] as const) {
    await countGaps(strapi, [{ Anfrage: "freibad", Anzahl: 1 }], new Date(now));
    assert.deepEqual(await days(), [day]);
  }
});
