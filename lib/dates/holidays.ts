import { easterSunday } from "@/lib/dates/easter";
import { dayAfter } from "./weekday";

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
