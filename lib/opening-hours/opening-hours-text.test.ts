import { formatOpening, openingHoursLines } from "./opening-hours-text";

test("days with the same hours share a line, in whatever order they were entered", () => {
  const lines = openingHoursLines([
    { days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "08:00", to: "12:00" },
    { days: ["Do"], from: "14:00", to: "18:00" },
    { days: ["Di"], from: "14:00", to: "16:30" },
  ]);
  expect(lines).toEqual(["Mo, Mi, Fr 8–12 Uhr", "Di 8–12 Uhr und 14–16.30 Uhr", "Do 8–12 Uhr und 14–18 Uhr"]);
});

test("three days and more in a row become a span", () => {
  const lines = openingHoursLines([{ days: ["Mo", "Di", "Mi", "Fr", "Sa"], from: "07:30", to: "10:05" }]);
  expect(lines).toEqual(["Mo–Mi, Fr, Sa 7.30–10.05 Uhr"]);
});

test("hours with a note are separate from the same hours without one", () => {
  const lines = openingHoursLines([
    { days: ["Mo"], from: "08:00", to: "12:00" },
    { days: ["Di"], from: "08:00", to: "12:00", note: "nur mit Termin" },
  ]);
  expect(lines).toEqual(["Mo 8–12 Uhr", "Di 8–12 Uhr (nur mit Termin)"]);
});

test("without hours there are no lines", () => expect(openingHoursLines([])).toEqual([]));

test("midnight as an end is 24 o'clock", () => {
  expect(formatOpening({ from: "20:00", to: "00:00" })).toBe("20–24 Uhr");
  expect(formatOpening({ from: "00:00", to: "00:00" })).toBe("0–24 Uhr");
});
