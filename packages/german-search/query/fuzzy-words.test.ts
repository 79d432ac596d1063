import { smallIndex } from "../testing/small-index";
import { editDistance, fuzzyWords } from "./fuzzy-words";

const { lexicon } = smallIndex({ a: "Flohmarkt, Kirmes, Schulhof, Schulchor, Faden, Haus, Haus 12346." });
const wordsNear = (word: string, others: string[] = [], countOf: (word: string) => number = () => 1) =>
  fuzzyWords(word, lexicon, others, countOf);

test.each([
  ["kirmis", ["kirmes"], "one letter sounds alike"],
  ["flomarkt", ["flohmarkt"], "one letter is missing"],
  ["schulhov", ["schulhof"], "the next word has more errors"],
  ["maden", [], "another first letter costs more"],
  ["hauz", [], "a short word has too many neighbours"],
  ["12345", [], "another number is another thing"],
  ["klirmus", [], "seven letters may have one error"],
])("„%s“ → %j: %s", (word, words) => {
  expect(wordsNear(word).map((each) => each.word)).toEqual(words);
});

test("the factor falls with the errors", () => {
  const factors = ["kirmes", "kirmis", "kilmes"].map((word) => wordsNear(word)[0]?.factor ?? 0);
  expect(factors).toEqual([0.75, expect.closeTo(0.675), expect.closeTo(0.6)]);
});

test("words besides those of the lexicon are candidates", () => {
  expect(wordsNear("trodel", ["trodell"])).toMatchObject([{ word: "trodell" }]);
});

test("words that no entry holds are no candidates, and frequent ones are first", () => {
  const counts = new Map([
    ["kirmesa", 1],
    ["kirmesb", 9],
  ]);
  const words = wordsNear("kirmesc", [...counts.keys()], (word) => counts.get(word) ?? 0);
  expect(words.map(({ word }) => word)).toEqual(["kirmesb", "kirmesa"]);
});

test.each([
  ["kirmes", "kirmes", 0],
  ["kimres", "kirmes", 0.75],
  ["kirmmes", "kirmes", 0.5],
  ["kirmes", "kirmess", 0.5],
  ["dorf", "torf", 0.5],
  ["kirmes", "kirames", 1],
  ["kirmes", "kirchen", Number.POSITIVE_INFINITY],
])("from „%s“ to „%s“ the cost is %d", (one, other, cost) => {
  expect(editDistance(one, other, 1)).toBe(cost);
});
