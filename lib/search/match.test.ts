/** @jest-environment node */
import { cleanQuery, containsAll, excerpt, fold, markMatches, wordsOf } from "./match";

const fits = (text: string, query: string) => containsAll(fold(text).text, wordsOf(query));

test.each([
  ["Müllabfuhr am Dienstag", "müll"],
  ["Müllabfuhr am Dienstag", "Muell"],
  ["Müllabfuhr am Dienstag", "mull"],
  ["Muellabfuhr", "Müll"],
  ["Straße gesperrt", "Strasse"],
  ["STRASSE", "straße"],
  ["Kindergärten", "kindergaerten"],
  ["Café am Markt", "cafe"],
  ["Feuerwehr", "feuerwehr"],
  ["Quelle im Wald", "quelle"],
  ["Neue Bänke", "neue"],
  ["Mu\u0308ll", "Müll"],
  ["Markt und Musik im Advent", "advent MUSIK"],
  ["11.11., 18 Uhr", "11.11"],
])("%s is found by %s", (text, query) => {
  expect(fits(text, query)).toBe(true);
});

test.each([
  ["Markt im Advent", "advent konzert"],
  ["Quelle", "quale"],
])("%s is not found by %s", (text, query) => {
  expect(fits(text, query)).toBe(false);
});

test.each([
  [undefined, ""],
  ["  Gelber\n\tSack ", "Gelber Sack"],
  [["Sack", "Müll"], "Sack"],
  ["a\u0000b\u202ec", "a b c"],
  ["\ud800", ""],
  ["mu\u0308ll", "müll"],
])("%j becomes %j", (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test("ten thousand letters are cut, not searched", () => {
  expect(cleanQuery("a".repeat(10_000))).toHaveLength(200);
  expect(wordsOf("a b c d e f g h i j k l m")).toHaveLength(10);
});

test("signs alone are no words", () => {
  expect(wordsOf("?! … – %_*")).toEqual([]);
});

test("what was searched is marked as it was written", () => {
  expect(markMatches("Der Müllkalender und die Straße", wordsOf("muell strasse"))).toEqual([
    { text: "Der ", isMatch: false },
    { text: "Müll", isMatch: true },
    { text: "kalender und die ", isMatch: false },
    { text: "Straße", isMatch: true },
  ]);
  expect(markMatches("Nichts", [])).toEqual([{ text: "Nichts", isMatch: false }]);
});

test.each(["Süßes & Saures 🎃 für alle", "Maerchen, Märchen", "ﬁnden", "Straße"])(
  "marking loses nothing of %s",
  (text) => {
    for (const words of [["s"], ["a", "e"], ["ss"], ["fi"], ["marchen"]]) {
      expect(
        markMatches(text, words)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  },
);

test("an excerpt stands around the word", () => {
  const text = `${"Vorher steht viel. ".repeat(20)}Der Gelbe Sack kommt. ${"Nachher auch. ".repeat(20)}`;
  const shown = excerpt(text, wordsOf("gelber gelbe"));
  expect(shown).toContain("Gelbe Sack");
  expect(shown.length).toBeLessThan(200);
  expect(shown).toMatch(/^… .* …$/);
  expect(excerpt("Kurz.", ["kurz"])).toBe("Kurz.");
  expect(excerpt("a".repeat(500), []).length).toBeLessThan(190);
});
