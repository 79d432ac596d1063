import type { Feast } from "../feast-days";
import type { Item } from "../item";
import { type Context, isBefore, type Span, toDay } from "../span";
import { yearly } from "./calendar-rules";
import { type Rule, rule } from "./reduce";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";

const inYear =
  ({ days }: Feast) =>
  (year: number): Span => {
    const [from, to] = days(year);
    return { from: toDay(from), to: toDay(to) };
  };

const smallWords = /\s(?:der|die|das|den|des|und|im|am|vor|nach) /giu;

/** A name as it stands in a chip, however it was written */
export const capitalised = (name = "") =>
  name
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(smallWords, (word) => word.toLowerCase());

function aFeast({ feast, name }: Item, year: number, context: Context): Item | undefined {
  const item = feast && yearly(inYear(feast), year, context, "feast");
  const [span] = item?.spans ?? [];
  return (
    item && {
      ...item,
      name: feast?.label ?? capitalised(name),
      isSearchable: true,
      isStretch: Boolean(span?.to && isBefore(span.from, span.to)),
    }
  );
}

/** Of a year that is named by its distance: "letztes Jahr an Weihnachten" */
const yearOf = ({ spans: [span] }: Item): number => (span?.to ?? span?.from)?.year ?? Number.NaN;

/** Feasts, of the year that is named or the nearest */
export const feastRules: Rule[] = [
  rule(`${before}@year:YEAR (?:(?:AT|THE|IN|FROM|,) )*FEASTNAME#(?<feast>\\d+)`, ({ item }, context) =>
    aFeast(item("feast"), yearOf(item("year")), context),
  ),
  rule(`${before}FEASTNAME#(?<feast>\\d+) (?:(?:AT|THE|IN|FROM|,) )*@year:YEAR`, ({ item }, context) =>
    aFeast(item("feast"), yearOf(item("year")), context),
  ),
  rule(
    `BEFORE (?:NUM|CARD)_(?<count>\\d+) UNITS?_year (?:(?:AT|THE|IN) )*FEASTNAME#(?<feast>\\d+)`,
    ({ item, number }, context) => aFeast(item("feast"), context.today.year - number("count"), context),
  ),
  rule(`${before}BEFORELAST FEASTNAME#(?<feast>\\d+)`, ({ item }, context) => {
    const [span] = aFeast(item("feast"), Number.NaN, { ...context, isPast: true })?.spans ?? [];
    return span && aFeast(item("feast"), span.from.year - 1, context);
  }),
  rule(`${before}LAST FEASTNAME#(?<feast>\\d+)`, ({ item }, context) =>
    aFeast(item("feast"), Number.NaN, { ...context, isPast: true }),
  ),
  rule(
    `${before}(?:NEXT |THIS )?FEASTNAME#(?<feast>\\d+)(?: (?:NUM|ND)_(?<year>\\d{4}))?`,
    ({ item, number }, context) => aFeast(item("feast"), number("year"), context),
  ),
];
