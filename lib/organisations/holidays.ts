import { dayAfter } from "./days";

/** Every Land's holidays (EinigVtr Art. 2 (2), and the Länder's laws); those of single Länder editors write down as Schließtage. */
const fixed = new Map([
  ["01-01", "Neujahr"],
  ["05-01", "Tag der Arbeit"],
  ["10-03", "Tag der Deutschen Einheit"],
  ["12-25", "1. Weihnachtstag"],
  ["12-26", "2. Weihnachtstag"],
]);

/** In days after Easter Sunday. */
const movable = new Map([
  [-2, "Karfreitag"],
  [1, "Ostermontag"],
  [39, "Christi Himmelfahrt"],
  [50, "Pfingstmontag"],
]);

const years = new Map<number, Map<string, string>>();

/** The name of the holiday that a day ("YYYY-MM-DD") is in all of Germany. */
export function holidayOn(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  const known = years.get(year) ?? holidaysOf(year);
  years.set(year, known);
  return known.get(day);
}

function holidaysOf(year: number): Map<string, string> {
  const easter = easterSunday(year);
  return new Map([
    ...[...fixed].map(([date, name]) => [`${easter.slice(0, 4)}-${date}`, name] as const),
    ...[...movable].map(([days, name]) => [dayAfter(easter, days), name] as const),
  ]);
}

/** Gauß's rule with Lichtenberg's completion, for the Gregorian calendar: no table, no exceptions. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const fullMoon =
    21 +
    seed -
    (Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(cycle / 11));
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const dayOfMarch = fullMoon + 7 - ((fullMoon - firstSunday) % 7);
  return dayAfter(`${String(year).padStart(4, "0")}-03-01`, dayOfMarch - 1);
}
