import assert from "node:assert/strict";
import { test } from "node:test";
import { cellText } from "./list-table";

const [winter, summer] = ["2026-12-05T18:00:00.000Z", "2031-05-03T18:00:00.000Z"];

for (const [what, value, type, expected] of [
  ["an instant as text", winter, "datetime", "2026-12-05 19:00"],
  ["an instant as a date", new Date(summer), "datetime", "2031-05-03 20:00"],
  ["a day", "2026-12-05", "date", "2026-12-05"],
  ["what a visitor typed", summer, "text", summer],
  ["nothing", null, "datetime", ""],
  ["a choice", true, "boolean", "ja"],
  [
    "what a proposal holds",
    { Beginn: winter, Text: "Um 19 Uhr" },
    "json",
    '{"Beginn":"2026-12-05 19:00","Text":"Um 19 Uhr"}',
  ],
  [
    "a single date of a series",
    [{ id: 1, Datum: "2031-05-03", Art: "verlegt", Beginn: summer, Ende: null }],
    "component",
    "2031-05-03 verlegt 2031-05-03 20:00",
  ],
] as const)
  test(`a cell of a table says the time of the village: ${what}`, () =>
    assert.equal(cellText(value, type), expected));
