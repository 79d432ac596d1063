import { addDays } from "@/lib/dates/day";
import { holidayOn } from "@/lib/dates/holidays";
import { fold } from "../analysis/fold";
import { yearly } from "./calendar-rules";
import type { Feast } from "./feasts";
import type { Item } from "./item";
import { type Rule, rule } from "./reduce";
import {
  type Context,
  daysFrom,
  isBefore,
  oneDay,
  type Span,
  toDay,
  weekdayFrom,
  weekdayUntil,
} from "./span";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";

const inYear =
  ({ days }: Feast) =>
  (year: number): Span => {
    const [from, to] = days(year);
    return { from: toDay(from), to: toDay(to) };
  };

const smallWords = /\s(?:der|die|das|den|des|und|im|am|vor|nach) /giu;

/** A name as it stands in a chip, however it was written */
const capitalised = (name = "") =>
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

/** Feasts, public holidays and school holidays */
export const feastRules: Rule[] = [
  rule(`${before}@year:YEAR (?:(?:AT|THE|IN|FROM|,) )*FEASTNAME#(?<feast>\\d+)`, ({ item }, context) =>
    aFeast(item("feast"), yearOf(item("year")), context),
  ),
  rule(`${before}FEASTNAME#(?<feast>\\d+) (?:(?:AT|THE|IN|FROM|,) )*@year:YEAR`, ({ item }, context) =>
    aFeast(item("feast"), yearOf(item("year")), context),
  ),
  rule(`${before}LAST FEASTNAME#(?<feast>\\d+)`, ({ item }, context) =>
    aFeast(item("feast"), Number.NaN, { ...context, isPast: true }),
  ),
  rule(
    `${before}(?:NEXT |THIS )?FEASTNAME#(?<feast>\\d+)(?: (?:NUM|ND)_(?<year>\\d{4}))?`,
    ({ item, number }, context) => aFeast(item("feast"), number("year"), context),
  ),
  rule(
    `${before}(?:ND|ORD|NUM)_(?<nth>\\d+) HOLIDAY (?:(?:IN|THE|FROM|AT) )*@of:YEAR|MONTH`,
    ({ item, number }, context) => {
      const [span] = item("of").spans;
      const day = span && holidaysFrom(span.from.toString(), context, number("nth"))[number("nth") - 1];
      return day ? { kind: "day", spans: [oneDay(toDay(day))] } : undefined;
    },
  ),
  rule("@day:DAY|FEAST (?:, |THE |AT )*HOLIDAYS?", ({ item }) => item("day")),
  rule("(?:(?:AT|THE|IN|NEXT|FROM) )*(?:AT|NEXT) (?:THE )?(?:NEXT )?HOLIDAY", (_, context) => {
    const [day] = holidaysFrom(context.today.toString(), context, 1);
    return day
      ? { kind: "day", spans: [oneDay(toDay(day))], name: holidayOn(day, context.village.land) }
      : undefined;
  }),
  rule(`${before}HOLIDAYS`, (_, context) => nearestStretch(context)),
];

const daysOfYear = 366;

/** The public holidays of the Land from a day ("YYYY-MM-DD") on */
function holidaysFrom(from: string, { village }: Context, count: number): string[] {
  const found: string[] = [];
  for (let days = 0; days <= daysOfYear && found.length < count; days += 1) {
    const day = addDays(from, days);
    if (holidayOn(day, village.land)) found.push(day);
  }
  return found;
}

/** "die Feiertage": those of Christmas, Easter or Pentecost */
function nearestStretch(context: Context): Item | undefined {
  const year = context.today.year;
  const stretches = [year, year + 1].flatMap((each) => {
    const christmas = daysFrom(toDay(`${each}-12-24`), 3);
    const easterMonday = holidaysFrom(`${each}-03-20`, context, 4).find(
      (day) => holidayOn(day) === "Ostermontag",
    );
    return [...(easterMonday ? [daysFrom(toDay(addDays(easterMonday, -3)), 4)] : []), christmas];
  });
  const span = stretches.find(({ to }) => to && !isBefore(to, context.today));
  return span && { kind: "span", spans: [span], isStretch: true };
}

/** "am Tag vor Heiligabend", "das Wochenende nach Ostern", "am Sonntag vor Weihnachten" */
export const besideRules: Rule[] = [
  rule(`${before}UNIT_day (?<side>BEFORE|AFTER|FROM) (?:THE )?@of:DAY|FEAST`, ({ item, text }) => {
    const [span] = item("of").spans;
    if (!span) return undefined;
    const day =
      text("side") === "AFTER" ? (span.to ?? span.from).add({ days: 1 }) : span.from.subtract({ days: 1 });
    return { kind: "day", spans: [oneDay(text("side") === "FROM" ? span.from : day)] };
  }),
  rule(`${before}TOD_\\w+ (?:BEFORE|AT|FROM) (?:THE )?@of:FEAST`, ({ item }) => {
    const [span] = item("of").spans;
    return span && { kind: "day", spans: [oneDay(span.from.subtract({ days: 1 }))] };
  }),
  rule(
    `${before}UNITS?_(?<unit>week|weekend) (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`,
    ({ item, text }) =>
      besideSpan(
        item("of"),
        text("side") === "AFTER",
        text("unit") === "week" ? undefined : 6,
        text("unit") === "week" ? 7 : 2,
      ),
  ),
  rule(
    `${before}(?:ND_1 |ORD_1 |LAST )?WDH?_(?<weekday>\\d) (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`,
    ({ item, number, text }) => besideSpan(item("of"), text("side") === "AFTER", number("weekday"), 1),
  ),
];

function besideSpan(
  { spans: [span] }: Item,
  isAfter: boolean,
  weekday: number | undefined,
  days: number,
): Item | undefined {
  if (!span) return undefined;
  const next = (span.to ?? span.from).add({ days: 1 });
  const previous = span.from.subtract({ days: 1 });
  const from = isAfter
    ? weekday
      ? weekdayFrom(next, weekday)
      : next
    : weekday
      ? weekdayUntil(previous, weekday)
      : previous.subtract({ days: days - 1 });
  return { kind: days === 1 ? "day" : "span", spans: [daysFrom(from, days)] };
}

/** School holidays that the settings name; undefined for others, which the caller reports. */
export function schoolHolidays(written: string, { today, isPast, village }: Context): Item | undefined {
  const name = fold(written).replace(/^schul/, "");
  const named = village.schoolHolidays.filter(
    (each) => name === "ferien" || fold(each.name).startsWith(name),
  );
  const spans = named.map(({ first, last }) => ({ from: toDay(first), to: toDay(last) }));
  const near = isPast
    ? spans.filter(({ from }) => !isBefore(today, from)).at(-1)
    : spans.find(({ to }) => !isBefore(to, today));
  return near && { kind: "holidays", spans: [near], name: capitalised(written), isSearchable: true };
}
