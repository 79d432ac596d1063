import { Temporal } from "temporal-polyfill";
import { addDays, weekdayOf, weekdays } from "@/lib/dates/day";
import { easterSunday, nationalHolidays } from "@/lib/dates/holidays";
import type { DatePattern } from "./date-range";
import { lookUp, oneOf, phrase } from "./phrase";

type Feast = (year: number) => [from: string, to: string];

const lasting =
  (dayIn: (year: number) => string, days = 1): Feast =>
  (year) => [dayIn(year), addDays(dayIn(year), days - 1)];
const eachYear = (monthAndDay: string, days = 1) => lasting((year) => `${year}-${monthAndDay}`, days);
const afterEaster = (offset: number, days = 1) =>
  lasting((year) => addDays(easterSunday(year), offset), days);

const daysSinceSunday = (day: string) => (weekdays.indexOf(weekdayOf(day)) + 1) % 7;

/** The fourth Sunday of Advent is the last before the 25th of December. */
const advent = (sunday: number) => (year: number) => {
  const eve = `${year}-12-24`;
  return addDays(eve, -daysSinceSunday(eve) - 7 * (4 - sunday));
};
/** The Wednesday eleven days before Advent */
const repentanceDay = (year: number) => addDays(advent(1)(year), -11);
/** The second Sunday of May */
const mothersDay = (year: number) =>
  addDays(`${year}-05-01`, ((7 - daysSinceSunday(`${year}-05-01`)) % 7) + 7);

const all = (names: string[], feast: Feast) => names.map((name): [string, Feast] => [name, feast]);

const feasts = new Map<string, Feast>([
  // The numbered days of Christmas are asked for as Weihnachten.
  ...[...nationalHolidays].flatMap(([name, dayIn]): [string, Feast][] =>
    /^\d/.test(name) ? [] : [[name.toLowerCase(), lasting(dayIn)]],
  ),
  ...all(["ostern", "osterwochenende", "ostertage", "ostertagen"], afterEaster(-2, 4)),
  ["ostersonntag", afterEaster(0)],
  ...all(["himmelfahrt", "vatertag"], afterEaster(39)),
  ["pfingsten", afterEaster(48, 3)],
  ["pfingstsonntag", afterEaster(49)],
  ["fronleichnam", afterEaster(60)],
  ["weiberfastnacht", afterEaster(-52)],
  ["rosenmontag", afterEaster(-48)],
  ...all(["fastnacht", "fasching", "karneval"], afterEaster(-52, 7)),
  ["aschermittwoch", afterEaster(-46)],
  ["muttertag", lasting(mothersDay)],
  ...all(["reformationstag", "halloween"], eachYear("10-31")),
  ["allerheiligen", eachYear("11-01")],
  ...all(["martinstag", "sankt martin"], eachYear("11-11")),
  ["buß- und bettag", lasting(repentanceDay)],
  ...["erste", "zweite", "dritte", "vierte"].flatMap((ordinal, index) =>
    all([`${ordinal}r advent`, `${ordinal}n advent`], lasting(advent(index + 1))),
  ),
  ...all(["advent", "adventszeit"], (year) => [advent(1)(year), `${year}-12-24`]),
  ...all(["nikolaus", "nikolaustag"], eachYear("12-06")),
  ...all(["heiligabend", "heiligen abend"], eachYear("12-24")),
  ...all(["weihnachten", "weihnachtstagen"], eachYear("12-24", 3)),
  ["silvester", eachYear("12-31")],
  ["heilige drei könige", eachYear("01-06")],
]);

const resolveFeast: DatePattern["resolve"] = ({ feast: written = "" }, today) => {
  const name = written.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  for (const year of [today.year, today.year + 1]) {
    const [from, to] = (lookUp(feasts, written)?.(year) ?? []).map((day) => Temporal.PlainDate.from(day));
    if (from && to && Temporal.PlainDate.compare(to, today) >= 0) return { from, to, name, isFeast: true };
  }
  return undefined;
};

/** Feasts behind a preposition, and those that are asked for by their name alone. */
export const feastDates: DatePattern[] = [
  `(?:an|zu|zum|am|über|um|im|in|vor|nach|an den|zu den|über die)\\s+(?:der\\s+|dem\\s+|den\\s+|die\\s+)?(?<feast>${oneOf(feasts.keys())})`,
  "(?<feast>silvester|neujahr|heiligabend|karfreitag|ostersonntag|ostermontag|pfingstmontag|rosenmontag|christi himmelfahrt)",
].map((pattern) => ({ pattern: phrase(pattern), resolve: resolveFeast }));
