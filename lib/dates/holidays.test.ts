/** @jest-environment node */
import { fc } from "@/lib/testing/arbitraries";
import { addDays, weekdayOf } from "./day";
import { easterSunday, holidayOn } from "./holidays";

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

test("Easter is the Sunday after the full moon of spring, and its neighbours keep their distance", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2999 }), (year) => {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe("So");
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      expect(holidayOn(addDays(easter, -2))).toBe("Karfreitag");
      expect(holidayOn(addDays(easter, 50))).toBe("Pfingstmontag");
      // The moon repeats after 5,700,000 years, its dates within Gauss's rule after 19 where no century lies between.
    }),
  );
});
