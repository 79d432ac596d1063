import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import { closedNote } from "./closed-note";

const hall = aRoom({
  name: "Halle",
  setUpMinutes: 24 * 60,
  specialDays: [{ first: "2026-12-05", last: "2026-12-05", hours: [], note: "Putz." }],
});
const date = { start: "2026-12-05T17:00:00.000Z", end: "2026-12-05T20:00:00.000Z" };
const event = anEventItem({ roomId: hall.id, ...date });
const text =
  "Für diesen Tag ist eingetragen: Halle, geschlossen (Putz). Bitte fragen Sie nach, ob es dabei bleibt.";
const at = (day: string, hours: string) => `2026-12-${day}T${hours}:00:00.000Z`;

test("a date in a closed room is told, also one that only ends there", () => {
  expect(closedNote([hall], event, date)).toBe(text);
  expect(closedNote([hall], event, { start: at("04", "12"), end: at("05", "12") })).toBe(text);
});

test.each([
  ["another day", event, { start: at("06", "17"), end: at("06", "20") }],
  ["the evening before until two", event, { start: at("04", "19"), end: at("05", "01") }],
  ["another place", { ...event, roomId: "anderswo" }, date],
  ["an event that is cancelled", { ...event, status: "abgesagt" as const }, date],
])("of %s nothing is said", (_, given, when) => {
  expect(closedNote([hall], given, when)).toBeUndefined();
});

test("nothing is said of a day with other hours, nor of one whose hours cannot be read", () => {
  for (const hours of [undefined, [{ from: "10:00", to: "12:00" }]]) {
    const open = aRoom({ ...hall, specialDays: [{ first: "2026-12-05", last: "2026-12-05", hours }] });
    expect(closedNote([open], event, date)).toBeUndefined();
  }
});
