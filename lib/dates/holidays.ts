import { addDays } from "./day";

/** Easter Sunday as "YYYY-MM-DD": the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const padded = (part: number, length: number) => String(part).padStart(length, "0");
  return `${padded(year, 4)}-${padded(Math.floor(days / 31), 2)}-${padded((days % 31) + 1, 2)}`;
}

const eachYear = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;
const afterEaster = (days: number) => (year: number) => addDays(easterSunday(year), days);

/**
 * The holidays of all Länder (EinigVtr Art. 2 (2), and the Länder's laws), each with its day ("YYYY-MM-DD") in a year.
 * Those of single Länder are written by editors into Schließtage.
 */
export const nationalHolidays: ReadonlyMap<string, (year: number) => string> = new Map([
  ["Neujahr", eachYear("01-01")],
  ["Karfreitag", afterEaster(-2)],
  ["Ostermontag", afterEaster(1)],
  ["Tag der Arbeit", eachYear("05-01")],
  ["Christi Himmelfahrt", afterEaster(39)],
  ["Pfingstmontag", afterEaster(50)],
  ["Tag der Deutschen Einheit", eachYear("10-03")],
  ["1. Weihnachtstag", eachYear("12-25")],
  ["2. Weihnachtstag", eachYear("12-26")],
]);

const namesByYear = new Map<number, Map<string, string>>();

/** The name of the national holiday on a day ("YYYY-MM-DD") */
export function holidayOn(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  const names =
    namesByYear.get(year) ?? new Map([...nationalHolidays].map(([name, dayIn]) => [dayIn(year), name]));
  namesByYear.set(year, names);
  return names.get(day);
}
