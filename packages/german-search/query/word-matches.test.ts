import type { Clause } from "./query-term";
import { matchWords } from "./word-matches";

const [feuerwehr, jugend, jugendfeuerwehr] = [0, 1, 2];
const matchesOf = (...terms: Clause[][]) =>
  Object.fromEntries(matchWords(terms.map((clauses) => ({ start: 0, end: 1, weight: 1, clauses }))));

test("a word matches the term that is surest of it", () => {
  const sure = { factor: 1, expansions: [new Map([[feuerwehr, 0.9]])] };
  const unsure = { factor: 0.5, expansions: [new Map([[feuerwehr, 1]])] };
  expect(matchesOf([unsure], [sure])).toEqual({ [feuerwehr]: { terms: [1], certainty: 0.9 } });
  expect(matchesOf([sure], [unsure])).toEqual({ [feuerwehr]: { terms: [0], certainty: 0.9 } });
});

test("a compound of two query words matches both terms, each once", () => {
  const [first, second] = [feuerwehr, jugend].map((word) => ({
    factor: 1,
    expansions: [
      new Map([
        [word, 1],
        [jugendfeuerwehr, 0.7],
      ]),
    ],
  })) as [Clause, Clause];
  expect(matchesOf([first, first], [second])[jugendfeuerwehr]).toEqual({ terms: [0, 1], certainty: 0.7 });
});

test("words of a paraphrase do not match", () => {
  expect(matchesOf([{ factor: 1, expansions: [new Map([[jugend, 1]])], isParaphrase: true }])).toEqual({});
});
