import assert from "node:assert/strict";
import { test } from "node:test";
import { accentColourProblem, mainColourProblem } from "./colour-rules";
import { contrast, type Hex } from "./contrast";
import { isAccentColourReadable, isMainColourReadable, type Palette, paletteOf } from "./palette";

const grounds = { light: ["#f2f5ea", "#ffffff", "#e4ead8"], dark: ["#0e1814", "#17241e", "#21322a"] };
const rounded = (one: Hex, other: Hex) => Math.round(contrast(one, other) * 100) / 100;

test("contrast is that of WCAG", () => {
  assert.equal(rounded("#000000", "#ffffff"), 21);
  assert.equal(rounded("#777777", "#ffffff"), 4.48);
  assert.equal(rounded("#ffd043", "#123d2b"), rounded("#123d2b", "#ffd043"));
});

/** Every 17th step of each channel: 4,096 colours */
const channel = Array.from({ length: 16 }, (_, at) => (at * 17).toString(16).padStart(2, "0"));
const colours = channel.flatMap((red) =>
  channel.flatMap((green) => channel.map((blue) => `#${red}${green}${blue}`)),
);

/** Text with less than 7 : 1 on its ground, in a scheme */
function unreadable(palette: Palette, scheme: "light" | "dark"): string[] {
  const shown = (name: string) => palette[name]?.[scheme];
  const pairs = [
    ...["c-heading", "c-link"].flatMap((text) => grounds[scheme].map((ground) => [shown(text), ground])),
    ...["c-brand", "c-brand-hover"].map((ground) => [shown("c-on-brand"), shown(ground)]),
    [shown("c-on-brand-2"), shown("c-brand")],
    ...["c-raps", "c-raps-hover"].map((ground) => [shown("c-on-yellow"), shown(ground)]),
    [shown("c-on-raps"), shown("c-raps-band")],
  ];
  return pairs.flatMap(([text, ground]) =>
    text && ground && contrast(text, ground) < 7 ? [`${text} on ${ground}`] : [],
  );
}

test("whatever main colour is taken, all text can be read in both schemes", () => {
  const taken = colours.filter(isMainColourReadable);
  assert.ok(taken.length > 500);
  for (const main of taken)
    for (const scheme of ["light", "dark"] as const)
      assert.deepEqual(unreadable(paletteOf({ main }), scheme), [], main);
});

test("whatever accent colour is taken, all text can be read in both schemes", () => {
  const taken = colours.filter(isAccentColourReadable);
  assert.ok(taken.length > 500);
  for (const accent of taken)
    for (const main of [undefined, "#00205b", "#6a0d25", "#000033"])
      for (const scheme of ["light", "dark"] as const)
        assert.deepEqual(unreadable(paletteOf({ accent, main }), scheme), [], `${accent} ${main}`);
});

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
    assert.deepEqual(paletteOf({ accent: text, main: text }), {});
  });

test("without colours of its own a village has the design's", () => assert.deepEqual(paletteOf({}), {}));
