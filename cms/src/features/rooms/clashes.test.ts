import assert from "node:assert/strict";
import { test } from "node:test";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { usesOf } from "@dorfforum/shared/rooms/room-uses";
import type { Booking, Room } from "./booking";
import {
  type AskedDate,
  clashesOf,
  clashLines,
  datesInRoom,
  type Event,
  isFree,
  type RoomPlan,
  rulesOf,
} from "./clashes";

const span = (from: string, until: string) => ({
  von: `2026-12-05T${from}:00.000Z`,
  bis: `2026-12-05T${until}:00.000Z`,
});

/** A booking of the evening from 19 to 23 o'clock */
function bookingOf(Teil: string | null, Vorgangsnummer = "S-ABCD-EFGH") {
  const booking = { Vorgangsnummer, Teil, Entwurf: null } as unknown as Booking;
  return { ...span("18:00", "22:00"), booking, part: Teil ?? "" };
}

function eventOf(Raumteil: string | null, documentId = "lesung"): RoomPlan["events"][number] {
  const { von, bis } = span("18:00", "22:00");
  const event = { documentId, Titel: "Lesung", Raumteil } as unknown as Event;
  const shown = { von, bis };
  const date = { start: von, end: bis };
  return {
    event: { event, shown },
    date,
    allDay: false,
    isHere: true,
    isCancelled: false,
    part: Raumteil ?? "",
  };
}

const rulesWith = (more: object = {}) =>
  rulesOf({ Name: "Halle", Teile: [{ Name: "Vorn" }, { Name: "Hinten" }], ...more } as unknown as Room);

const planOf = (plan: Partial<RoomPlan> = {}): RoomPlan => ({
  bookings: [],
  events: [],
  room: rulesWith(),
  ...plan,
});

const closed = (Von: string, Bis: string) =>
  rulesWith({ Besondere_Tage: [{ Von, Bis, Gilt: "geschlossen", Hinweis: "Heizung." }] });

const asked = (more: object = {}) => ({ Vorgangsnummer: "S-2222-3333", Teil: null, ...more }) as Booking;

for (const [what, plan, request, from, until, expected] of [
  ["nothing", planOf(), asked(), "18:00", "22:00", []],
  ["the same evening", planOf({ bookings: [bookingOf(null)] }), asked(), "18:00", "22:00", ["booking"]],
  ["an evening until then", planOf({ bookings: [bookingOf(null)] }), asked(), "22:00", "23:00", []],
  [
    "one that shares a quarter",
    planOf({ bookings: [bookingOf(null)] }),
    asked(),
    "21:55",
    "23:00",
    ["booking"],
  ],
  [
    "a part, where the whole is asked for",
    planOf({ bookings: [bookingOf("Vorn")] }),
    asked(),
    "18:00",
    "22:00",
    ["booking"],
  ],
  [
    "the whole, where a part is asked for",
    planOf({ bookings: [bookingOf(null)] }),
    asked({ Teil: "Vorn" }),
    "18:00",
    "22:00",
    ["booking"],
  ],
  [
    "another part",
    planOf({ bookings: [bookingOf("Hinten")] }),
    asked({ Teil: "Vorn" }),
    "18:00",
    "22:00",
    [],
  ],
  ["its own dates", planOf({ bookings: [bookingOf(null, "S-2222-3333")] }), asked(), "18:00", "22:00", []],
  ["an event", planOf({ events: [eventOf(null)] }), asked(), "20:00", "23:00", ["event"]],
  [
    "an event of another part",
    planOf({ events: [eventOf("Hinten")] }),
    asked({ Teil: "Vorn" }),
    "20:00",
    "23:00",
    [],
  ],
  [
    "building up before an event",
    planOf({ events: [eventOf(null)], room: rulesWith({ Aufbau_Minuten: 60 }) }),
    asked(),
    "16:00",
    "17:10",
    ["event"],
  ],
  [
    "clearing after an event",
    planOf({ events: [eventOf(null)], room: rulesWith({ Abbau_Minuten: 60 }) }),
    asked(),
    "22:30",
    "23:30",
    ["event"],
  ],
  ["its own event", planOf({ events: [eventOf(null)] }), asked({ Entwurf: "lesung" }), "20:00", "23:00", []],
  [
    "a closing of the day",
    planOf({ room: closed("2026-12-05", "2026-12-05") }),
    asked(),
    "18:00",
    "22:00",
    ["closed"],
  ],
  [
    "a time outside of the hours of use",
    planOf({ room: rulesWith({ Oeffnungszeiten: [{ Tage: "Mo–Sa", Von: "08:00", Bis: "22:00" }] }) }),
    asked({ Beginn: "2026-12-05T18:00:00Z", Ende: "2026-12-05T22:00:00Z" }),
    "18:00",
    "22:00",
    ["hours"],
  ],
  [
    "a closing from the next day",
    planOf({ room: closed("2026-12-06", "2026-12-09") }),
    asked(),
    "18:00",
    "23:00",
    [],
  ],
  [
    "a closing until the day before",
    planOf({ room: closed("2026-12-01", "2026-12-04") }),
    asked(),
    "18:00",
    "22:00",
    [],
  ],
] as const)
  test(`in the way of a request is ${what}`, () => {
    const [date] = clashesOf(plan, request, [{ ...span(from, until), tag: "2026-12-05" }]);
    assert.deepEqual(
      date?.clashes.map(({ kind }) => kind),
      expected,
    );
  });

test("only events leave a date free", () => {
  const date = (...kinds: ("event" | "booking" | "closed")[]): AskedDate => ({
    ...span("18:00", "22:00"),
    tag: "2026-12-05",
    clashes: kinds.map((kind) => ({ kind, what: "x", span: span("18:00", "22:00") })),
  });
  assert.deepEqual([date(), date("event"), date("booking"), date("event", "closed")].map(isFree), [
    true,
    true,
    false,
    false,
  ]);
});

test("what is in the way is said once, and of much only the first", () => {
  const [whole] = clashesOf(
    planOf({ bookings: [bookingOf(null)], room: closed("2026-12-05", "2026-12-06") }),
    asked(),
    [{ ...span("18:00", "22:00"), tag: "2026-12-05" }],
  );
  if (!whole) throw new Error("There is no date.");
  assert.deepEqual(
    clashLines([whole, whole]).map(({ text }) => text),
    [
      "Geschlossen: Heizung, 5.–6. Dezember 2026",
      "Vergeben: S-ABCD-EFGH, Samstag, 5. Dezember 2026, 19–23 Uhr",
    ],
  );
  const many = Array.from({ length: 7 }, (_, index) => bookingOf(null, `S-${index}`));
  const [taken] = clashesOf(planOf({ bookings: many }), asked(), [{ ...span("18:00", "22:00"), tag: "" }]);
  const lines = clashLines(taken ? [taken] : []);
  assert.deepEqual([lines.length, lines.at(-1)?.text], [6, "und 2 weitere"]);
});

const days = { schoolHolidays: [] };
const hall = { documentId: "halle" };

for (const [what, event, expected] of [
  [
    "an evening",
    { Beginn: "2026-12-05T18:00:00.000Z", Ende: "2026-12-05T20:00:00.000Z" },
    ["18:00", "20:00"],
  ],
  ["without an end the rest of its day", { Beginn: "2026-12-05T18:00:00.000Z" }, ["18:00", "23:00"]],
  ["a postponed one", { Beginn: "2026-12-05T18:00:00.000Z", Terminstatus: "verschoben" }, ["18:00", "23:00"]],
  ["no cancelled one", { Beginn: "2026-12-05T18:00:00.000Z", Terminstatus: "abgesagt" }, undefined],
  ["none elsewhere", { Beginn: "2026-12-05T18:00:00.000Z", Raum: { documentId: "kirche" } }, undefined],
] as const)
  test(`an event takes a room: ${what}`, () => {
    const read = { Raum: hall, ...event } as unknown as Event;
    const [from, until] = [new Date("2026-12-01T00:00:00Z"), new Date("2026-12-31T00:00:00Z")];
    const [use] = usesOf(planOf().room, datesInRoom(read, "halle", from, until, days), []);
    assert.deepEqual(
      use && [use.from, use.to].map((time) => new Date(time).toISOString().slice(11, 16)),
      expected,
    );
  });

const fair = {
  Beginn: "2027-03-06T09:00:00.000Z",
  Ende: "2027-03-14T17:00:00.000Z",
  Wiederholung: "FREQ=WEEKLY;INTERVAL=4",
};
const whole = {
  Beginn: "2027-03-13T23:00:00.000Z",
  Ende: "2027-03-14T22:59:00.000Z",
  Ganztaegig: true,
  Wiederholung: "FREQ=WEEKLY;INTERVAL=2",
};
for (const [what, event, day, expected] of [
  ["in winter", fair, "2027-03-06", "2027-03-14T17:00:00.000Z"],
  ["a later date in summer", fair, "2027-10-16", "2027-10-24T16:00:00.000Z"],
  [
    "one that reaches over the change to winter time",
    {
      ...fair,
      Beginn: "2027-02-27T09:00:00.000Z",
      Ende: "2027-03-07T17:00:00.000Z",
      Wiederholung: "FREQ=WEEKLY;INTERVAL=35",
    },
    "2027-10-30",
    "2027-11-07T17:00:00.000Z",
  ],
  ["whole days on the day of the change", whole, "2027-03-28", "2027-03-28T22:00:00.000Z"],
  ["whole days in summer", whole, "2027-04-11", "2027-04-11T22:00:00.000Z"],
] as const)
  test(`a date takes a room as long by the clock as the first one: ${what}`, () => {
    const read = { Raum: hall, ...event } as unknown as Event;
    const [from, until] = [new Date("2027-02-01T00:00:00Z"), new Date("2027-12-31T00:00:00Z")];
    const uses = usesOf(planOf().room, datesInRoom(read, "halle", from, until, days), []);
    const found = uses.find((use) => berlinDay(new Date(use.from)) === day);
    assert.equal(found && new Date(found.to).toISOString(), expected);
  });
