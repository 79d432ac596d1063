import { addDays } from "./day.ts";
import { easterSunday, holidayOn, isHolidayOfSome, laender } from "./holidays.ts";
import answers from "./testing/holidays-by-land.json";

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

/** Another rule for Easter than that of the source: J.-M. Oudin, 1940 (Explanatory Supplement to the Astronomical Almanac) */
function oudin(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const late = Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const moon = epact - late;
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}

test("Easter follows another rule, too, and its neighbours keep their distance", () => {
  for (let year = 1900; year < 3000; year += 1) {
    const easter = easterSunday(year);
    expect(easter).toBe(oudin(year));
    expect(holidayOn(addDays(easter, -2))).toBe("Karfreitag");
    expect(holidayOn(addDays(easter, 50))).toBe("Pfingstmontag");
  }
});

test.each(laender)(
  "the public holidays of %s are those that date-holidays knows, from 2026 to 2030",
  (land) => {
    const days: string[] = [];
    for (let day = "2026-01-01"; day < "2031-01-01"; day = addDays(day, 1))
      if (holidayOn(day, land)) days.push(day);
    expect(days).toEqual([...answers.national, ...answers[land]].sort());
  },
);

test.each([
  ["2026-08-15", "Bayern", undefined],
  ["2026-08-15", "Saarland", "Mariä Himmelfahrt"],
  ["2026-08-08", "Bayern", undefined],
  ["2026-11-18", "Sachsen", "Buß- und Bettag"],
  ["2026-11-18", "Berlin", undefined],
  ["2027-03-08", "Mecklenburg-Vorpommern", "Internationaler Frauentag"],
  ["2026-09-20", "Thüringen", "Weltkindertag"],
  ["2026-10-31", "Brandenburg", "Reformationstag"],
  ["2026-05-24", "Brandenburg", "Pfingstsonntag"],
  ["2026-12-25", "Hessen", "1. Weihnachtstag"],
] as const)("%s in %s is %s", (day, land, name) => {
  expect(holidayOn(day, land)).toBe(name);
});

test.each([
  ["2026-08-15", "Bayern", true],
  ["2026-08-15", "Brandenburg", false],
  ["2026-06-04", "Sachsen", true],
  ["2026-06-04", "Bayern", false],
  ["2026-06-05", "Thüringen", false],
] as const)("%s is a holiday of some communities of %s: %s", (day, land, isOne) => {
  expect(isHolidayOfSome(day, land)).toBe(isOne);
});
