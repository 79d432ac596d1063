import { events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { rooms } from "@/lib/rooms/cms/rooms";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import type { RoomRequest } from "./requested-dates";
import { checkRoom } from "./room-obstacles";

const now = new Date("2026-11-28T12:00:00Z");
const hall = aRoom({ parts: ["Saal", "Clubraum"] });
const ball = anEventItem({
  title: "Ball",
  roomId: hall.id,
  start: "2026-12-12T18:00:00.000Z",
  end: "2026-12-12T22:00:00.000Z",
});

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "performance"] });
  jest.spyOn(events, "ready").mockResolvedValue({ items: [ball], byId: new Map() });
  jest.spyOn(rooms, "ready").mockResolvedValue({ items: [], byId: new Map() });
  jest.spyOn(settings, "ready").mockResolvedValue({ items: [], byId: new Map() });
});
afterEach(() => jest.useRealTimers());

/** The room's times around an event are not the event's. */
const withTimesAround = aRoom({ ...hall, setUpMinutes: 60, clearMinutes: 60 });
const check = (given: Partial<RoomRequest>, room = hall, part = "") => {
  const empty = { lastDay: "", setUp: "", clearUntil: "", repeats: "", repeatsUntil: "" };
  return checkRoom(room, part, { ...empty, day: "2026-12-05", begin: "18:00", end: "23:00", ...given }, now);
};
const bookedOn = (day: string, part = "") => ({
  part,
  from: `${day}T17:00:00.000Z`,
  to: `${day}T20:00:00.000Z`,
});

test("a free time is said to be free, and a day alone what is on it", async () => {
  expect(await check({})).toMatchObject({
    lead: "Der Raum ist dann noch frei.",
    items: [],
    isBlocked: false,
  });
  expect(await check({ day: "2026-12-12", begin: "" }, withTimesAround)).toMatchObject({
    items: [{ text: "Ball, 19–23 Uhr", path: expect.stringContaining("/veranstaltung/") }],
    isBlocked: false,
  });
  expect(await check({ day: "2026-11-27" })).toBeUndefined();
  const saturdays = aRoom({ openingHours: [{ days: ["Sa"], from: "16:00", to: "22:00" }] });
  expect(await check({ day: "2026-12-06", begin: "" }, saturdays)).toMatchObject({
    items: [{ text: "keine Nutzungszeit" }],
  });
});

test("a booking blocks what needs the same part, without saying whose it is", async () => {
  const room = aRoom({ ...hall, booked: [bookedOn("2026-12-05", "Saal")] });
  const text = "Samstag, 5. Dezember 2026: schon belegt, 18–21 Uhr";
  expect(await check({}, room)).toMatchObject({ items: [{ text }], isBlocked: true });
  expect(await check({}, room, "Saal")).toMatchObject({ isBlocked: true });
  expect(await check({}, room, "Clubraum")).toMatchObject({ items: [], isBlocked: false });
  expect(await check({ begin: "21:00" }, room)).toMatchObject({ items: [], isBlocked: false });
});

test("an event of the calendar is named and blocks nothing: it may be the requester's own", async () => {
  expect(await check({ day: "2026-12-12" })).toMatchObject({
    items: [{ text: "Samstag, 12. Dezember 2026: Ball, 19–23 Uhr" }],
    isBlocked: false,
  });
});

test("a closed room and a time outside of the hours of use block", async () => {
  const closed = aRoom({
    specialDays: [{ first: "2026-12-05", last: "2026-12-05", hours: [], note: "Putz" }],
  });
  expect(await check({}, closed)).toMatchObject({
    items: [{ text: "Samstag, 5. Dezember 2026: geschlossen (Putz)" }],
    isBlocked: true,
  });
  const evenings = aRoom({ openingHours: [{ days: ["Sa"], from: "16:00", to: "22:00" }] });
  expect(await check({}, evenings)).toMatchObject({ isBlocked: true });
  expect(await check({ end: "22:00" }, evenings)).toMatchObject({ isBlocked: false });
  expect(await check({ day: "2026-12-06", end: "22:00" }, evenings)).toMatchObject({ isBlocked: true });
  const other = { first: "2026-12-05", last: "2026-12-05", hours: [{ from: "16:00", to: "21:00" }] };
  expect(await check({ end: "22:00" }, aRoom({ ...evenings, specialDays: [other] }))).toMatchObject({
    items: [{ text: "Samstag, 5. Dezember 2026: außerhalb der Nutzungszeiten (16–21 Uhr)" }],
    isBlocked: true,
  });
  const nights = aRoom({ openingHours: [{ days: ["Sa"], from: "16:00", to: "02:00" }] });
  expect(await check({ end: "01:00" }, nights)).toMatchObject({ isBlocked: false });
  expect(await check({ end: "03:00" }, nights)).toMatchObject({ isBlocked: true });
});

test("of a series it is said how many dates are free; it is blocked where none is", async () => {
  const room = aRoom({ ...hall, booked: [bookedOn("2026-12-05"), bookedOn("2026-12-19")] });
  const series = { repeats: "woche", repeatsUntil: "2026-12-31" };
  expect(await check(series, room)).toMatchObject({
    lead: "1 von 4 Terminen ist frei. Nicht frei:",
    items: { length: 3 },
    isBlocked: false,
  });
  const all = aRoom({ ...hall, booked: ["2026-12-05", "2026-12-12"].map((day) => bookedOn(day)) });
  expect(await check({ ...series, repeatsUntil: "2026-12-12" }, all)).toMatchObject({ isBlocked: true });
});
