import { berlinInstant } from "../calendar/village-time.ts";
import { blocks, type EventInRoom, obstaclesOf, type RoomRules, usesOf } from "./room-uses.ts";

const hall: RoomRules = {
  name: "Halle",
  parts: ["Vorn", "Hinten"],
  setUpMinutes: 0,
  clearMinutes: 0,
  openingHours: [],
  specialDays: [],
};
const around = { ...hall, setUpMinutes: 60, clearMinutes: 60 };

/** "18:00" on 9 January 2027, "+01:00" on the next day */
const at = (time: string) =>
  berlinInstant(time.startsWith("+") ? "2027-01-10" : "2027-01-09", time.replace("+", ""));

type Given = Partial<EventInRoom<string>> & { from?: string; to?: string; place?: string };
const event = ({ from = "19:00", to, place, ...more }: Given = {}): EventInRoom<string> => ({
  event: "Lesung",
  date: {
    start: at(from),
    end: to && at(to),
    ...(place && { change: { day: "2027-01-09", kind: "moved", place } }),
  },
  allDay: false,
  isHere: true,
  isCancelled: false,
  part: "",
  ...more,
});
const booking = (from: string, to: string, part = "") => ({
  booking: "S-1",
  part,
  von: at(from),
  bis: at(to),
});

type Held = EventInRoom<string> | ReturnType<typeof booking>;

function obstacles(room: RoomRules, held: Held[], asked: string) {
  const [from = "", to = "", part = ""] = asked.split(" ");
  const events = held.flatMap((each) => ("event" in each ? each : []));
  const bookings = held.flatMap((each) => ("booking" in each ? each : []));
  const uses = usesOf(room, events, bookings);
  const times = { Beginn: at(from), Ende: at(to) };
  const date = { tag: "2027-01-09", von: at(from), bis: at(to) };
  return obstaclesOf(room, uses, { part, times }, date);
}
const kinds = (...given: Parameters<typeof obstacles>) =>
  obstacles(...given)
    .map(({ kind }) => kind)
    .join();

test.each<[string, RoomRules, Held[], string, string]>([
  ["an event without an end", hall, [event()], "22:00 23:00", "event"],
  ["not the day after it", hall, [event()], "+00:00 +02:00", ""],
  ["clearing of one without an end", around, [event()], "+00:30 +02:00", "event"],
  ["building up", around, [event({ to: "21:00" })], "17:00 18:10", "event"],
  ["clearing", around, [event({ from: "18:00", to: "20:00" })], "20:00 22:00", "event"],
  ["nothing after clearing", around, [event({ from: "18:00", to: "20:00" })], "21:00 22:00", ""],
  ["no time around whole days", around, [event({ from: "00:00", allDay: true })], "+00:00 +02:00", ""],
  ["a date moved here", hall, [event({ isHere: false, place: "Halle " })], "19:00 20:00", "event"],
  ["no date moved away", hall, [event({ place: "Kirche" })], "19:00 20:00", ""],
  ["no cancelled event", hall, [event({ isCancelled: true })], "19:00 20:00", ""],
  ["a part that is gone is the whole", hall, [event({ part: "Bühne" })], "19:00 20:00 Vorn", "event"],
  ["not the other part", hall, [event({ part: "Hinten" })], "19:00 20:00 Vorn", ""],
  ["a shared quarter", hall, [booking("18:00", "22:20")], "22:20 23:00", "booking"],
  ["nothing from the next quarter on", hall, [booking("18:00", "22:20")], "22:30 23:00", ""],
  [
    "a booking whose event is in the calendar",
    around,
    [booking("18:00", "22:00"), event({ to: "21:00" })],
    "21:00 23:00",
    "booking",
  ],
  [
    "the booking's own times around its event",
    around,
    [booking("18:00", "22:00"), event({ from: "18:00", to: "22:00" })],
    "16:00 18:00",
    "",
  ],
])("in the way is %s", (_, room, held, asked, expected) => expect(kinds(room, held, asked)).toBe(expected));

const closedOn = (day: string) => ({ ...hall, specialDays: [{ first: day, last: day, hours: [] }] });
const hours = (...spans: [from: string, to: string, note?: string][]): RoomRules => ({
  ...hall,
  openingHours: spans.map(([from, to, note]) => ({ days: ["Sa"], from, to, note })),
});
const touching = hours(["08:00", "12:00"], ["12:00", "18:00"]);
const nights: RoomRules = {
  ...hall,
  openingHours: [
    { days: ["Sa"], from: "16:00", to: "00:00" },
    { days: ["So"], from: "00:00", to: "02:00" },
  ],
};

test.each<[string, RoomRules, string, string]>([
  ["a closed day", closedOn("2027-01-09"), "18:00 22:00", "closed"],
  ["a closed day after the night", closedOn("2027-01-10"), "18:00 +05:00", ""],
  ["a closed morning after the night", closedOn("2027-01-10"), "18:00 +06:15", "closed"],
  ["hours of use", touching, "17:00 19:00", "hours"],
  ["hours that touch", touching, "10:00 14:00", ""],
  ["hours that touch at midnight", nights, "18:00 +01:00", ""],
  ["the end of the night", nights, "18:00 +03:00", "hours"],
  ["the night of the day before", hours(["16:00", "02:00"]), "00:30 01:30", "hours"],
  ["hours of another season", hours(["08:00", "22:00", "April bis September"]), "10:00 12:00", "hours"],
  ["hours until 23.59 Uhr", hours(["08:00", "23:59"]), "20:00 +00:00", ""],
  ["several days", hours(["08:00", "22:00"]), "10:00 +18:00", ""],
])("of closings and hours of use, %s", (_, room, asked, expected) =>
  expect(kinds(room, [], asked)).toBe(expected),
);

test("an event warns only; a booking, a closing and hours of use block", () => {
  expect(blocks({ kind: "event" })).toBe(false);
  expect((["booking", "closed", "hours"] as const).every((kind) => blocks({ kind }))).toBe(true);
});
