import { allLayers } from "../layers";
import { smallIndex } from "../testing/small-index";
import { WordAnalyser } from "./analyse-word";
import { baseVocabularies } from "./base-vocabularies";
import { newLookUps, SpellingCorrector } from "./correct-spelling";
import { WordExpander } from "./expand-word";
import { Synonyms } from "./synonyms";

const index = smallIndex({
  a: "Die Kirmes. Anmeldung im Kindergarten. Die Feuerwehr. Die Theatergruppe spielt. Der Schulhof.",
});
const { lexicon, postings } = index;
const context = {
  content: index,
  lexicon,
  postings,
  layers: allLayers,
  synonyms: new Synonyms([], lexicon),
  ...baseVocabularies(allLayers),
  expander: new WordExpander(lexicon, postings, allLayers),
};
const words = new WordAnalyser(context);
const corrector = new SpellingCorrector(context, words);
const correct = (word: string, isLast = false) => {
  const { clauses, correction } = corrector.correct(word, words.analyse(word), isLast, newLookUps());
  const ids = clauses.flatMap(({ expansions }) => expansions.flatMap((expansion) => [...expansion.keys()]));
  return {
    correction,
    finds: [...new Set(ids.map((id) => lexicon.spellingOf(id)))],
    isFallback: clauses.some((clause) => clause.isFallback),
  };
};

test.each([
  ["a misspelt word", "kirmis", "Kirmes", ["Kirmes"]],
  [
    "a compound with a misspelt part",
    "kindergatenanmeldung",
    "Kindergartenanmeldung",
    ["Kindergarten", "Anmeldung"],
  ],
])("%s is corrected", (_, word, correction, finds) => {
  expect(correct(word)).toEqual({ correction, finds: expect.arrayContaining(finds), isFallback: false });
});

test("the last word may be unfinished, others may not", () => {
  expect(correct("feuerw", true)).toEqual({ correction: undefined, finds: ["Feuerwehr"], isFallback: false });
  expect(correct("feuerw", false).finds).toEqual([]);
});

test("the last word may be unfinished and misspelt", () => {
  expect(correct("feuwerw", true)).toMatchObject({ finds: ["Feuerwehr"], isFallback: true });
});

test("an unknown compound falls back to its known beginning", () => {
  expect(correct("theaterauffuhrung")).toEqual({
    correction: undefined,
    finds: ["Theatergruppe"],
    isFallback: true,
  });
});

test("a word that the content has is not corrected to a worse one", () => {
  expect(correct("schulhof").correction).toBe("Schulhof");
  expect(correct("schul").correction).toBeUndefined();
});

test.each(["xqzzy", "haus12"])("„%s“ finds nothing", (word) => {
  expect(correct(word, true)).toMatchObject({ correction: undefined, finds: [] });
});

test("a query looks up six misspelt words or parts of words, also those that it has looked up before", () => {
  const lookUps = newLookUps();
  const correctionOf = (word: string) => corrector.correct(word, [], false, lookUps).correction;
  expect(Array.from({ length: 8 }, () => correctionOf("kirrmes"))).toEqual([
    ...Array(6).fill("Kirmes"),
    undefined,
    undefined,
  ]);
});

test("a word of more than 64 letters is not corrected", () => {
  const near = jest.spyOn(lexicon.affixes, "near");
  const { finds } = correct("kindergatenanmeldung".repeat(4));
  expect([finds, near.mock.calls]).toEqual([[], []]);
});
