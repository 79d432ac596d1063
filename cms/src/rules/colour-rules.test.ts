import assert from "node:assert/strict";
import { test } from "node:test";
import { accentColourProblem, mainColourProblem } from "./colour-rules";

test("a colour that nobody could read is refused with the pair, its contrast and the nearest that could be", () => {
  assert.equal(
    mainColourProblem("#4a90d9"),
    "In der Hauptfarbe #4a90d9 wären Überschriften und Links schlecht lesbar: Auf dem Grund #e4ead8 ist der Kontrast nur 2,7 : 1, nötig ist 7 : 1. Am nächsten liegt, was lesbar wäre: #284e75.",
  );
  assert.match(accentColourProblem("#d32f2f") ?? "", /weißer Schrift .* 4,9 : 1.* #a\w{5} oder #\w{6}\.$/);
});

test("what it proposes instead is taken", () => {
  for (const [colour, problemOf] of [
    ["#4a90d9", mainColourProblem],
    ["#ffffff", mainColourProblem],
    ["#d32f2f", accentColourProblem],
    ["#808080", accentColourProblem],
  ] as const) {
    const proposed = (problemOf(colour) ?? "").split("lesbar wäre:")[1]?.match(/#\w{6}/g) ?? [];
    assert.ok(proposed.length > 0, colour);
    for (const each of proposed) assert.equal(problemOf(each), undefined, each);
  }
});

for (const text of ["rot", "#fd0", "#ffd04", "ffd043", "#ffd043;color:red", "#ffd043\n"])
  test(`${JSON.stringify(text)} is no colour`, () => {
    assert.match(mainColourProblem(text) ?? "", /keine Farbe/);
    assert.match(accentColourProblem(text) ?? "", /keine Farbe/);
  });
