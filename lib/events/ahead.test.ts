/** @jest-environment node */
import type { EventItem } from "@/lib/cms/events";
import { anEvent } from "@/lib/testing/factories";
import { ahead } from "./ahead";
import { planOf } from "./plan";

function anItem(slug: string, start: string, end?: string): EventItem {
  const { categories: _categories, organiser: _organiser, ...event } = anEvent();
  return { ...event, id: slug, slug, start, end, categoryIds: [], organiserId: undefined };
}

async function slugsAhead(now: Date, items: EventItem[], from = 0, to = 10): Promise<[number, string[]]> {
  const ready = { items, byId: new Map(items.map((item) => [item.id, item])) };
  const part = ahead(await planOf(ready, now, {}), now);
  return [part.length, part.slice(from, to).map(({ item }) => item.slug)];
}

const items = [
  anItem("Tanz bis in den Morgen", "2026-10-31T19:00:00.000Z", "2026-11-01T03:00:00.000Z"),
  anItem("Ausstellung", "2026-09-01T08:00:00.000Z", "2026-11-30T17:00:00.000Z"),
  anItem("Frühstück", "2026-11-01T08:00:00.000Z"),
  anItem("vorbei", "2026-10-31T09:00:00.000Z", "2026-10-31T10:00:00.000Z"),
  anItem("im Dezember", "2026-12-01T08:00:00.000Z"),
];

test("an evening goes on after midnight, also into another month; then comes what begins", async () => {
  const inTheNight = new Date("2026-11-01T01:00:00.000Z");
  expect(await slugsAhead(inTheNight, items)).toEqual([
    4,
    ["Ausstellung", "Tanz bis in den Morgen", "Frühstück", "im Dezember"],
  ]);
});

test("what has no end is under way until its day is over; a page may begin anywhere", async () => {
  const atNoon = new Date("2026-11-01T11:00:00.000Z");
  expect(await slugsAhead(atNoon, items)).toEqual([3, ["Ausstellung", "Frühstück", "im Dezember"]]);
  expect(await slugsAhead(atNoon, items, 1, 2)).toEqual([3, ["Frühstück"]]);
  expect(await slugsAhead(atNoon, items, 2, 9)).toEqual([3, ["im Dezember"]]);
  expect(await slugsAhead(new Date("2026-11-02T11:00:00.000Z"), items)).toEqual([
    2,
    ["Ausstellung", "im Dezember"],
  ]);
});
