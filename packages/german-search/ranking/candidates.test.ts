import { Candidates } from "./candidates";

type Candidate = [slot: number, score: number, share: number];

/** Titles in the reverse order of slots */
const slots = 8;
const order = {
  positions: () => Int32Array.from({ length: slots }, (_, slot) => slots - 1 - slot),
  slotAt: (position: number) => slots - 1 - position,
};

const bestOf = (added: Candidate[], limit?: number) => {
  const candidates = new Candidates(added.length, slots);
  for (const candidate of added) candidates.add(...candidate);
  return candidates.best(order, limit);
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
    "equal scores are in the order of titles",
    [
      [7, 0.5, 1],
      [3, 0.5, 1],
      [5, 0.5, 1],
    ],
    [7, 5, 3],
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
  expect(bestOf(added)).toEqual(slots);
});

test("of many, as few as are needed are put in order", () => {
  const added = [3, 1, 7, 5, 2, 6].map((slot): Candidate => [slot, slot % 2 === 0 ? 0.5 : slot / 10, 1]);
  for (let limit = 1; limit <= added.length; limit += 1)
    expect(bestOf(added, limit)).toEqual([7, 6, 5, 2, 3, 1].slice(0, limit));
});
