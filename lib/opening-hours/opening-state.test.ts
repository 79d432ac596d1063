import { addDays, weekdays } from "@dorfforum/shared/calendar/day";
import type { Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import type { SpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import { anyDay, anyInstant, fc } from "@dorfforum/shared/testing/arbitraries";
import { openingState } from "./opening-state";

const workdays: OpeningSpan[] = [
  { days: ["Mo", "Di", "Mi", "Do"], from: "07:00", to: "16:30" },
  { days: ["Fr"], from: "07:00", to: "15:00" },
];
const at = (instant: string, openingHours = workdays, more: Partial<Schedule> = {}) =>
  openingState({ openingHours, ...more }, new Date(instant))?.text;

// November: the village is one hour ahead of UTC, so that its Wednesday begins at 23:00 UTC on Tuesday.
test.each([
  ["2026-11-24T23:00:00Z", "öffnet heute um 7 Uhr"],
  ["2026-11-25T05:59:59Z", "öffnet heute um 7 Uhr"],
  ["2026-11-25T06:00:00Z", "heute geöffnet bis 16.30 Uhr"],
  ["2026-11-25T15:29:59Z", "heute geöffnet bis 16.30 Uhr"],
  ["2026-11-25T15:30:00Z", "jetzt geschlossen, öffnet morgen um 7 Uhr"],
  ["2026-11-25T22:59:59Z", "jetzt geschlossen, öffnet morgen um 7 Uhr"],
  ["2026-11-27T14:00:00Z", "jetzt geschlossen, öffnet am Montag um 7 Uhr"],
  ["2026-11-28T10:00:00Z", "heute geschlossen, öffnet am Montag um 7 Uhr"],
  ["2026-11-29T22:59:59Z", "heute geschlossen, öffnet morgen um 7 Uhr"],
])("at %s: %s", (instant, text) => {
  expect(at(instant)).toBe(text);
});

test("a holiday of the Land closes, and is none elsewhere", () => {
  // Corpus Christi, a Thursday
  const now = new Date("2026-06-04T09:00:00Z");
  const inHesse = openingState({ openingHours: workdays, land: "Hessen" }, now);
  expect(inHesse?.text).toBe("heute geschlossen (Fronleichnam), öffnet morgen um 7 Uhr");
  expect(openingState({ openingHours: workdays, land: "Brandenburg" }, now)?.isOpen).toBe(true);
  expect(openingState({ openingHours: workdays }, now)?.isOpen).toBe(true);
});

test.each([
  // 29 March 2026: 01:00 UTC is three o'clock at once; 25 October: two o'clock comes twice.
  ["2026-03-29T00:59:00Z", "öffnet heute um 2.30 Uhr"],
  ["2026-03-29T01:00:00Z", "heute geöffnet bis 4 Uhr"],
  ["2026-03-29T02:00:00Z", "jetzt geschlossen, öffnet morgen um 2.30 Uhr"],
  ["2026-10-25T00:29:00Z", "öffnet heute um 2.30 Uhr"],
  ["2026-10-25T02:59:00Z", "heute geöffnet bis 4 Uhr"],
  ["2026-10-25T03:00:00Z", "jetzt geschlossen, öffnet morgen um 2.30 Uhr"],
])("when the clocks change, hours are those of the village's clocks: %s", (instant, text) => {
  expect(at(instant, [{ days: ["So", "Mo"], from: "02:30", to: "04:00" }])).toBe(text);
});

test("a pub that closes after midnight is open in the small hours", () => {
  const nights: OpeningSpan[] = [{ days: ["Fr"], from: "20:00", to: "02:00" }];
  expect(at("2026-11-27T22:30:00Z", nights)).toBe("heute geöffnet bis 2 Uhr");
  expect(at("2026-11-28T00:30:00Z", nights)).toBe("heute geöffnet bis 2 Uhr");
  expect(at("2026-11-28T01:00:00Z", nights)).toBe("heute geschlossen, öffnet am Freitag um 20 Uhr");
});

test("hours that follow without a gap are joined, others are not", () => {
  const split: OpeningSpan[] = [
    { days: ["Mi"], from: "08:00", to: "12:00" },
    { days: ["Mi"], from: "12:00", to: "13:00" },
    { days: ["Mi"], from: "14:00", to: "00:00" },
  ];
  expect(at("2026-11-25T09:00:00Z", split)).toBe("heute geöffnet bis 13 Uhr");
  expect(at("2026-11-25T12:30:00Z", split)).toBe("öffnet heute um 14 Uhr");
  expect(at("2026-11-25T20:00:00Z", split)).toBe("heute geöffnet bis 24 Uhr");
});

test("an organisation may be open all the time", () => {
  const always: OpeningSpan[] = [
    { days: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"], from: "00:00", to: "00:00" },
  ];
  expect(at("2026-11-25T09:00:00Z", always)).toBe("heute durchgehend geöffnet");
});

test("when it is closed for longer than 45 days no opening is named; without hours there is no state", () => {
  const summer = { first: "2026-06-01", last: "2026-08-31", hours: [], note: "Umbau" };
  expect(at("2026-06-02T09:00:00Z", workdays, { specialDays: [summer] })).toBe("heute geschlossen (Umbau)");
  expect(at("2026-11-25T09:00:00Z", [])).toBeUndefined();
});

const day = (first: string, hours: SpecialDay["hours"], note?: string, last = first): SpecialDay => ({
  first,
  last,
  hours,
  note,
});
const hours = (from: string, to: string) => [{ from, to }];

/** 24 December on each weekday, and 23 December before it */
test.each(Array.from({ length: 11 }, (_, index) => 2026 + index))(
  "in %i nobody says that it is open from Christmas Eve to New Year without an entry",
  (year) => {
    for (let date = `${year}-12-23`; date <= `${year + 1}-01-01`; date = addDays(date, 1))
      for (const hour of ["06", "09", "12", "20"]) {
        const text = at(`${date}T${hour}:00:00Z`);
        if (date > `${year}-12-23`) expect(text).not.toMatch(/geöffnet|öffnet heute/);
        if (date < `${year + 1}-01-01`) expect(text).not.toMatch(/öffnet morgen/);
      }
  },
);

test.each([
  [
    "2026-12-24T06:30:00Z",
    "Üblich ist heute 7–16.30 Uhr; für diesen Tag ist nichts eingetragen. Bitte anrufen.",
  ],
  [
    "2026-12-24T17:00:00Z",
    "jetzt geschlossen, öffnet üblicherweise am Montag um 7 Uhr (für diesen Tag ist nichts eingetragen)",
  ],
  [
    "2026-12-23T17:00:00Z",
    "jetzt geschlossen, öffnet üblicherweise morgen um 7 Uhr (für diesen Tag ist nichts eingetragen)",
  ],
  [
    "2026-12-26T10:00:00Z",
    "heute geschlossen (2. Weihnachtstag), öffnet üblicherweise am Montag um 7 Uhr (für diesen Tag ist nichts eingetragen)",
  ],
  [
    "2026-12-27T10:00:00Z",
    "heute geschlossen, öffnet üblicherweise morgen um 7 Uhr (für diesen Tag ist nichts eingetragen)",
  ],
  ["2027-01-02T10:00:00Z", "heute geschlossen, öffnet am Montag um 7 Uhr"],
  ["2027-03-25T18:00:00Z", "jetzt geschlossen, öffnet am Dienstag um 7 Uhr"],
])("without an entry at %s: %s", (instant, text) => {
  expect(at(instant)).toBe(text);
});

test("the number stands beside what is not certain", () => {
  const state = openingState(
    { openingHours: workdays, phone: "030 23125 100" },
    new Date("2026-12-24T09:00:00Z"),
  );
  expect(state?.text).toMatch(/Bitte anrufen: 030 23125 100\.$/);
});

test.each([
  [
    "closed",
    [day("2026-12-24", [], "Betriebsausflug")],
    "2026-12-24",
    "heute geschlossen (Betriebsausflug), öffnet üblicherweise am Montag um 7 Uhr (für diesen Tag ist nichts eingetragen)",
  ],
  [
    "closed until New Year",
    [day("2026-12-24", [], undefined, "2027-01-01")],
    "2026-12-28",
    "heute geschlossen, öffnet am 4. Januar um 7 Uhr",
  ],
  [
    "other hours",
    [day("2026-12-24", hours("08:00", "12:00"), "nur Bürgerbüro")],
    "2026-12-24",
    "heute geöffnet bis 12 Uhr (nur Bürgerbüro)",
  ],
  [
    "other hours on a holiday",
    [day("2026-12-25", hours("08:00", "12:00"))],
    "2026-12-25",
    "heute geöffnet bis 12 Uhr",
  ],
  [
    "hours that cannot be read",
    [day("2026-12-24", undefined)],
    "2026-12-24",
    "Heute gelten andere Zeiten. Bitte anrufen.",
  ],
  [
    "other hours tomorrow",
    [day("2026-11-25", []), day("2026-11-26", hours("10:00", "11:00"), "nur Notdienst")],
    "2026-11-25",
    "heute geschlossen, öffnet morgen um 10 Uhr (nur Notdienst)",
  ],
  ["another day", [day("2025-12-24", [])], "2026-11-25", "heute geöffnet bis 16.30 Uhr"],
  [
    "a day of the shorter row",
    [day("2026-11-25", hours("08:00", "12:00")), day("2026-11-01", [], undefined, "2026-11-30")],
    "2026-11-25",
    "heute geöffnet bis 12 Uhr",
  ],
] as const)("a special day: %s", (_, specialDays, date, text) => {
  expect(at(`${date}T09:00:00Z`, workdays, { specialDays: [...specialDays] })).toBe(text);
});

test("what is always open is so on holidays too, unless its note is a condition", () => {
  const always = (note: string) => [{ days: [...weekdays], from: "00:00", to: "00:00", note }];
  expect(at("2026-12-25T09:00:00Z", always("im Vorraum"))).toBe("heute durchgehend geöffnet");
  expect(at("2026-12-25T09:00:00Z", always("nach Vereinbarung"))).not.toMatch(/durchgehend geöffnet/);
});

test("a town hall takes single days between a holiday and a weekend off, others do not", () => {
  // The Friday after Ascension Day, and a Monday before the Day of Labour
  for (const bridge of ["2026-05-15", "2029-04-30"]) {
    expect(at(`${bridge}T09:00:00Z`, workdays, { isTownHall: true })).toMatch(/^Üblich ist heute/);
    expect(at(`${bridge}T09:00:00Z`)).toMatch(/^heute geöffnet/);
  }
  expect(at("2026-05-13T09:00:00Z", workdays, { isTownHall: true })).toMatch(/^heute geöffnet/);
});

test("hours with a condition are told with it and claim nothing", () => {
  const onRequest: OpeningSpan[] = [
    { days: ["Mi"], from: "08:00", to: "12:00", note: "nur nach Vereinbarung" },
  ];
  expect(at("2026-11-25T09:00:00Z", onRequest)).toBe("heute 8–12 Uhr (nur nach Vereinbarung)");
  expect(at("2026-11-24T09:00:00Z", onRequest)).toBe(
    "heute geschlossen, öffnet frühestens morgen um 8 Uhr (nur nach Vereinbarung)",
  );
  const everyOther = [{ ...onRequest[0], note: "jeden zweiten Mittwoch" }] as OpeningSpan[];
  expect(
    openingState({ openingHours: everyOther, specialDays: [] }, new Date("2026-11-24T09:00:00Z"))?.next,
  ).toBe("frühestens morgen um 8 Uhr (jeden zweiten Mittwoch)");
});

test("any hours and special days are told in words at any time", () => {
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const spans = fc.array(fc.record({ days: fc.subarray([...weekdays]), from: clock, to: clock }), {
    minLength: 1,
    maxLength: 4,
  });
  const special = fc.array(
    fc
      .tuple(
        anyDay,
        fc.nat(400),
        fc.option(fc.array(fc.record({ from: clock, to: clock }), { maxLength: 2 })),
      )
      .map(([first, length, given]) => day(first, given ?? undefined, undefined, addDays(first, length))),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(spans, special, anyInstant, fc.boolean(), (openingHours, specialDays, now, isTownHall) => {
      const state = openingState({ openingHours, specialDays, isTownHall }, now);
      expect(state?.text).toMatch(/^(heute|Heute|jetzt|öffnet|Üblich)/);
      expect(state?.text).not.toMatch(/NaN|undefined/);
    }),
  );
});
