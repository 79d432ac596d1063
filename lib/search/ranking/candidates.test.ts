/** @jest-environment node */
import { Candidates } from "./candidates";

type Candidate = [slot: number, score: number, share: number];

const bestOf = (...added: Candidate[]) => {
  const candidates = new Candidates(added.length);
  for (const candidate of added) candidates.add(...candidate);
  return candidates.best().map(({ slot }) => slot);
};

test.each<[title: string, added: Candidate[], slots: number[]]>([
  [
    "the highest score is first",
    [
      [7, 0.2, 1],
      [3, 0.9, 1],
      [5, 0.5, 1],
    ],
    [3, 5, 7],
  ],
  [
    "equal scores keep their order",
    [
      [7, 0.5, 1],
      [3, 0.5, 1],
      [5, 0.5, 1],
    ],
    [7, 3, 5],
  ],
  [
    "7 % of the best score are the minimum",
    [
      [1, 1, 1],
      [2, 0.06, 1],
      [3, 0.08, 1],
    ],
    [1, 3],
  ],
  [
    "30 % are the minimum for candidates that lack terms",
    [
      [1, 1, 1],
      [2, 0.29, 0.5],
      [3, 0.31, 0.5],
      [4, 0.1, 1],
    ],
    [1, 3, 4],
  ],
  [
    "where none has all terms, those with most lack none",
    [
      [1, 1, 0.5],
      [2, 0.1, 0.5],
      [3, 0.1, 0.4],
    ],
    [1, 2],
  ],
  ["there may be none", [], []],
])("%s", (_, added, slots) => {
  expect(bestOf(...added)).toEqual(slots);
});
