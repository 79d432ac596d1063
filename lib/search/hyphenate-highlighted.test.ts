import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { hyphenate } from "@/lib/typography/hyphenate";
import { hyphenateHighlighted } from "./hyphenate-highlighted";

const shown = (...pieces: [text: string, hit: boolean][]) =>
  hyphenateHighlighted(pieces.map(([text, hit]) => ({ text, hit }))).map(({ text, hit }) => [
    text.replaceAll("\u00ad", "|"),
    hit,
  ]);

test("a hit and what is around it are hyphenated", () => {
  expect(shown(["Der ", false], ["Seniorennachmittag", true], [" im Dorfgemeinschaftshaus", false])).toEqual([
    ["Der ", false],
    ["Senio|ren|nach|mittag", true],
    [" im Dorf|ge|mein|schafts|haus", false],
  ]);
});

test("a hit that is a part of a word keeps its letters", () => {
  expect(shown(["Kindertages", true], ["stätte", false])).toEqual([
    ["Kinder|tages", true],
    ["|stätte", false],
  ]);
});

test("any pieces together are the hyphenated text", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, fc.boolean())), (pieces) => {
      const title = pieces.map(([text, hit]) => ({ text, hit }));
      const textOf = (parts: typeof title) => parts.map(({ text }) => text).join("");
      expect(textOf(hyphenateHighlighted(title))).toBe(hyphenate(textOf(title)));
    }),
  );
});

test("a hit in a decomposed title is the same part of the word", () => {
  const pieces = (form: "NFC" | "NFD") => [
    { text: "Übungsleiter".normalize(form), hit: true },
    { text: "versammlung", hit: false },
  ];
  expect(hyphenateHighlighted(pieces("NFD"))).toEqual(hyphenateHighlighted(pieces("NFC")));
});
