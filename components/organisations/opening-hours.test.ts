import { toHoursRows } from "./opening-hours";

test("neighbouring days with the same hours share a row, and days without are closed", () => {
  expect(
    toHoursRows(
      [
        { days: ["Mo", "Di", "Mi", "Do"], from: "07:00", to: "17:00" },
        { days: ["Fr"], from: "07:30", to: "15:00" },
      ],
      "Mi",
    ),
  ).toEqual([
    { days: "Montag bis Donnerstag", hours: [{ text: "7–17 Uhr" }], isOpen: true, isToday: true },
    { days: "Freitag", hours: [{ text: "7.30–15 Uhr" }], isOpen: true, isToday: false },
    { days: "Samstag, Sonntag", hours: [{ text: "geschlossen" }], isOpen: false, isToday: false },
  ]);
});

test("a day may have several hours, in any order, with a note", () => {
  expect(
    toHoursRows(
      [
        { days: ["Di"], from: "14:00", to: "18:00", note: "nach Anmeldung" },
        { days: ["Di"], from: "08:00", to: "12:00" },
      ],
      "Mo",
    )[1],
  ).toEqual({
    days: "Dienstag",
    hours: [{ text: "8–12 Uhr" }, { text: "14–18 Uhr", note: "nach Anmeldung" }],
    isOpen: true,
    isToday: false,
  });
});
