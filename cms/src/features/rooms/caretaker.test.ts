import assert from "node:assert/strict";
import { test } from "node:test";
import { calendarDates } from "./caretaker";
import type { RoomPlan } from "./clashes";

const now = new Date("2026-12-05T20:00:00Z");
const until = new Date("2027-01-30T00:00:00Z");
const span = (day: string) => ({ von: `${day}T18:00:00.000Z`, bis: `${day}T22:00:00.000Z` });
const booking = { Vorgangsnummer: "S-ABCD-EFGH", Teil: "Vorn", Entwurf: "feier" };
const days = ["2027-02-06", "2026-12-12", "2026-12-05", "2026-12-04"];
const event = (documentId: string, Titel: string) => {
  const { von, bis } = span("2026-12-13");
  return { event: { event: { documentId, Titel } }, date: { start: von, end: bis }, isHere: true, part: "" };
};
const plan = {
  room: { name: "Halle" },
  bookings: days.map((day) => ({ ...span(day), booking, part: "Vorn" })),
  events: [event("feier", "Feier"), event("lesung", "Lesung")],
} as unknown as RoomPlan;

test("a caretaker's calendar has what goes on and is to come, a booking by its number and not by its event", () => {
  assert.deepEqual(
    calendarDates(plan, now, until).map(({ von, Vorgangsnummer, Teil, Titel }) => [
      von.slice(0, 10),
      Vorgangsnummer,
      Teil,
      Titel,
    ]),
    [
      ["2026-12-05", "S-ABCD-EFGH", "Vorn", undefined],
      ["2026-12-12", "S-ABCD-EFGH", "Vorn", undefined],
      ["2026-12-13", "", "", "Lesung"],
    ],
  );
});
