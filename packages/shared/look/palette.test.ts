import { contrast, type Hex } from "./contrast.ts";
import { isAccentColourReadable, isMainColourReadable, paletteOf } from "./palette.ts";

const grounds = { light: ["#f2f5ea", "#ffffff", "#e4ead8"], dark: ["#0e1814", "#17241e", "#21322a"] };
const rounded = (one: Hex, other: Hex) => Math.round(contrast(one, other) * 100) / 100;

test("contrast is that of WCAG", () => {
  expect(rounded("#000000", "#ffffff")).toBe(21);
  expect(rounded("#777777", "#ffffff")).toBe(4.48);
  expect(rounded("#ffd043", "#123d2b")).toBe(rounded("#123d2b", "#ffd043"));
});

/** Every 17th step of each channel: 4,096 colours */
const channel = Array.from({ length: 16 }, (_, at) => (at * 17).toString(16).padStart(2, "0"));
const colours = channel.flatMap((red) =>
  channel.flatMap((green) => channel.map((blue) => `#${red}${green}${blue}`)),
);

/** Text with less than 7 : 1 on its ground, with colours of its own */
function unreadable(own: { main?: Hex; accent?: Hex }): string[] {
  const palette = paletteOf(own);
  return (["light", "dark"] as const).flatMap((scheme) => {
    const shown = (name: string) => palette[name]?.[scheme];
    const pairs = [
      ...["c-heading", "c-link"].flatMap((text) => grounds[scheme].map((ground) => [shown(text), ground])),
      ...["c-brand", "c-brand-hover"].map((ground) => [shown("c-on-brand"), shown(ground)]),
      [shown("c-on-brand-2"), shown("c-brand")],
      ...["c-raps", "c-raps-hover"].map((ground) => [shown("c-on-yellow"), shown(ground)]),
      [shown("c-on-raps"), shown("c-raps-band")],
    ];
    return pairs.flatMap(([text, ground]) =>
      text && ground && contrast(text, ground) < 7 ? [`${text} on ${ground}, ${JSON.stringify(own)}`] : [],
    );
  });
}

test("whatever main colour is taken, all text can be read in both schemes", () => {
  const taken = colours.filter(isMainColourReadable);
  expect(taken.length).toBeGreaterThan(500);
  expect(taken.flatMap((main) => unreadable({ main }))).toEqual([]);
});

test("whatever accent colour is taken, all text can be read in both schemes", () => {
  const taken = colours.filter(isAccentColourReadable);
  expect(taken.length).toBeGreaterThan(500);
  for (const main of [undefined, "#00205b", "#6a0d25", "#000033"])
    expect(taken.flatMap((accent) => unreadable({ accent, ...(main && { main }) }))).toEqual([]);
});

test.each(["rot", "#fd0", "#ffd04", "ffd043", "#ffd043;color:red", "#ffd043\n"])(
  "%j gives no palette",
  (text) => {
    expect(paletteOf({ accent: text, main: text })).toEqual({});
  },
);

test("without colours of its own a village has the design's", () => expect(paletteOf({})).toEqual({}));
