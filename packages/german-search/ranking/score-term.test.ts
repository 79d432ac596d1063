import { Postings } from "../index/postings";
import type { Clause } from "../query/query-term";
import { idf, scoreTerm } from "./score-term";

const [kinder, garten] = [0, 1];
const postings = new Postings();
const [both, first, last] = [[kinder, garten], [kinder], ...Array(5).fill([garten]), []].map(
  (words: number[]) => postings.add(new Map(words.map((word) => [word, 1]))),
) as [number, number, number];

const scoresOf = (...clauses: Clause[]) =>
  Array.from(
    scoreTerm({ start: 0, end: 1, weight: 1, clauses }, postings).bySlot.slice(0, postings.slots),
    (score) => Number(score.toFixed(3)),
  );
const word = (id: number, certainty = 1) => new Map([[id, certainty]]);

test("a word counts with its certainty and the clause's factor", () => {
  expect(scoresOf({ factor: 0.5, expansions: [word(kinder, 0.8)] })).toEqual([0.4, 0.4, 0, 0, 0, 0, 0, 0]);
});

test("the best clause counts, not the sum of all", () => {
  const clauses = [0.5, 0.9, 0.3].map((factor) => ({ factor, expansions: [word(kinder)] }));
  expect(scoresOf(...clauses)[first]).toBe(0.9);
});

test("a clause of several words needs them all", () => {
  expect(scoresOf({ factor: 0.75, expansions: [word(kinder), word(garten)] })).toEqual([
    0.75, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test("a partial match counts less, and with the last part more than without it", () => {
  const scores = scoresOf({ factor: 1, expansions: [word(kinder), word(garten)], matchesPartially: true });
  const [whole = 0, withoutLast = 0, withLast = 0] = [both, first, last].map((slot) => scores[slot]);
  expect(whole).toBe(1);
  expect(withLast).toBeLessThan(whole);
  expect(withoutLast).toBeLessThan(withLast);
  expect(withoutLast).toBeGreaterThan(0);
});

test("the inverse document frequency falls with each match and is 0 without one", () => {
  const [none, one = 0, two = 0] = [0, 1, 2].map((count) => idf({ count }, { slots: 3 }));
  expect(none).toBe(0);
  expect(one).toBeGreaterThan(two);
  expect(two).toBeGreaterThan(0);
});
