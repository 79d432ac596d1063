import type { Item } from "../item";
import { type Context, oneDay, type Span, yearAround } from "../span";
import { isHoliday } from "./days-off";
import { edgeOf, nthWeek, nthWeekday, nthWorkday } from "./parts-of-spans";
import { pickFromItem, pickFromUnit } from "./pick-part";
import { type Match, type Rule, rule } from "./reduce";

const before = "(?:(?:AT|THE|IN|FROM|AROUND|SW_7) )*";
const nth = "(?:(?:ND|ORD|NUM)_(?<nth>\\d+)|(?<last>LAST|BEFORELAST|THIRDLAST))";
/** "am ersten und dritten" */
const also = "(?:(?:ND|ORD|NUM)_(?<also>\\d) (?:(?:AND|,|/|AT|THE) )+)?";
const within = "(?: (?:IN|THE|FROM|AT))*";
const scope = `${within} (?:@of:MONTH|YEAR|FEAST|SEASON|HOLIDAYS|SPAN|(?:(?<which>NEXT|THIS|LAST) )?UNIT_(?<unit>month|year)|NUM_(?<year>20\\d\\d))`;
const edge = "(?<edge>ORD_1|ND_1|LAST)";

/** How many "die ersten Tage" are */
const fewDays = 5;

const fromEnd: Record<string, number> = { LAST: -1, BEFORELAST: -2, THIRDLAST: -3 };

/** "letzter" counts from the end. */
const countOf = ({ number, text }: Match): number => fromEnd[text("last")] ?? number("nth");

/** Something of the month, feast … that a rule names as its scope */
const pick = (
  { text, item, number }: Match,
  context: Context,
  pickFrom: (span: Span) => Span | undefined,
  kind: Item["kind"] = "span",
): Item | undefined =>
  number("year")
    ? pickFromItem({ kind: "year", spans: [yearAround(number("year"))] }, context, pickFrom, kind)
    : text("of")
      ? pickFromItem(item("of"), context, pickFrom, kind)
      : pickFromUnit(text("which"), text("unit"), context, pickFrom);

/** What is counted, and the one before it: "am ersten und dritten Samstag" */
function bothOf(match: Match, nthOf: (count: number) => Item | undefined): Item | undefined {
  const [last, first] = [nthOf(countOf(match)), match.number("also") && nthOf(match.number("also"))];
  return first && last ? { kind: "span", spans: [...first.spans, ...last.spans] } : last;
}

const nthDay: Rule["resolve"] = (match, context) =>
  pick(
    match,
    context,
    ({ from, to }) => {
      const count = countOf(match);
      const day = count < 0 ? to?.add({ days: count + 1 }) : from.add({ days: count - 1 });
      return day && oneDay(day);
    },
    "day",
  );

const nthFullWeek: Rule["resolve"] = (match, context) =>
  pick(match, context, (span) => nthWeekday(span, 1, countOf(match), 7), "week");

/** What is counted within a span, in each order of words: "zweite Woche im Mai", "zweite Maiwoche", "im Mai, zweite Woche" */
const countedWithin = (
  what: string,
  nthOf: (span: Span, count: number, match: Match, context: Context) => Span | undefined,
  kind?: Item["kind"],
): Rule[] => {
  const resolve: Rule["resolve"] = (match, context) =>
    bothOf(match, (count) => pick(match, context, (span) => nthOf(span, count, match, context), kind));
  return [
    rule(`${before}${also}${nth} ${what}${scope}`, resolve),
    rule(`${before}${also}${nth} @of:MONTH|HOLIDAYS ${what}`, resolve),
    rule(`@of:MONTH|YEAR|HOLIDAYS(?: (?:,|AT|THE|IN))* ${also}${nth} ${what}`, resolve),
  ];
};

/** Weekdays, weekends, weeks and days that are counted within something: "letzter Freitag im Monat" */
export const ordinalRules: Rule[] = [
  ...countedWithin("UNITS?_weekend", (span, count) => nthWeekday(span, 6, count, 2), "weekend"),
  ...countedWithin(
    "WD[SH]?_(?<weekday>\\d)",
    (span, count, { number }) => nthWeekday(span, number("weekday"), count, 1),
    "day",
  ),
  ...countedWithin(
    "WORKDAYS",
    (span, count, _, context) => nthWorkday(span, count, (day) => isHoliday(day, context)),
    "day",
  ),
  ...countedWithin("UNIT_week", nthWeek),
  rule(`${before}${nth} FULL UNIT_week${scope}`, nthFullWeek),
  rule(`${before}${nth} FULL @of:MONTH UNIT_week`, nthFullWeek),
  rule(`${before}${edge} (?:NUM|CARD)_(?<count>\\d+) @of:MONTH UNITS_week`, (match, context) =>
    pick(match, context, (span) => edgeOf(span, match.text("edge") === "LAST", 7 * match.number("count"))),
  ),
  rule(
    `${before}${edge} (?:(?:NUM|CARD)_(?<count>\\d+) UNITS?_(?<counted>day|week)|UNITS_day)${scope}`,
    (match, context) => {
      const days = (match.number("count") || fewDays) * (match.text("counted") === "week" ? 7 : 1);
      return pick(match, context, (span) => edgeOf(span, match.text("edge") === "LAST", days));
    },
  ),
  rule(`${before}EACH ${nth} WD_(?<weekday>\\d)`, (match, context) =>
    pickFromUnit("", "month", context, (span) =>
      nthWeekday(span, match.number("weekday"), countOf(match), 1),
    ),
  ),
  rule(`${before}${edge} @of:MONTH UNITS_day`, (match, context) =>
    pick(match, context, (span) => edgeOf(span, match.text("edge") === "LAST", fewDays)),
  ),
  rule(`${before}${nth} UNIT_day${scope}`, nthDay),
  rule(`${before}${nth} @of:HOLIDAYS UNIT_day`, nthDay),
];
