import { yearly } from "./calendar-rules";
import { type Rule, rule } from "./reduce";
import { type Day, dayOf, type Span } from "./span";

/** Meteorological seasons: three whole months */
const seasonMonths: Record<string, number> = { SPRING: 3, SUMMER: 6, AUTUMN: 9, WINTER: 12 };

const season = (code: string, year: number): Span | undefined => {
  const first: Day | undefined = dayOf(year, seasonMonths[code] ?? 3, 1);
  return first && { from: first, to: first.add({ months: 3 }).subtract({ days: 1 }) };
};

/** "im Sommer", "Frühjahr 2027"; a season beside which neither stands is a word. */
export const seasonRules: Rule[] = [
  rule(
    `(?:(?:IN|THE|AT|FROM) )*(?:IN|AT|THIS|NEXT|(?<last>LAST)|FROM) (?:THE )?(?<season>SPRING|SUMMER|AUTUMN|WINTER)(?: NUM_(?<year>20\\d\\d))?`,
    ({ number, text }, context) =>
      yearly(
        (year) => season(text("season"), year),
        number("year"),
        text("last") ? { ...context, isPast: true } : context,
        "season",
      ),
  ),
  rule(`(?<season>SPRING|SUMMER|AUTUMN|WINTER) NUM_(?<year>20\\d\\d)`, ({ number, text }, context) =>
    yearly((year) => season(text("season"), year), number("year"), context, "season"),
  ),
];
