import assert from "node:assert/strict";
import { test } from "node:test";
import { targetProblem } from "./site-target";

const cases: [target: string, problem: RegExp | undefined][] = [
  [" /kontakt ", undefined],
  ["https://example.org/Weg", undefined],
  ["/kon takt", /Leerzeichen/],
  ["//example.org", /genau einem Schrägstrich/],
  ["/a%0ab", /Steuerzeichen/],
  ["beispiel.de", /https:\/\//],
  ["https://anna@example.org", /Zugangsdaten/],
  [`/${"a".repeat(2000)}`, /höchstens 2000 Zeichen/],
];
for (const [target, problem] of cases)
  test(`${target.slice(0, 30)}: ${problem?.source ?? "may be stored"}`, () => {
    const found = targetProblem(target);
    if (problem) assert.match(String(found), problem);
    else assert.equal(found, undefined);
  });
