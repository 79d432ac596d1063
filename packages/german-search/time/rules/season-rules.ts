import { type Context, type Day, dayOf, isBefore, monthAround, type Span } from "../span";
import { yearly } from "./calendar-rules";
import { type Rule, rule } from "./reduce";

/** Meteorological seasons: three whole months */
const seasonMonths: Record<string, number> = { SPRING: 3, SUMMER: 6, AUTUMN: 9, WINTER: 12 };

const season = (code: string, year: number): Span | undefined => {
  const first: Day | undefined = dayOf(year, seasonMonths[code] ?? 3, 1);
  return first && { from: first, to: first.add({ months: 3 }).subtract({ days: 1 }) };
};

/** "letzten Herbst" is over, not the one under way. */
const over = (span: Span | undefined, { today }: Context) =>
  span?.to && isBefore(span.to, today) ? span : undefined;

/** "im Sommer", "Frühjahr 2027"; a season beside which neither stands is a word. */
export const seasonRules: Rule[] = [
  rule(
    `(?:(?:IN|THE|AT|FROM) )*(?:IN|AT|THIS|NEXT|(?<last>LAST)|FROM) (?:THE )?(?<season>SPRING|SUMMER|AUTUMN|WINTER)(?: NUM_(?<year>20\\d\\d)(?: / NUM_\\d+)?)?`,
    ({ number, text }, context) =>
      text("last")
        ? yearly(
            (year) => over(season(text("season"), year), context),
            number("year"),
            { ...context, isPast: true },
            "season",
          )
        : yearly((year) => season(text("season"), year), number("year"), context, "season"),
  ),
  rule("(?:(?:IN|THE|AT|THIS|NEXT|LAST) )+SEASONMONTH_(?<month>\\d+)", ({ number }, context) =>
    yearly(
      (year) => {
        const first = dayOf(year, number("month"), 1);
        return first && monthAround(first);
      },
      Number.NaN,
      context,
      "span",
    ),
  ),
  rule(
    "(?:THE (?<through>SPRING|SUMMER|AUTUMN|WINTER) IN(?= $)|(?<=(?:START|MID|END|SINCE|UNTIL|AFTER|BEFORE) )(?<season>SPRING|SUMMER|AUTUMN|WINTER))",
    ({ text }, context) =>
      yearly((year) => season(text("season") || text("through"), year), Number.NaN, context, "season"),
  ),
  rule(
    `(?<season>SPRING|SUMMER|AUTUMN|WINTER) NUM_(?<year>20\\d\\d)(?: / NUM_\\d+)?`,
    ({ number, text }, context) =>
      yearly((year) => season(text("season"), year), number("year"), context, "season"),
  ),
];
