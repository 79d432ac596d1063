import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { shorten } from "@dorfforum/shared/text/shorten";
import { plainText, readingMinutes } from "./plain-text";

test("the markup is removed and the words keep their order", () => {
  expect(
    plainText("## Titel\n\nEin **Bach** mit [Weg](/weg).\n\n- eins\n- zwei\n\n|a|b|\n|-|-|\n|c|d|"),
  ).toBe("Titel Ein Bach mit Weg. eins zwei a b c d");
  expect(plainText("")).toBe("");
});

test("a long text is cut between words", () => {
  expect(shorten("Der Bach darf wieder Kurven machen", 22)).toBe("Der Bach darf wieder …");
  expect(shorten("Kurz", 21)).toBe("Kurz");
  expect(shorten("Donaudampfschifffahrtsgesellschaft", 10)).toBe("Donaudam …");
  expect(shorten("Donauda🎺mpfschiff", 10)).toBe("Donauda …");
  // A family of seven code points, a flag of two, an accent of its own
  expect(shorten("Donau👨‍👩‍👧‍👦mpfschiff", 12)).toBe("Donau …");
  expect(shorten("Donauda🇩🇪mpfschiff", 12)).toBe("Donauda …");
  expect(shorten("Donaudae\u0301mpfschiff", 10)).toBe("Donauda …");
  expect(shorten(`a${"\u0301".repeat(30)}`, 10)).toHaveLength(10);
});

test.each([
  [0, 1],
  [10, 1],
  [200, 1],
  [500, 3],
  [1000, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes("Wort ".repeat(words))).toBe(minutes);
});

test("a text that is cut is not too long, begins as it did, and has no half characters", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 60 }), (text, maxLength) => {
      const wellFormed = text.replace(/\p{Cs}/gu, "");
      const short = shorten(wellFormed, maxLength);
      expect(short.length).toBeLessThanOrEqual(maxLength);
      expect(wellFormed.startsWith(short.replace(/ …$/, ""))).toBe(true);
      expect(short).not.toMatch(/\p{Cs}/u);
    }),
  );
});
