import { tokenize } from "../analysis/tokenize";
import { smallIndex } from "../testing/small-index";
import { weights } from "../weights";

const texts = {
  a: "Die Kita hat einen Platz. Den Hund kann man anmelden. Die Termine. Der Kitaplatz. Sie melden.",
  b: "Das Repaircafé, ein Café. Der Wertstoffsack. Die Jugendfeuerwehr. Die Feuerwehr. Die Jugend.",
};
const index = smallIndex(texts, [["Gelber Sack", "Wertstoffsack"]]);
const analyse = (q: string, options = {}) =>
  index.analyser.analyse(tokenize(q), options).map(({ start, end, weight, clauses, correction }) => {
    const ids = clauses.flatMap(({ expansions }) => expansions.flatMap((expansion) => [...expansion.keys()]));
    return {
      term: q.slice(start, end),
      weight,
      correction,
      finds: ids.map((id) => index.lexicon.spellingOf(id)),
    };
  });
const termsOf = (q: string, options = {}) => analyse(q, options).map(({ term }) => term);

test.each([
  ["wo ist der Platz", {}, ["Platz"]],
  ["wo ist der Platz", { literally: true }, ["wo", "ist", "der", "Platz"]],
  ["wo ist", {}, ["wo", "ist"]],
  ["Platz der", { typing: true }, ["Platz", "der"]],
  ["Platz für den Gelben Sack", {}, ["Platz", "Gelben Sack"]],
  ["Repair-Café Platz", {}, ["Repair-Café", "Platz"]],
  ["", {}, []],
])("„%s“ with %j has the terms %j", (q, options, terms) => {
  expect(termsOf(q, options)).toEqual(terms);
});

test("verbs and nouns of any query weigh less than other nouns", () => {
  const { noun, other } = weights.term;
  expect(analyse("Hund anmelden Termine").map(({ weight }) => weight)).toEqual([noun, other, other]);
});

test.each([
  ["Kita Platz", 0, "Kitaplatz", "neighbours are joined"],
  ["Feuerwehr Jugend", 1, "Jugendfeuerwehr", "neighbours are joined the other way round"],
  ["melden Hund an", 0, "anmelden", "a verb is joined with its prefix"],
  ["Gelber Sack", 0, "Wertstoffsack", "synonyms are found"],
  ["Jugend-Feuerwehr", 0, "Jugendfeuerwehr", "hyphenated words are joined"],
  ["Repa", 0, "Repaircafé", "the last word may be unfinished"],
])("„%s“, term %d finds %s: %s", (q, term, word) => {
  expect(analyse(q)[term]?.finds).toContain(word);
});

test("a literal search corrects nothing", () => {
  expect(analyse("Feuerwer Hund")[0]?.correction).toBe("Feuerwehr");
  expect(analyse("Feuerwer Hund", { literally: true })[0]).toMatchObject({
    correction: undefined,
    finds: [],
  });
});
