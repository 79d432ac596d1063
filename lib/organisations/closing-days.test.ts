/** @jest-environment node */
import { isClosingDay } from "./closing-days";

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
