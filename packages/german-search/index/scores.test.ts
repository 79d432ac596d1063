import { Scores, unionOf } from "./scores";

const scoresOf = (...raised: [slot: number, score: number][]) => {
  const scores = Scores.of(10);
  for (const [slot, score] of raised) scores.raise(slot, score);
  return scores;
};

test("a slot is listed once and keeps its highest score", () => {
  const { bySlot, slots, count } = scoresOf([3, 0.5], [7, 0.25], [3, 0.75], [3, 0.25], [4, 0]);
  expect([...slots.slice(0, count)]).toEqual([3, 7]);
  expect([bySlot[3], bySlot[7], bySlot[4]]).toEqual([0.75, 0.25, 0]);
});

test("arrays that are used again are empty", () => {
  const first = scoresOf([3, 0.5], [9, 1]);
  first.release();
  const second = Scores.of(10);
  expect(second).toBe(first);
  expect(second.count).toBe(0);
  expect([...second.bySlot].every((score) => score === 0)).toBe(true);
});

test("arrays that are too short for an index that has grown are not used again", () => {
  scoresOf([3, 0.5]).release();
  expect(Scores.of(5000).bySlot.length).toBeGreaterThanOrEqual(5000);
});

test("a union has each slot once", () => {
  const sets = [
    scoresOf(),
    scoresOf([1, 1], [2, 1]),
    scoresOf([2, 1], [3, 1]),
    scoresOf([1, 1], [4, 1], [3, 1]),
  ];
  expect([...unionOf(sets)].sort()).toEqual([1, 2, 3, 4]);
  expect([...unionOf(sets.slice(0, 2))]).toEqual([1, 2]);
  expect([...unionOf([])]).toEqual([]);
});
