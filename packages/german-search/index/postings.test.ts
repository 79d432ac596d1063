import { Postings } from "./postings";

const [bus, fest, kita] = [0, 1, 2];
const weightsOf = (...words: number[]) => new Map(words.map((word) => [word, 0.5]));
const slotsOf = (postings: Postings) =>
  [bus, fest, kita].map((word) => postings.slotsOf(word).toSorted((a, b) => a - b));

/** Three entries: a bus, a feast with a bus, a feast at the kindergarten */
function aVillage(): Postings {
  const postings = new Postings();
  for (const words of [[bus], [bus, fest], [fest, kita]]) postings.add(weightsOf(...words));
  return postings;
}

test("words know the slots of their entries, also of many", () => {
  const postings = aVillage();
  for (let slot = 3; slot < 40; slot += 1) expect(postings.add(weightsOf(kita))).toBe(slot);
  expect(slotsOf(postings).slice(0, 2)).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(postings.countOf(kita)).toBe(38);
});

test("a slot that is free is used again, once", () => {
  const postings = aVillage();
  postings.remove(1, [bus, fest]);
  expect(slotsOf(postings)).toEqual([[0], [2], [2]]);
  expect(postings.add(weightsOf(kita))).toBe(1);
  expect(postings.add(weightsOf(kita))).toBe(3);
  expect(slotsOf(postings)).toEqual([[0], [2], [1, 2, 3]]);
});

test("slots are freed without their words", () => {
  const postings = aVillage();
  postings.removeAll(new Set([0, 2]));
  expect(slotsOf(postings)).toEqual([[1], [1], []]);
  expect([postings.add(weightsOf(kita)), postings.add(weightsOf(kita))].toSorted()).toEqual([0, 2]);
});

test("what was saved is restored with words in another place, and can be changed", () => {
  const restored = new Postings();
  restored.restore(aVillage().toSaved([fest, bus]), 3);
  const [newFest, newBus] = [0, 1];
  expect(restored.slotsOf(newBus)).toEqual([0, 1]);
  expect(restored.add(weightsOf(newFest, newBus))).toBe(3);
  restored.remove(1, [newFest, newBus]);
  expect([restored.slotsOf(newFest), restored.slotsOf(newBus)].map((slots) => slots.toSorted())).toEqual([
    [2, 3],
    [0, 3],
  ]);
});
