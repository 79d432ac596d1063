import { addDays, weekdayOf, weekdays } from "./day.ts";

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

/** The last Wednesday before the 23rd of November: eleven days before Advent */
function repentanceDay(year: number): string {
  const latest = `${year}-11-22`;
  return addDays(latest, -((weekdays.indexOf(weekdayOf(latest)) + 5) % 7));
}

export const laender = [
  "Baden-Württemberg",
  "Bayern",
  "Berlin",
  "Brandenburg",
  "Bremen",
  "Hamburg",
  "Hessen",
  "Mecklenburg-Vorpommern",
  "Niedersachsen",
  "Nordrhein-Westfalen",
  "Rheinland-Pfalz",
  "Saarland",
  "Sachsen",
  "Sachsen-Anhalt",
  "Schleswig-Holstein",
  "Thüringen",
] as const;
export type Land = (typeof laender)[number];

type DayInYear = (year: number) => string;

/** The holidays of all Länder (EinigVtr Art. 2 (2), and the Länder's laws), each with its day ("YYYY-MM-DD") in a year. */
export const nationalHolidays: ReadonlyMap<string, DayInYear> = new Map([
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

/** Those of single communities (Augsburg's Friedensfest is the first), which are left to editors */
const holidaysOfSome: readonly (readonly [dayIn: DayInYear, laender: readonly Land[]])[] = [
  [eachYear("08-08"), ["Bayern"]],
  [eachYear("08-15"), ["Bayern"]],
  [afterEaster(60), ["Sachsen", "Thüringen"]],
];

/** Whether a day ("YYYY-MM-DD") is a holiday in some communities of a Land only */
export const isHolidayOfSome = (day: string, land: Land): boolean =>
  holidaysOfSome.some(
    ([dayIn, ofLaender]) => ofLaender.includes(land) && dayIn(Number(day.slice(0, 4))) === day,
  );

/** Those of whole Länder by their laws of 2026 */
const holidaysOfLaender: readonly (readonly [name: string, dayIn: DayInYear, laender: readonly Land[]])[] = [
  ["Heilige Drei Könige", eachYear("01-06"), ["Baden-Württemberg", "Bayern", "Sachsen-Anhalt"]],
  ["Internationaler Frauentag", eachYear("03-08"), ["Berlin", "Mecklenburg-Vorpommern"]],
  ["Ostersonntag", easterSunday, ["Brandenburg"]],
  ["Pfingstsonntag", afterEaster(49), ["Brandenburg"]],
  [
    "Fronleichnam",
    afterEaster(60),
    ["Baden-Württemberg", "Bayern", "Hessen", "Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland"],
  ],
  ["Mariä Himmelfahrt", eachYear("08-15"), ["Saarland"]],
  // In this year alone, 75 years after 1953
  ["Tag des Volksaufstandes", (year) => (year === 2028 ? "2028-06-17" : ""), ["Berlin"]],
  ["Weltkindertag", eachYear("09-20"), ["Thüringen"]],
  [
    "Reformationstag",
    eachYear("10-31"),
    [
      "Brandenburg",
      "Bremen",
      "Hamburg",
      "Mecklenburg-Vorpommern",
      "Niedersachsen",
      "Sachsen",
      "Sachsen-Anhalt",
      "Schleswig-Holstein",
      "Thüringen",
    ],
  ],
  [
    "Allerheiligen",
    eachYear("11-01"),
    ["Baden-Württemberg", "Bayern", "Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland"],
  ],
  ["Buß- und Bettag", repentanceDay, ["Sachsen"]],
];

const cachedNames = new Map<string, Map<string, string>>();

/** The name of the public holiday on a day ("YYYY-MM-DD"); without a Land of those that all Länder have. */
export function holidayOn(day: string, land?: Land): string | undefined {
  const year = Number(day.slice(0, 4));
  const key = `${year} ${land}`;
  const names = cachedNames.get(key) ?? namesIn(year, land);
  cachedNames.set(key, names);
  return names.get(day);
}

function namesIn(year: number, land: Land | undefined): Map<string, string> {
  const ofLand = holidaysOfLaender.filter(([, , laender]) => land && laender.includes(land));
  // A national holiday comes last, so that its name wins where two fall on one day.
  return new Map([...ofLand, ...nationalHolidays].map(([name, dayIn]) => [dayIn(year), name]));
}
