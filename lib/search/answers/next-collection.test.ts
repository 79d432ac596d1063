import { nextCollection } from "./next-collection";

const next = (day: string, rhythm: string, on: string) =>
  nextCollection({ bin: "", district: "", day, rhythm }, new Date(`${on}T10:00:00+01:00`), "Brandenburg");

test.each([
  ["Dienstag", "alle zwei Wochen, gerade Kalenderwoche", "2026-11-24", "2026-11-24"],
  ["Dienstag", "alle zwei Wochen, gerade Kalenderwoche", "2026-11-25", "2026-12-08"],
  ["Mittwoch", "ungerade Kalenderwoche", "2026-11-24", "2026-12-02"],
  ["erster Freitag im Monat", "monatlich", "2026-11-24", "2026-12-04"],
  ["2. Freitag im Monat", "", "2026-12-05", "2026-12-11"],
  ["montags", "wöchentlich", "2026-11-24", "2026-11-30"],
  // The year 2026 has a week 53, also an odd one.
  ["Dienstag", "ungerade Kalenderwoche", "2027-01-05", "2027-01-05"],
])("%s, %s: from %s on %s", (day, rhythm, on, expected) => {
  expect(next(day, rhythm, on)).toBe(expected);
});

test.each([
  ["Freitag", "wöchentlich", "2026-12-23"],
  ["Dienstag", "alle zwei Wochen", "2026-11-24"],
  ["Montag und Donnerstag", "wöchentlich", "2026-11-24"],
  ["letzter Freitag im Monat", "monatlich", "2026-11-24"],
])("%s, %s cannot be computed on %s", (day, rhythm, on) => {
  expect(next(day, rhythm, on)).toBeUndefined();
});
