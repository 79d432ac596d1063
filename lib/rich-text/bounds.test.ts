import { maxFormattedLength, splitAtBounds } from "./bounds";

test("an ordinary text is parsed as a whole", () => {
  const text = "## Titel\n\n> Ein *Zitat*\n\n- a\n  - b";
  expect(splitAtBounds(text)).toEqual({ formatted: text, plain: [] });
});

test("a long text is parsed up to a blank line before the bound", () => {
  const paragraph = "Wort ".repeat(200).trim();
  const { formatted, plain } = splitAtBounds(Array(100).fill(paragraph).join("\n\n"));
  expect(formatted.length).toBeLessThanOrEqual(maxFormattedLength);
  expect(formatted.length).toBeGreaterThan(maxFormattedLength - 2 * paragraph.length);
  expect(formatted.endsWith(paragraph)).toBe(true);
  expect(new Set(plain)).toEqual(new Set([paragraph]));
});

test.each([
  ["nests 40 quotations in a line", `Vorher\n\n${"> ".repeat(40)}a`],
  ["nests 40 lists in a line", `Vorher\n\n${"- ".repeat(40)}a`],
  ["has more than 2,000 signs of emphasis in a paragraph", `Vorher\n\n${"*a_ ".repeat(1001)}`],
])("a text that %s is not parsed at all", (_what, text) => {
  expect(splitAtBounds(text)).toMatchObject({ formatted: "", plain: ["Vorher", expect.any(String)] });
});
