import assert from "node:assert/strict";
import { test } from "node:test";
import { partChanges } from "./part-changes";

const parts = (names: Record<number, string>) =>
  Object.entries(names).map(([id, Name]) => ({ id: Number(id), Name }));
const former = parts({ 1: "Vorn", 2: "Hinten" });

for (const [what, present, expected] of [
  ["nothing", former, undefined],
  ["one is renamed", parts({ 1: "Bühne", 2: "Hinten" }), { renamed: [["Vorn", "Bühne"]], removed: [] }],
  [
    "two change their names",
    parts({ 1: "Hinten", 2: "Vorn" }),
    {
      renamed: [
        ["Vorn", "Hinten"],
        ["Hinten", "Vorn"],
      ],
      removed: [],
    },
  ],
  ["one goes", parts({ 2: "Hinten" }), { renamed: [], removed: ["Vorn"] }],
  ["one is removed and entered again", parts({ 2: "Hinten", 3: "Vorn" }), { renamed: [], removed: [] }],
  ["one is new", parts({ 1: "Vorn", 2: "Hinten", 3: "Oben" }), { renamed: [], removed: [] }],
  ["all go", [], { renamed: [], removed: ["Vorn", "Hinten"] }],
] as const)
  test(`what becomes of bookings when a room's parts change: ${what}`, () =>
    assert.deepEqual(partChanges(former, present), expected));
