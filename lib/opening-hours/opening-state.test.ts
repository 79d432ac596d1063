import { addDays, weekdays } from "@dorfforum/shared/calendar/day";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { anyDay, anyInstant, fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { isClosingDay, openingState } from "./opening-state";

const workdays: OpeningSpan[] = [
  { days: ["Mo", "Di", "Mi", "Do"], from: "07:00", to: "16:30" },
  { days: ["Fr"], from: "07:00", to: "15:00" },
];
const at = (instant: string, spans = workdays, closingDays?: string) =>
  openingState(spans, { closingDays }, new Date(instant))?.text;

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
  const inHesse = openingState(workdays, { land: "Hessen" }, now);
  expect(inHesse?.text).toBe("heute geschlossen (Fronleichnam), öffnet morgen um 7 Uhr");
  expect(openingState(workdays, { land: "Brandenburg" }, now)?.isOpen).toBe(true);
  expect(openingState(workdays, {}, now)?.isOpen).toBe(true);
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

test("on holidays and closing days it is closed, with the reason", () => {
  expect(at("2026-12-25T09:00:00Z")).toBe("heute geschlossen (1. Weihnachtstag), öffnet am Montag um 7 Uhr");
  const closed = "Zwischen den Jahren (24.12.–3.1.) geschlossen";
  expect(at("2026-12-28T09:00:00Z", workdays, closed)).toBe(
    "heute geschlossen (Schließtag), öffnet am 4. Januar um 7 Uhr",
  );
  expect(at("2027-01-04T09:00:00Z", workdays, closed)).toBe("heute geöffnet bis 16.30 Uhr");
});

test("when it is closed for longer than 45 days no opening is named; without hours there is no state", () => {
  expect(at("2026-06-02T09:00:00Z", workdays, "1. Juni bis 31. August 2026")).toBe(
    "heute geschlossen (Schließtag)",
  );
  expect(openingState([], {}, new Date("2026-11-25T09:00:00Z"))).toBeUndefined();
});

test.each([
  ["24.12.", "2026-12-24"],
  ["Heiligabend (24.12.) und Silvester, 31. Dezember", "2030-12-31"],
  ["24.12.–2.1.", "2026-12-30"],
  ["24.12. bis zum 2.1.", "2027-01-02"],
  ["24.–31. Dezember", "2026-12-24"],
  ["27. Juli bis 14. August 2026", "2026-08-14"],
  ["27.07.2026 - 14.08.2026", "2026-07-27"],
  ["24.12.2026–2.1.2027", "2027-01-01"],
  ["24.12.–2.1.2027", "2026-12-24"],
  ["Brückentag 15. Mai 2026", "2026-05-15"],
])("%j closes on %s", (written, day) => {
  expect(isClosingDay(written, day)).toBe(true);
});

test.each([
  [undefined, "2026-12-24"],
  ["Drei Wochen im Sommer", "2026-08-03"],
  ["24.12.–2.1.", "2026-12-23"],
  ["24.12.–2.1.2027", "2027-12-24"],
  ["27. Juli bis 14. August 2026", "2027-08-01"],
  ["24.–31. Dezember", "2026-11-24"],
  ["freitags ab 16.30. Uhr", "2026-12-16"],
  ["in der 3. Woche des Monats", "2026-12-03"],
  ["40.13.", "2026-12-24"],
])("%j does not close on %s", (written, day) => {
  expect(isClosingDay(written, day)).toBe(false);
});

test("a text of 300,000 characters is parsed without backtracking", () => {
  expect(isClosingDay("1. ".repeat(100_000), "2026-12-24")).toBe(false);
});

test("any hours and closing days are told in words at any time", () => {
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const spans = fc.array(fc.record({ days: fc.subarray([...weekdays]), from: clock, to: clock }), {
    minLength: 1,
    maxLength: 4,
  });
  const closingDays = textWith(
    "24.",
    "12.",
    "2026",
    " bis ",
    "–",
    "Dezember",
    "99.",
    "0.",
    "31. Februar",
    "1.",
  );
  fc.assert(
    fc.property(spans, closingDays, anyInstant, (given, closed, now) => {
      const state = openingState(given, { closingDays: closed }, now);
      expect(state?.text).toMatch(/^(heute|jetzt|öffnet|durchgehend|rund)/);
      expect(state?.text).not.toMatch(/NaN|undefined/);
    }),
  );
});

test("a written span of closing days covers its days and no others", () => {
  const german = (day: string) => day.split("-").reverse().map(Number).join(".");
  fc.assert(
    fc.property(
      anyDay,
      fc.nat(300),
      fc.boolean(),
      fc.integer({ min: -2, max: 2 }),
      (first, length, isAtEnd, after) => {
        const last = addDays(first, length);
        const day = addDays(isAtEnd ? last : first, after);
        expect(isClosingDay(`Ferien: ${german(first)} bis ${german(last)}`, day)).toBe(
          day >= first && day <= last,
        );
      },
    ),
  );
});
