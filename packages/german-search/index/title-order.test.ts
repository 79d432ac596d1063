import type { IndexedEntry } from "../entry";
import { anEntry } from "../testing/small-index";
import { TitleOrder } from "./title-order";

const titles = ["Chor", "Fest", "Bus", "Fest", "Angeln", "Fest"];
const days = ["2026-01-01", "2026-03-01", "2026-01-01", "2026-02-01", "2026-01-01", "2026-02-01"];

/** An entry in each slot, which are added in a given order */
function orderOf(slots: readonly number[], entries: (IndexedEntry | undefined)[] = []) {
  const order = new TitleOrder(entries);
  for (const slot of slots) {
    entries[slot] = anEntry({ id: `${slot}`, title: titles[slot] ?? "", day: days[slot] });
    order.add(slot);
  }
  return order;
}
const listed = (order: TitleOrder, count: number) =>
  Array.from({ length: count }, (_, at) => order.slotAt(at));

test("slots are in the order of titles, then days, then keys, whatever order they are added in", () => {
  for (const slots of [
    [0, 1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1, 0],
    [3, 0, 5, 2, 4, 1],
  ])
    expect(listed(orderOf(slots), 6)).toEqual([4, 2, 0, 3, 5, 1]);
});

test("a removed slot leaves no gap, and another entry takes its own place", () => {
  const entries: (IndexedEntry | undefined)[] = [];
  const order = orderOf([0, 1, 2, 3, 4, 5], entries);
  order.remove(2);
  entries[2] = anEntry({ id: "new", title: "Zelten" });
  expect(listed(order, 5)).toEqual([4, 0, 3, 5, 1]);
  order.add(2);
  expect(listed(order, 6)).toEqual([4, 0, 3, 5, 1, 2]);
});

test("positions follow each change", () => {
  const entries: (IndexedEntry | undefined)[] = [];
  const order = orderOf([0, 1, 2, 3, 4, 5], entries);
  expect([...order.positions().slice(0, 6)]).toEqual([2, 5, 1, 3, 0, 4]);
  order.remove(4);
  expect([1, 2].map((slot) => order.positions()[slot])).toEqual([4, 0]);
});

test("it grows", () => {
  const entries: (IndexedEntry | undefined)[] = [];
  const order = new TitleOrder(entries);
  for (let slot = 0; slot < 1000; slot += 1) {
    entries[slot] = anEntry({ id: `${slot}`, title: String(1000 + ((slot * 7) % 1000)) });
    order.add(slot);
  }
  expect(listed(order, 1000).map((slot) => (slot * 7) % 1000)).toEqual(
    Array.from({ length: 1000 }, (_, at) => at),
  );
});
