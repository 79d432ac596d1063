import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { cleanQuery } from "./clean-query";
import { ask, demoIndex } from "./testing/demo-index";

test.each([
  [undefined, ""],
  ["  Gelber\n\tSack ", "Gelber Sack"],
  [["Sack", "Müll"], "Sack"],
  ["a\u0000b\u202ec", "a b c"],
  ["\ud800", ""],
  ["mu\u0308ll", "müll"],
  ["a \ud800 b", "a b"],
  ["Bürger\u00adbus am Kinder\u200bgarten", "Bürgerbus am Kindergarten"],
  ["Müllabfuhr morgen Fragezeichen", "Müllabfuhr morgen"],
  ["die drei Fragezeichen", "die drei Fragezeichen"],
  ["Rathaus Schrägstrich Telefon", "Rathaus/Telefon"],
  ["Repair Bindestrich Café", "Repair-Café"],
  ["5 Punkt 12 Punkt", "5. 12."],
  ["Grüner Punkt", "Grüner Punkt"],
])("%j becomes %j", (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test("ten thousand letters are cut, and no character in two", () => {
  expect(cleanQuery("a".repeat(10_000))).toHaveLength(200);
  expect(cleanQuery(`${"a".repeat(199)}🎃`)).toBe("a".repeat(199));
});

const index = demoIndex();

test.each([
  ["empty", " \t "],
  ["one letter", "a"],
  ["ten thousand letters", "Feuerwehr".repeat(1200)],
  ["ten thousand words", "Fest ".repeat(10_000)],
  ["control characters", "\u0000\u0001\u0007"],
  ["only stop words", "der die das und oder"],
  ["only emoji", "🎃🎄"],
  ["wildcards", "Feuer* %_? ~2"],
  ["a regular expression", "(a+)+$ [^]*? \\p{L}"],
  ["query syntax", 'title:fest AND NOT (x OR y) ^5 "a b" -z +y'],
  ["right-to-left marks", "\u202eFeuerwehr\u202c \u05d0\u05d1"],
  ["a name of every object", "constructor __proto__ toString"],
  ["decomposed umlauts", "Mu\u0308hle"],
  ["half a character", "\ud83c Fest"],
  ["hyphens", "-- a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p"],
])("%s gets an answer soon", (_, typed) => {
  const began = performance.now();
  const answer = ask(index, cleanQuery(typed));
  expect(answer.total).toBeGreaterThanOrEqual(0);
  // Bounded, not fast: the machine that tests is busy. bench/search measures.
  expect(performance.now() - began).toBeLessThan(2000);
});

test("decomposed umlauts find what composed ones find", () => {
  expect(ask(index, cleanQuery("Mu\u0308hlenfu\u0308hrung")).hits[0]?.id).toBe("muehlenfuehrung");
});

test("a query of signs alone finds nothing, one of stop words something", () => {
  expect(ask(index, "?! …").total).toBe(0);
  expect(ask(index, "der die das").total).toBeGreaterThan(0);
});

test("any text becomes one short line of well-formed Unicode, and stays it", () => {
  fc.assert(
    fc.property(anyText, fc.nat(10), (text, times) => {
      const query = cleanQuery(text.repeat(times));
      expect(query.length).toBeLessThanOrEqual(200);
      expect(query).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\n]|^\s|\s$/u);
      expect(cleanQuery(query)).toBe(query);
    }),
  );
});
