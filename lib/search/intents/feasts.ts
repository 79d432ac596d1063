import type { Temporal } from "temporal-polyfill";
import { easterSunday } from "@/lib/dates/easter";

/** First and last day of a feast in a year. */
type Feast = (year: number, date: typeof Temporal.PlainDate) => [Temporal.PlainDate, Temporal.PlainDate];

const fixed =
  (month: number, day: number, days = 1): Feast =>
  (year, date) => {
    const first = date.from({ year, month, day });
    return [first, first.add({ days: days - 1 })];
  };

const afterEaster =
  (from: number, to = from): Feast =>
  (year, date) => {
    const sunday = date.from(easterSunday(year));
    return [sunday.add({ days: from }), sunday.add({ days: to })];
  };

/** The fourth Sunday before Christmas, and so many weeks later. */
const advent =
  (week: number): Feast =>
  (year, date) => {
    const eve = date.from({ year, month: 12, day: 24 });
    const fourth = eve.subtract({ days: eve.dayOfWeek % 7 });
    const day = fourth.subtract({ weeks: 4 - week });
    return [day, day];
  };

const wholeAdvent: Feast = (year, date) => [
  advent(1)(year, date)[0],
  date.from({ year, month: 12, day: 24 }),
];

const mothersDay: Feast = (year, date) => {
  const first = date.from({ year, month: 5, day: 1 });
  const day = first.add({ days: ((7 - first.dayOfWeek) % 7) + 7 });
  return [day, day];
};

/** The Wednesday eleven days before Advent */
const repentance: Feast = (year, date) => {
  const day = advent(1)(year, date)[0].subtract({ days: 11 });
  return [day, day];
};

/** Feasts and what people call them, with the way they are said. */
export const holidays = new Map<string, Feast>([
  ...["ostern", "osterwochenende", "ostertage", "ostertagen"].map(
    (name) => [name, afterEaster(-2, 1)] as const,
  ),
  ["karfreitag", afterEaster(-2)],
  ["ostersonntag", afterEaster(0)],
  ["ostermontag", afterEaster(1)],
  ["christi himmelfahrt", afterEaster(39)],
  ["himmelfahrt", afterEaster(39)],
  ["vatertag", afterEaster(39)],
  ["pfingsten", afterEaster(48, 50)],
  ["pfingstsonntag", afterEaster(49)],
  ["pfingstmontag", afterEaster(50)],
  ["fronleichnam", afterEaster(60)],
  ["weiberfastnacht", afterEaster(-52)],
  ["rosenmontag", afterEaster(-48)],
  ["fastnacht", afterEaster(-52, -46)],
  ["fasching", afterEaster(-52, -46)],
  ["karneval", afterEaster(-52, -46)],
  ["aschermittwoch", afterEaster(-46)],
  ["muttertag", mothersDay],
  ["tag der arbeit", fixed(5, 1)],
  ["tag der deutschen einheit", fixed(10, 3)],
  ["reformationstag", fixed(10, 31)],
  ["halloween", fixed(10, 31)],
  ["allerheiligen", fixed(11, 1)],
  ["martinstag", fixed(11, 11)],
  ["sankt martin", fixed(11, 11)],
  ["buß- und bettag", repentance],
  ["erster advent", advent(1)],
  ["ersten advent", advent(1)],
  ["zweiter advent", advent(2)],
  ["zweiten advent", advent(2)],
  ["dritter advent", advent(3)],
  ["dritten advent", advent(3)],
  ["vierter advent", advent(4)],
  ["vierten advent", advent(4)],
  ["advent", wholeAdvent],
  ["adventszeit", wholeAdvent],
  ["nikolaus", fixed(12, 6)],
  ["nikolaustag", fixed(12, 6)],
  ["heiligabend", fixed(12, 24)],
  ["heiligen abend", fixed(12, 24)],
  ["weihnachten", fixed(12, 24, 3)],
  ["weihnachtstagen", fixed(12, 24, 3)],
  ["silvester", fixed(12, 31)],
  ["neujahr", fixed(1, 1)],
  ["heilige drei könige", fixed(1, 6)],
]);
