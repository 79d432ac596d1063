import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { costRatio } from "@dorfforum/shared/testing/cost-ratio";
import { fold } from "./fold";
import { stem } from "./stem";
import { stripMarkdown } from "./strip-markdown";
import { tokenize } from "./tokenize";

const anyWords = textWith(
  "ä",
  "ae",
  "ue",
  "ß",
  "Kinder",
  "garten",
  "ung",
  "innen",
  "s",
  "-",
  "\u00ad",
  "\u0308",
  "3",
  " ",
);

test("tokens of any text stand in it one after another", () => {
  fc.assert(
    fc.property(anyWords, (text) => {
      let end = 0;
      for (const token of tokenize(text)) {
        expect(text.slice(token.start, token.end)).toBe(token.text);
        expect(token.start).toBeGreaterThanOrEqual(end);
        expect(token.end).toBeGreaterThan(token.start);
        end = token.end;
      }
    }),
  );
});

test("composed and decomposed, in capitals and small, a word is folded and stemmed alike", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aäeiouüößstnrgkéłI") }), (word) => {
      const folded = fold(word);
      for (const other of [word.normalize("NFD"), word.toUpperCase(), word.toLowerCase()])
        expect(stem(fold(other))).toBe(stem(folded));
    }),
  );
});

test("any word stays a word of bounded length when it is folded and stemmed", () => {
  fc.assert(
    fc.property(anyWords, (text) => {
      // NFKD makes 18 letters of one sign at most.
      for (const { text: word } of tokenize(text))
        expect(stem(fold(word)).length).toBeLessThanOrEqual(18 * word.length);
    }),
  );
});

test("any Markdown becomes one line that keeps its words", () => {
  const markup = ["# %", "- %", "> %", "**%**", "[%](/a)", "`%`", "%"];
  const words = fc.array(fc.tuple(fc.constantFrom(...markup), fc.stringMatching(/^[a-zäöüß]{1,12}$/)));
  fc.assert(
    fc.property(
      words,
      textWith("**", "[", "](", ")", "<b>", "<!--", "|", "\\", "&amp;", "\n"),
      (blocks, noise) => {
        const markdown = blocks.map(([block, word]) => block.replace("%", word)).join("\n\n");
        expect(stripMarkdown(markdown)).toBe(blocks.map(([, word]) => word).join(" "));
        expect(stripMarkdown(noise)).not.toMatch(/\n|^\s|\s$/);
      },
    ),
  );
});

test.each([
  ["28. Mai: Fest\n5. Juni: Markt", "28. Mai: Fest 5. Juni: Markt"],
  ["1. Eins\n2. Zwei", "1. Eins 2. Zwei"],
  ["Erwachsene 5 €*, Kinder frei*", "Erwachsene 5 €*, Kinder frei*"],
  ["An <Vorname Nachname>, <b>fett</b><br>gedruckt", "An <Vorname Nachname>, fett gedruckt"],
  ["~500 m, ~~alt~~, [x] Ja, [1], 2 \\* 3", "~500 m, alt, [x] Ja, [1], 2 * 3"],
  ["Kosten[^1]\n\n[^1]: pro Person", "Kosten pro Person"],
  ["[Seite][1]\n\n[1]: https://example.org", "Seite"],
])("%j is %j in one line", (markdown, line) => expect(stripMarkdown(markdown)).toBe(line));

test.each([
  ["empty lines", "\n "],
  ["brackets", "!["],
  ["links without end", "[a]("],
  ["comments without end", "<!--"],
  ["lists", "- "],
])("thousands of %s cost a moment", (_what, markup) => {
  expect(costRatio(stripMarkdown, markup.repeat(16_000 / markup.length))).toBeLessThan(500);
});
