/** @jest-environment node */
import { holidayOn } from "./holidays";

test.each([
  ["2026-01-01", "Neujahr"],
  ["2026-04-03", "Karfreitag"],
  ["2026-04-06", "Ostermontag"],
  ["2026-05-14", "Christi Himmelfahrt"],
  ["2026-05-25", "Pfingstmontag"],
  ["2027-03-26", "Karfreitag"],
  ["2028-04-17", "Ostermontag"],
  // Where the plain rule would be a week late: 1981, 2049, 2076
  ["1981-04-20", "Ostermontag"],
  ["2049-04-19", "Ostermontag"],
  ["2076-04-20", "Ostermontag"],
  ["2038-04-26", "Ostermontag"],
  ["2026-10-03", "Tag der Deutschen Einheit"],
  ["2026-11-25", undefined],
  // Only in some Länder
  ["2026-06-04", undefined],
])("%s is %s", (day, name) => {
  expect(holidayOn(day)).toBe(name);
});
