import { occurrencesBetween, toOccurrence } from "@/lib/events/occurrence";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import { firstFreeMoment, roomDays } from "./room-days";
import { usesOf } from "./room-uses";

const noDays = { schoolHolidays: [] };
const hall = aRoom({ parts: ["Große Hälfte", "Kleine Hälfte"] });

/** Of 9 to 20 h on Saturdays */
const office = aRoom({ openingHours: [{ days: ["Sa"], from: "09:00", to: "20:00" }] });

/** In winter the village is an hour ahead of UTC. */
const at = (time: string) => `2026-12-05T${time}:00.000Z`;
const booked = (from: string, to: string, part = "") => ({ part, from: at(from), to: at(to) });
const event = (from: string, to: string | undefined, given: Parameters<typeof anEventItem>[0] = {}) =>
  toOccurrence(
    anEventItem({ title: "Ball", roomId: hall.id, start: at(from), end: to && at(to), ...given }),
    { start: at(from), end: to && at(to) },
  );

function day(room = hall, occurrences: ReturnType<typeof event>[] = [], on = "2026-12-05", from = 0) {
  const [found] = roomDays(room, usesOf(room, occurrences), noDays, on, 1, from);
  if (!found) throw new Error("no day");
  const { state, uses, free } = found;
  return {
    state,
    uses: uses.map(({ from, to, part, occurrence }) =>
      [`${from}–${to}`, occurrence?.event.title, part].filter(Boolean).join(" "),
    ),
    free: free.map(({ part, hours }) => [part, ...hours.map(({ from, to }) => `${from}–${to}`)].join(" ")),
  };
}

test("a day without anything is free", () => {
  expect(day()).toEqual({ state: "free", uses: [], free: [] });
});

test("bookings that follow each other are one, and say nothing but times and parts", () => {
  const room = aRoom({
    ...hall,
    booked: [booked("13:00", "15:00"), booked("15:00", "18:00"), booked("09:00", "10:00", "Große Hälfte")],
  });
  expect(day(room)).toEqual({
    state: "partly",
    uses: ["10:00–11:00 Große Hälfte", "14:00–19:00"],
    free: ["Große Hälfte 00:00–10:00 11:00–14:00 19:00–24:00", "Kleine Hälfte 00:00–14:00 19:00–24:00"],
  });
});

test("an event is told with its times of building up, and takes the place of its booking", () => {
  const room = aRoom({ ...hall, setUpMinutes: 60, clearMinutes: 30 });
  expect(day(room, [event("18:00", "22:00")]).uses).toEqual(["18:00–23:30 Ball"]);
  const withBooking = aRoom({ ...room, booked: [booked("14:00", "23:00")] });
  expect(day(withBooking, [event("18:00", "22:00")])).toEqual({
    state: "partly",
    uses: ["15:00–24:00 Ball"],
    free: [" 00:00–15:00"],
  });
});

test("an evening goes on after midnight, one without an end takes the rest of its day", () => {
  const ball = event("20:00", undefined);
  expect(day(hall, [ball]).uses).toEqual(["21:00–24:00 Ball"]);
  const night = aRoom({ ...hall, booked: [{ part: "", from: at("20:00"), to: "2026-12-06T02:00:00.000Z" }] });
  expect(day(night).uses).toEqual(["21:00–24:00"]);
  expect(day(night, [], "2026-12-06").uses).toEqual(["00:00–03:00"]);
});

test("an event that is cancelled, elsewhere, or moved to another place on that date does not take the room", () => {
  const elsewhere = event("18:00", "22:00", { roomId: "other" });
  const off = event("18:00", "22:00", { status: "abgesagt" });
  const moved = {
    ...event("18:00", "22:00"),
    change: { day: "2026-12-05", kind: "moved" as const, place: "Kirche" },
  };
  const movedHere = { ...elsewhere, change: { day: "2026-12-05", kind: "moved" as const, place: hall.name } };
  expect(day(hall, [elsewhere, off, moved]).state).toBe("free");
  expect(day(hall, [movedHere]).uses).toEqual(["19:00–23:00 Ball"]);
});

test("half a hall leaves the other half; one that lasts all day leaves nothing", () => {
  const half = event("18:00", "22:00", { roomPart: "Kleine Hälfte" });
  expect(day(hall, [half])).toMatchObject({
    uses: ["19:00–23:00 Ball Kleine Hälfte"],
    free: ["Große Hälfte 00:00–24:00", "Kleine Hälfte 00:00–19:00 23:00–24:00"],
  });
  const all = toOccurrence(
    anEventItem({ allDay: true, roomId: hall.id, start: "2026-12-04T23:00:00.000Z", end: undefined }),
    { start: "2026-12-04T23:00:00.000Z" },
  );
  expect(day(hall, [all])).toMatchObject({ state: "taken", free: [] });
});

test("hours of use bound what is free; a day without any is none, and a closed one says why", () => {
  const room = aRoom({
    openingHours: [{ days: ["Sa"], from: "09:00", to: "20:00" }],
    booked: [booked("12:00", "14:00")],
  });
  expect(day(room)).toMatchObject({ state: "partly", free: [" 09:00–13:00 15:00–20:00"] });
  expect(day(room, [], "2026-12-07").state).toBe("unused");
  const closed = aRoom({
    specialDays: [{ first: "2026-12-05", last: "2026-12-06", hours: [], note: "Der Boden wird geölt." }],
  });
  expect(roomDays(closed, [], noDays, "2026-12-05", 3).map(({ state }) => state)).toEqual([
    "closed",
    "closed",
    "free",
  ]);
  const shorter = [{ first: "2026-12-05", last: "2026-12-05", hours: [{ from: "14:00", to: "18:00" }] }];
  expect(day(aRoom({ ...room, specialDays: shorter }))).toMatchObject({ free: [" 15:00–18:00"] });
  // A hall may be rented between Christmas and New Year.
  expect(
    day(aRoom({ openingHours: [{ days: ["Mo"], from: "09:00", to: "20:00" }] }), [], "2026-12-28").state,
  ).toBe("free");
});

test.each([
  ["2026-12-05T08:00:00Z", hall, [], "partly", [" 09:00–24:00"]],
  ["2026-12-05T08:01:00Z", hall, [], "partly", [" 09:15–24:00"]],
  ["2026-12-05T22:30:00Z", hall, [], "over", []],
  ["2026-12-05T10:00:00Z", hall, [event("13:00", "17:00")], "partly", [" 11:00–14:00 18:00–24:00"]],
  ["2026-12-05T22:15:00Z", hall, [event("13:00", "17:00")], "over", []],
  ["2026-12-05T22:15:00Z", hall, [event("20:00", "23:30")], "taken", []],
  ["2026-12-04T22:59:00Z", hall, [], "free", []],
  ["2026-12-05T07:00:00Z", office, [], "free", []],
  ["2026-12-05T17:00:00Z", office, [], "partly", [" 18:00–20:00"]],
  ["2026-12-05T19:30:00Z", office, [], "over", []],
])("at %s what is left of the day is offered alone", (now, room, occurrences, state, free) => {
  expect(day(room, occurrences, "2026-12-05", firstFreeMoment(new Date(now)))).toMatchObject({ state, free });
});

test("holidays and school holidays are named", () => {
  const village = {
    land: "Brandenburg" as const,
    schoolHolidays: [{ name: "Weihnachtsferien", first: "2026-12-23", last: "2027-01-02" }],
  };
  const [christmas] = roomDays(hall, [], village, "2026-12-25", 1);
  expect(christmas).toMatchObject({
    holiday: "1. Weihnachtstag",
    schoolHolidays: { first: "2026-12-23", last: "2027-01-02" },
  });
});

test("where the clocks change, a day has 25 hours, and a series keeps its time", () => {
  const room = aRoom();
  const gym = anEventItem({
    title: "Turnen",
    roomId: room.id,
    start: "2026-10-18T16:00:00.000Z",
    end: "2026-10-18T17:00:00.000Z",
    recurrence: "FREQ=WEEKLY",
  });
  const dates = occurrencesBetween(gym, "2026-10-18", "2026-10-25");
  expect(day(room, dates, "2026-10-18")).toEqual(day(room, dates, "2026-10-25"));
});
