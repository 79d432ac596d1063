import { weekAround } from "@dorfforum/shared/calendar/weeks";
import type { Item } from "../item";
import { type Context, isAfter, oneDay, yearAround } from "../span";
import { dateTexts } from "../texts";
import { type Rule, rule } from "./reduce";
import { counted, named, relativeUnit, unitAround } from "./units";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";
const which = "(?<which>THIS|NEXT|AFTERNEXT|LAST|BEFORELAST)";

/** How many units away: "nächste Woche" is one, "letzte Woche" minus one. */
const distances: Record<string, number> = { THIS: 0, NEXT: 1, AFTERNEXT: 2, LAST: -1, BEFORELAST: -2 };

const nearDays = new Map([
  [0, dateTexts.today],
  [1, dateTexts.tomorrow],
  [2, dateTexts.dayAfterTomorrow],
  [-1, dateTexts.yesterday],
  [-2, dateTexts.dayBeforeYesterday],
]);

/** How many days "demnächst" and "neulich" are */
const soonDays = 14;
/** How many days "die Tage" are */
const daysAround = 7;

export const relativeRules: Rule[] = [
  rule("SOON", (_, context) => counted(soonDays, "day", false, context)),
  rule("BALD", (_, context) => (context.isBare ? counted(soonDays, "day", false, context) : undefined)),
  rule("RECENTLY", (_, context) =>
    context.isBare || context.isPast ? counted(soonDays, "day", true, context) : undefined,
  ),
  rule("JUSTNOW", (_, { today, isPast }) => (isPast ? named("day", oneDay(today)) : undefined)),
  rule("THIS UNITS_day", (_, context) => counted(daysAround, "day", context.isPast, context)),
  rule(
    "THE UNITS_day(?! (?:BEFORE|AFTER|UM|AROUND|IN|FROM|THE|SINCE|UNTIL|BETWEEN|FEASTNAME(?:#\\d+)?) )",
    (_, context) => (context.isBare ? counted(daysAround, "day", context.isPast, context) : undefined),
  ),
  rule("(?:LAST|EARLIER) (?:veranstaltung|veranstaltungen|termine|events|feste)", (_, context) =>
    counted(1, "year", true, context),
  ),
  rule("(?<=SINCE )sofort", (_, { today }) => named("day", oneDay(today))),
  rule(`${before}REL_(?<days>-?\\d)(?: UNIT_day)?`, ({ number }, { today }) =>
    named("day", oneDay(today.add({ days: number("days") })), nearDays.get(number("days"))),
  ),
  rule(`${before}(?:IN )?(?:OLD|THIS) (?:OLD )?UNIT_year`, (_, context) => relativeUnit("year", 0, context)),
  rule(`${before}NEW UNIT_year`, (_, { today }) =>
    named(
      "year",
      yearAround(today.month > 6 ? today.year + 1 : today.year),
      today.month > 6 ? dateTexts.relative.year[1] : undefined,
    ),
  ),
  rule(`${before}(?<day>NEXT|LAST) UNIT_day`, ({ text }, { today }) =>
    named("day", oneDay(today.add({ days: text("day") === "NEXT" ? 1 : -1 }))),
  ),
  rule(
    `${before}${which} UNIT_(?<unit>week|weekend|month|year|quarter|halfyear)(?! (?:BEFORE|AFTER) )`,
    ({ text }, context) => relativeUnit(text("unit"), distances[text("which")] ?? 0, context),
  ),
  rule(`${before}WHOLE UNIT_(?<unit>week|month|year)`, ({ text }, context) =>
    relativeUnit(text("unit"), 0, context),
  ),
  rule(
    `${before}(?:KW|UNIT_week (?=NUM)) ?NUM_(?<week>\\d+)(?:(?: /)? NUM_(?<year>\\d{4}))?`,
    ({ number }, context) => calendarWeek(number("week"), number("year"), context),
  ),
  // "KW 49 bis 51"
  rule(
    `(?<=WEEK#\\d+ (?:UNTIL|AND|,|/|-) )NUM_(?<week>\\d\\d?)(?! (?:MON|CLOCK|ND))`,
    ({ number }, context) => calendarWeek(number("week"), Number.NaN, context),
  ),
  // "in der 49. Woche"
  rule(
    `(?:(?:IN|THE|FROM|AT) )+(?:ND|ORD)_(?<week>[6-9]|[1-5]\\d) UNIT_week(?! (?:BEFORE|AFTER|IN|FROM|THE|AT) )`,
    ({ number }, context) => calendarWeek(number("week"), Number.NaN, context),
  ),
  rule(`${before}(?:ND|ORD)_(?<week>\\d+) KW(?: NUM_(?<year>\\d{4}))?`, ({ number }, context) =>
    calendarWeek(number("week"), number("year"), context),
  ),
  rule(
    `${before}(?:ND|ORD)_(?<nth>[1-4]) UNIT_(?<unit>quarter|halfyear)(?:(?: (?:IN|THE|FROM))* NUM_(?<year>\\d{4}))?`,
    ({ number, text }, { today }) => {
      const months = text("unit") === "quarter" ? 3 : 6;
      if (number("nth") * months > 12) return undefined;
      const of = (year: number) =>
        unitAround(today.with({ year, month: number("nth") * months, day: 1 }), text("unit"));
      const span = of(number("year") || today.year);
      return named("season", !number("year") && isAfter(today, span.to ?? today) ? of(today.year + 1) : span);
    },
  ),
  rule("(?:IN |AT |FROM )+(?:THE )?(?:UNIT_year )?NUM_(?<year>20\\d\\d)", ({ number }) =>
    named("year", yearAround(number("year"))),
  ),
  rule("(?:UNIT_year |(?<=(?:SINCE|UNTIL|SEIT|AFTER) ))NUM_(?<year>20\\d\\d)", ({ number }) =>
    named("year", yearAround(number("year"))),
  ),
  rule("NUM_(?<year>20\\d\\d)", ({ number }, { isPast }) =>
    isPast ? named("year", yearAround(number("year"))) : undefined,
  ),
];

function calendarWeek(week: number, year: number, { today, isPast }: Context): Item | undefined {
  if (!(week >= 1 && week <= 53)) return undefined;
  // The 4th of January is in the first week of every year.
  const of = (each: number) =>
    weekAround(today.with({ year: each, month: 1, day: 4 }).add({ weeks: week - 1 }));
  const thisYear = of(today.year);
  const isOver = isAfter(today, thisYear.to);
  const nearest =
    isOver && !isPast
      ? of(today.year + 1)
      : isPast && isAfter(thisYear.from, today)
        ? of(today.year - 1)
        : thisYear;
  return named("week", year > 0 ? of(year) : nearest, dateTexts.calendarWeek(week));
}
