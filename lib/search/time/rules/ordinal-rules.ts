import type { Item } from "../item";
import { type Context, oneDay, type Span, yearAround } from "../span";
import { edgeOf, nthWeek, nthWeekday, nthWorkday } from "./parts-of-spans";
import { pickFromItem, pickFromUnit } from "./pick-part";
import { type Match, type Rule, rule } from "./reduce";

const before = "(?:(?:AT|THE|IN|FROM|AROUND|SW_7) )*";
const nth = "(?:(?:ND|ORD|NUM)_(?<nth>\\d+)|(?<last>LAST|BEFORELAST))";
/** "am ersten und dritten" */
const also = "(?:(?:ND|ORD|NUM)_(?<also>\\d) (?:(?:AND|,|/|AT|THE) )+)?";
const within = "(?: (?:IN|THE|FROM|AT))*";
const scope = `${within} (?:@of:MONTH|YEAR|FEAST|SEASON|HOLIDAYS|SPAN|(?:(?<which>NEXT|THIS|LAST) )?UNIT_(?<unit>month|year)|NUM_(?<year>20\\d\\d))`;
const edge = "(?<edge>ORD_1|ND_1|LAST)";

/** How many "die ersten Tage" are */
const fewDays = 5;

/** "letzter" counts from the end. */
const countOf = ({ number, text }: Match): number =>
  text("last") === "BEFORELAST" ? -2 : text("last") === "LAST" ? -1 : number("nth");

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
      const day = match.text("last") ? to : from.add({ days: match.number("nth") - 1 });
      return day ? oneDay(day) : undefined;
    },
    "day",
  );

/** Weekdays, weekends, weeks and days that are counted within something: "letzter Freitag im Monat" */
export const ordinalRules: Rule[] = [
  rule(`${before}${also}${nth} UNITS?_weekend${scope}`, (match, context) =>
    bothOf(match, (count) => pick(match, context, (span) => nthWeekday(span, 6, count, 2), "weekend")),
  ),
  rule(`${before}${nth} @of:MONTH UNITS?_weekend`, (match, context) =>
    pick(match, context, (span) => nthWeekday(span, 6, countOf(match), 2), "weekend"),
  ),
  rule(`${before}${also}${nth} WD[SH]?_(?<weekday>\\d)${scope}`, (match, context) =>
    bothOf(match, (count) =>
      pick(match, context, (span) => nthWeekday(span, match.number("weekday"), count, 1), "day"),
    ),
  ),
  rule(`${before}${nth} WORKDAYS${scope}`, (match, context) =>
    pick(match, context, (span) => nthWorkday(span, countOf(match)), "day"),
  ),
  rule(`${before}${nth} UNIT_week${scope}`, (match, context) =>
    pick(match, context, (span) => nthWeek(span, countOf(match))),
  ),
  rule(`${before}${nth} @of:MONTH|HOLIDAYS UNIT_week`, (match, context) =>
    pick(match, context, (span) => nthWeek(span, countOf(match))),
  ),
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
