import assert from "node:assert/strict";
import { test } from "node:test";
import { quartersOf } from "@dorfforum/shared/rooms/booking-dates";
import type { Booking, Room } from "./booking";
import { occupancyOf } from "./occupancy";

const hour = { tag: "2026-12-05", von: "2026-12-05T18:00:00.000Z", bis: "2026-12-05T19:00:00.000Z" };
const { first } = quartersOf(hour);
const booking = (Teil: string | null, Termine: object[] = [hour]) =>
  ({ Vorgangsnummer: "S-ABCD-EFGH", Teil, Termine }) as unknown as Booking;
const room = (...names: string[]) =>
  ({ documentId: "saal", Teile: names.map((Name) => ({ Name })) }) as unknown as Room;
const before = new Date("2026-12-05T12:00:00Z");

for (const [what, each, place, now, expected] of [
  ["the whole of a room without parts", booking(null), room(), before, ["saal:"]],
  [
    "the whole takes its parts",
    booking(null),
    room("Vorn", "Hinten"),
    before,
    ["saal:", "saal:Hinten", "saal:Vorn"],
  ],
  ["a part takes itself", booking("Vorn"), room("Vorn", "Hinten"), before, ["saal:Vorn"]],
  ["what is over takes nothing", booking(null), room(), new Date("2026-12-05T19:00:00Z"), []],
  ["without dates nothing is taken", booking(null, []), room(), before, []],
] as const)
  test(`a booking takes quarters of an hour: ${what}`, () => {
    const taken = occupancyOf(each, place, now);
    assert.deepEqual([...new Set(taken.map(({ raumteil }) => raumteil))], expected);
    const quarters = [first, first + 1, first + 2, first + 3];
    assert.deepEqual(
      taken.map(({ viertelstunde }) => viertelstunde),
      expected.flatMap(() => quarters),
    );
  });
