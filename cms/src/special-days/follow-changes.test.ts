import assert from "node:assert/strict";
import { test } from "node:test";
import { followChanges } from "./follow-changes";

const day = (Von: string, Hinweis?: string) => ({
  Von,
  Gilt: "geschlossen" as const,
  ...(Hinweis && { Hinweis }),
});
const [christmas, silvester, summer] = [day("2026-12-24"), day("2026-12-31"), day("2027-07-01", "Umbau")];

for (const [what, published, before, after, expected] of [
  ["an added day is published", [christmas], [christmas], [christmas, silvester], [christmas, silvester]],
  ["a removed day goes", [christmas, silvester], [christmas, silvester], [silvester], [silvester]],
  ["a changed day follows", [day("2027-07-01")], [day("2027-07-01")], [summer], [summer]],
  [
    "what an editor added to the draft stays there",
    [christmas],
    [christmas, summer],
    [christmas, summer, silvester],
    [christmas, silvester],
  ],
  [
    "what an editor removed from the draft stays published",
    [christmas, summer],
    [christmas],
    [christmas, silvester],
    [christmas, summer, silvester],
  ],
  ["a day that is published already is not doubled", [silvester], [], [silvester], [silvester]],
] as const)
  test(what, () => assert.deepEqual(followChanges(published, { before, after }), expected));
