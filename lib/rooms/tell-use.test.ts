import { toOccurrence } from "@/lib/events/occurrence";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import { roomDays } from "./room-days";
import { usesOf } from "./room-uses";
import { tellUse } from "./tell-use";

const hall = aRoom({ setUpMinutes: 60, clearMinutes: 60 });

/** In winter the village is an hour ahead of UTC. */
const at = (time: string) => `2027-01-${time}:00.000Z`;

const told = (on: string, from: string, to: string | undefined, allDay = false) => {
  const span = { start: at(from), end: to && at(to) };
  const event = toOccurrence(anEventItem({ title: "Fest", roomId: hall.id, allDay, ...span }), span);
  const [day] = roomDays(hall, usesOf(hall, [event]), { schoolHolidays: [] }, `2027-01-${on}`, 1);
  return day?.uses.map((use) => {
    const { when, what } = tellUse(day.day, use);
    return `${when} ${what}`;
  });
};

test.each([
  ["23", "23T18:11", "23T22:45", "19.11–23.45 Uhr Fest"],
  ["24", "23T18:11", "23T22:45", "bis 0.45 Uhr Aufräumen: Fest"],
  ["24", "23T18:00", "23T23:00", "bis 1 Uhr Aufräumen: Fest"],
  ["23", "23T19:00", "24T01:00", "20–2 Uhr Fest"],
  ["24", "23T19:00", "24T01:00", "bis 3 Uhr Fest"],
  ["22", "22T23:30", "23T02:00", "ab 23.30 Uhr Aufbau: Fest"],
  ["23", "22T23:30", "23T02:00", "0.30–3 Uhr Fest"],
  ["23", "23T13:00", "25T17:00", "ab 13 Uhr Fest"],
  ["24", "23T13:00", "25T17:00", "ganztägig Fest"],
  ["25", "23T13:00", "25T17:00", "bis 19 Uhr Fest"],
  ["23", "23T18:00", undefined, "19 Uhr Fest"],
  ["24", "23T18:00", undefined, "bis 1 Uhr Fest"],
])("on the %s an event from %s to %s (UTC) is told so: %s", (on, from, to, text) => {
  expect(told(on, from, to)).toEqual([text]);
});

test("an event of whole days has no hours of its own", () => {
  expect(told("23", "22T23:00", "23T22:59", true)).toEqual(["ganztägig Fest"]);
});
