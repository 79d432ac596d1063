import type { Item } from "../item";
import {
  type Context,
  dayOf,
  monthAround,
  nearestInMonths,
  nearestInYears,
  oneDay,
  type Span,
} from "../span";
import { type Rule, rule } from "./reduce";

const day = "(?:ND|ORD|NUM)_(?<day>\\d+)";
/** Not the day of the next date in a list: "5.12., 12.12." */
const year = "(?:(?: ,)? (?:NUM|ND)_(?<year>\\d{4}|\\d{2}(?! (?:ND|NUM|MON)_)))?";
const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";

/** With two digits or four; NaN without one */
const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

/** What comes every year: in the year that is named, else the nearest. */
export function yearly(
  inYear: (year: number) => Span | undefined,
  year: number,
  context: Context,
  kind: Item["kind"],
): Item | undefined {
  const span = year >= 0 ? inYear(fullYear(year)) : nearestInYears(context, inYear);
  return span && { kind, spans: [span], ...(year >= 0 ? { year } : { yearly: inYear }) };
}

const calendarDay = (dayOfMonth: number, month: number, inYear: number, context: Context) =>
  yearly(
    (each) => {
      const found = dayOf(each, month, dayOfMonth);
      return found && oneDay(found);
    },
    inYear,
    context,
    "day",
  );

/** A day of a month beside which no month stands. */
function dayAlone(dayOfMonth: number, context: Context): Item | undefined {
  const found = dayOfMonth >= 1 && dayOfMonth <= 31 ? nearestInMonths(context, dayOfMonth) : undefined;
  return found && { kind: "day", spans: [oneDay(found)], daysOfMonth: [dayOfMonth] };
}

const aMonth = (number: number, inYear: number, context: Context) =>
  yearly(
    (each) => {
      const first = dayOf(each, number, 1);
      return first && monthAround(first);
    },
    inYear,
    context,
    "month",
  );

/** "5. Dezember", "5.12.", "vierter zwölfter", "2026-12-05" */
export const dateRules: Rule[] = [
  rule("NUM_(?<year>\\d{4}) - NUM_(?<month>\\d+) - NUM_(?<day>\\d+)", ({ number }, context) =>
    calendarDay(number("day"), number("month"), number("year"), context),
  ),
  rule("NUM_(?<day>\\d\\d?) - NUM_(?<month>\\d\\d?) - NUM_(?<year>\\d{4})", ({ number }, context) =>
    calendarDay(number("day"), number("month"), number("year"), context),
  ),
  rule(
    `${before}${day} (?:THE )?MON_(?<month>\\d+)${year}(?! (?:CLOCK|HALF|THIRD|UNITS?_))`,
    ({ number }, context) => calendarDay(number("day"), number("month"), number("year"), context),
  ),
  rule(`${before}(?:ND|ORD)_(?<day>\\d+) (?:ND|ORD)_(?<month>\\d+)${year}(?! CLOCK)`, ({ number }, context) =>
    calendarDay(number("day"), number("month"), number("year"), context),
  ),
  rule(
    `(?:(?:AT|THE|FROM) )*(?<=(?:AT|THE|FROM|SINCE|SEIT|UNTIL|AFTER|BEFORE) )ND_(?<day>\\d+) NUM_(?<month>\\d+)(?! CLOCK)`,
    ({ number }, context) => calendarDay(number("day"), number("month"), Number.NaN, context),
  ),
  rule(
    "ND_(?<day>\\d+) NUM_(?<month>\\d+)(?! (?:CLOCK|h|euro|eur|km|m|kg|prozent|liter|NUM|:|ND))",
    ({ number }, context) => calendarDay(number("day"), number("month"), Number.NaN, context),
  ),
  rule("NUM_(?<day>\\d+) / NUM_(?<month>\\d+)(?: / NUM_(?<year>\\d+))?", ({ number }, context) =>
    calendarDay(number("day"), number("month"), number("year"), context),
  ),
  rule("MON_(?<month>\\d+) (?:THE )?(?:NUM|ORD)_(?<day>[12]?\\d|3[01])(?! ,? ?NUM_)", ({ number }, context) =>
    calendarDay(number("day"), number("month"), Number.NaN, context),
  ),
];

/** What goes on with the sentence: "Ist am dritten etwas los?", not "am dritten Stand" */
const sentenceWords =
  "was|wat|wos|etwas|irgendwas|irgendetwas|irgendwo|los|noch|nochmal|es|ist|is|isch|sind|war|waren|gibt|gibts|gab|gehts|geht|lauft|wo|wer|wir|man|ich|denn|so|schon|hier|statt|stattfindet|stattfinden|jemand|alles|geplant|geboten|auch|doch|eigentlich";

/** Not what is counted otherwise */
const notCounting = `(?! (?:UNITS?_|WDS?_|FEASTNAME|HOLIDAY|HALF|MON|(?!(?:${sentenceWords}) )[a-z]))`;

/** "1., 8. und" before a date, "am 5.", "bis zum 2.": days whose month stands elsewhere or nowhere */
export const dayNumberRules: Rule[] = [
  // "am 15. nächsten Monats"
  rule(`${before}(?:ND|ORD)_(?<day>\\d+)(?: (?:IN|THE|FROM))* @of:MONTH`, ({ item, number }) => {
    const [span] = item("of").spans;
    const found = span && dayOf(span.from.year, span.from.month, number("day"));
    return found && { kind: "day", spans: [oneDay(found)] };
  }),
  rule(`${before}UNIT_month (?<day>ORD_1|LAST)(?! (?:UNIT|MON))`, ({ text }, context) => {
    const { today } = context;
    return text("day") === "ORD_1"
      ? dayAlone(1, context)
      : { kind: "day", spans: [oneDay(monthAround(today).to)] };
  }),
  // "Sonntag, 6."
  rule(`(?<=DAY#\\d+ (?:, )?(?:THE )?)(?:ND|ORD)_(?<day>\\d+)${notCounting}`, ({ number }, context) =>
    dayAlone(number("day"), context),
  ),
  rule(
    "(?:(?:AT|THE|FROM) )*(?:ND|ORD|NUM)_(?<day>\\d+)(?= (?:UNTIL|AND|,|/|-)(?: (?:AT|THE|AND|,|INCL))* DAY#)",
    ({ number }, context) => dayAlone(number("day"), context),
  ),
  // "5. bis 8."
  rule(
    "(?:ND|ORD)_(?<day>\\d+)(?= (?:UNTIL|-) (?:(?:AT|THE) )*(?:ND|ORD)_\\d+ (?:\\?|$))",
    ({ number }, context) => dayAlone(number("day"), context),
  ),
  rule(
    "(?<=(?:UNTIL|SINCE|AFTER|BEFORE|SEIT|FROM|AND|BETWEEN|DAY#\\d+ -) )(?:(?:AT|THE) )*(?:ND|ORD)_(?<day>\\d+)(?= (?:UNTIL|AND|,|-|/|\\?|$))",
    ({ number }, context) => dayAlone(number("day"), context),
  ),
  rule(`(?:AT |THE |FROM )+(?:NEXT )?(?:ND|ORD)_(?<day>\\d+)${notCounting}`, ({ number }, context) =>
    dayAlone(number("day"), context),
  ),
];

/** "im Dezember", "Januar 2027" */
export const monthRules: Rule[] = [
  // "12/2026"
  rule(
    "(?<!KW )(?:NUM_(?<month>1[0-2]|[1-9]) /|ND_(?<month2>1[0-2]|[1-9])) NUM_(?<year>20\\d\\d)",
    ({ number }, context) => aMonth(number("month") || number("month2"), number("year"), context),
  ),
  rule(
    `${before}(?<which>(?:NEXT |LAST |THIS )(?!MON_\\d+ (?:HALF|THIRD|UNITS?_)))?MON_(?<month>\\d+)${year}`,
    ({ number, text }, context) =>
      aMonth(
        number("month"),
        number("year"),
        text("which") === "LAST " ? { ...context, isPast: true } : context,
      ),
  ),
];
