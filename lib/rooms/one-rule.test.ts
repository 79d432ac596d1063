import { addDays } from "@dorfforum/shared/calendar/day";
import { exceptionsOf, toSingleDates } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, berlinInstant, berlinTime } from "@dorfforum/shared/calendar/village-time";
import { daysOfRow, type OpeningRow } from "@dorfforum/shared/opening-hours/opening-rows";
import { toSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import { bookingDates } from "@dorfforum/shared/rooms/booking-dates";
import { fc } from "@dorfforum/shared/testing/arbitraries";
import { type EventItem, events } from "@/lib/cms/events";
import { settings } from "@/lib/cms/settings";
import { rooms } from "@/lib/rooms/cms/rooms";
import { aRoom } from "@/lib/rooms/testing/a-room";
import { anEventItem } from "@/lib/testing/factories";
import { type RoomRequest, requestedSpan } from "./requested-dates";
import { checkRoom } from "./room-obstacles";

/* Whether the CMS confirms what the site says of the same stored rows, over both changes of the clocks */

/** The types of the CMS follow from its generated ones, which the site does not have. */
type Clashes = {
  datesInRoom: (event: object, roomId: string, now: Date, until: Date, days: object) => object[];
  planOf: (room: object, bookings: object[], events: object[]) => object;
  clashesOf: (plan: object, asked: object, dates: readonly object[]) => object[];
};
type Choices = { chooseDates: (asked: object[], agreed: object) => { dates: object } | { again?: string } };
const { datesInRoom, planOf, clashesOf } = jest.requireActual<Clashes>(
  "../../cms/src/features/rooms/clashes",
);
const { chooseDates } = jest.requireActual<Choices>("../../cms/src/features/rooms/choose-dates");

const now = new Date("2026-10-15T12:00:00Z");
const from = (...days: string[]) => fc.constantFrom(...days);
const times = from("00:30", "02:30", "08:00", "10:00", "12:00", "18:00", "18:50", "20:40", "22:20", "23:30");
const parts = from("", "Vorn", "Hinten", "Weg");
const minutes = fc.constantFrom(undefined, 20, 110, 180, 360, 9 * 1440 - 60);
const later = (instant: string, by: number) => new Date(Date.parse(instant) + by * 60_000).toISOString();
/** What lies within three days, one of which is that of a change of the clocks */
function inDays(first: string) {
  const days = from(first, addDays(first, 1), addDays(first, 2));
  const begins = fc.tuple(days, times).map(([day, time]) => ({ day, begin: berlinInstant(day, time) }));

  const room = fc.record({
    Name: fc.constant("Halle"),
    Teile: fc.constantFrom([], [{ Name: "Vorn" }, { Name: "Hinten" }]),
    Aufbau_Minuten: fc.constantFrom(null, 60, 120, 1440),
    Abbau_Minuten: fc.constantFrom(null, 45, 90, 1440),
    Oeffnungszeiten: fc.constantFrom<OpeningRow[][]>(
      [],
      [],
      [],
      [
        { Tage: "Mo–So", Von: "08:00", Bis: "12:00" },
        { Tage: "Mo–So", Von: "12:00", Bis: "21:00" },
      ],
      [{ Tage: "Fr–So", Von: "10:00", Bis: "03:00" }],
      [{ Tage: "Mo–So", Von: "08:00", Bis: "23:59", Hinweis: "April bis September" }],
    ),
    Besondere_Tage: fc.array(
      fc.record({
        Von: days,
        Gilt: fc.constantFrom("geschlossen", "geänderte Zeiten"),
        Zeiten: fc.constant("9–22 Uhr"),
      }),
      { maxLength: 1 },
    ),
  });

  const event = fc
    .record({
      begin: begins,
      length: minutes,
      Ganztaegig: fc.constantFrom(false, false, false, true),
      Wiederholung: from("", "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2"),
      kind: from("", "", "", "faellt_aus", "verlegt", "hinweis", "kein_termin"),
      moved: begins,
      place: from("", "Halle", "Kirche"),
      isHere: fc.constantFrom(true, true, false),
      Raumteil: parts,
      Terminstatus: from("geplant", "abgesagt", "verschoben", "ausgebucht"),
    })
    .map(({ begin, length, Wiederholung, kind, moved, place, isHere, ...event }) => ({
      ...event,
      Titel: "Probe",
      documentId: "probe",
      Beginn: begin.begin,
      Ende: length === undefined ? null : later(begin.begin, length),
      Wiederholung: Wiederholung || null,
      Ausnahmen: kind
        ? [
            {
              Datum: begin.day,
              Art: kind,
              Beginn: kind === "verlegt" ? moved.begin : null,
              Ort: place || null,
            },
          ]
        : [],
      Raum: isHere ? { documentId: "halle" } : null,
    }));

  const booking = fc
    .record({
      begin: begins,
      length: fc.constantFrom(20, 180, 360),
      around: fc.constantFrom(0, 40),
      Teil: parts,
    })
    .map(({ begin, length, around, Teil }) => ({
      Vorgangsnummer: "S-ABCD-EFGH",
      Teil,
      Entwurf: null,
      Termine: [
        { tag: begin.day, von: later(begin.begin, -around), bis: later(begin.begin, length + around) },
      ],
    }));

  const request = fc
    .record({
      day: days,
      begin: times,
      length: fc.constantFrom(20, 60, 110, 360, 30 * 60),
      setUp: from("", "", "", "00:00"),
      repeats: from("", "", "woche"),
    })
    .map(
      ({ length, ...request }): RoomRequest => ({
        ...request,
        ...endOf(request, length),
        clearUntil: "",
        repeatsUntil: request.repeats && addDays(request.day, 15),
      }),
    );

  return fc.tuple(room, fc.array(event, { maxLength: 2 }), fc.array(booking, { maxLength: 2 }), request);
}

const cases = from("2026-10-24", "2027-03-27").chain(inDays);

/** What lasts longer than a day is no series. */
function endOf({ day, begin, repeats }: Pick<RoomRequest, "day" | "begin" | "repeats">, length: number) {
  const end = later(berlinInstant(day, begin), repeats ? length % 1440 : length);
  return { end: berlinTime(end), lastDay: length > 1440 && !repeats ? berlinDay(end) : "" };
}

type Case = typeof cases extends fc.Arbitrary<infer Each> ? Each : never;
type Stored = Case[0];
type StoredEvent = Case[1][number];
type StoredBooking = Case[2][number];

const toItem = (event: StoredEvent): EventItem =>
  anEventItem({
    title: event.Titel,
    start: event.Beginn,
    end: event.Ende ?? undefined,
    allDay: event.Ganztaegig,
    recurrence: event.Wiederholung ?? undefined,
    exceptions: exceptionsOf(event.Wiederholung ?? undefined, toSingleDates(event.Ausnahmen)),
    roomId: event.Raum ? "halle" : undefined,
    roomPart: event.Raumteil,
    status: event.Terminstatus as EventItem["status"],
  });

const toRoom = (room: Stored, bookings: readonly StoredBooking[]) =>
  aRoom({
    id: "halle",
    name: room.Name,
    parts: room.Teile.map(({ Name }) => Name),
    setUpMinutes: room.Aufbau_Minuten ?? 0,
    clearMinutes: room.Abbau_Minuten ?? 0,
    openingHours: room.Oeffnungszeiten.map(({ Tage, Von, Bis, Hinweis }) => ({
      days: daysOfRow(Tage),
      from: Von,
      to: Bis,
      note: Hinweis,
    })),
    specialDays: room.Besondere_Tage.map(toSpecialDay),
    booked: bookings.flatMap(({ Teil, Termine }) =>
      Termine.map(({ von, bis }) => ({ part: Teil, from: von, to: bis })),
    ),
  });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "performance"] });
  for (const collection of [rooms, settings])
    jest.spyOn(collection as typeof rooms, "ready").mockResolvedValue({ items: [], byId: new Map() });
});
afterEach(() => jest.useRealTimers());

/** "free", "warned" or "taken", as a visitor reads it before sending */
async function onSite(room: Stored, stored: StoredEvent[], bookings: StoredBooking[], request: RoomRequest) {
  jest.spyOn(events, "ready").mockResolvedValue({ items: stored.map(toItem), byId: new Map() });
  const check = await checkRoom(toRoom(room, bookings), "", request, now);
  if (check?.isBlocked) return "taken";
  return check?.items.length === 0 ? "free" : "warned";
}

/** The same, as the first press of the panel has it */
function inCms(room: Stored, stored: StoredEvent[], bookings: StoredBooking[], request: RoomRequest) {
  const span = requestedSpan(request, toRoom(room, []));
  const asked = {
    Beginn: span.startsAt,
    Ende: span.endsAt,
    Belegt_von: span.occupiedFrom,
    Belegt_bis: span.occupiedUntil,
    Wiederholung: span.recurrence,
  };
  const dates = bookingDates(asked);
  const until = new Date(dates.at(-1)?.bis ?? "");
  const inRoom = stored.flatMap((event) => datesInRoom(event, "halle", now, until, { schoolHolidays: [] }));
  const plan = planOf(room, bookings, inRoom);
  const choice = chooseDates(clashesOf(plan, asked, dates), {});
  if ("dates" in choice) return "free";
  return choice.again ? "warned" : "taken";
}

test("what the site calls free the CMS confirms with one press, and what it refuses the CMS refuses", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async (given) => {
      expect(inCms(...given)).toBe(await onSite(...given));
    }),
  );
});
