import { addDays } from "@/lib/dates/day";
import { holidayOn } from "@/lib/dates/holidays";
import { fold } from "../../analysis/fold";
import type { Item } from "../item";
import { type Context, type Day, daysFrom, isBefore, oneDay, toDay } from "../span";
import { capitalised } from "./feast-rules";
import { type Rule, rule } from "./reduce";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";

/** Public holidays of the Land, and days off beside them */
export const holidayRules: Rule[] = [
  rule(
    `${before}(?:ND|ORD|NUM)_(?<nth>\\d+) HOLIDAY (?:(?:IN|THE|FROM|AT) )*@of:YEAR|MONTH`,
    ({ item, number }, context) => {
      const [span] = item("of").spans;
      const day = span && holidaysFrom(span.from.toString(), context, number("nth"))[number("nth") - 1];
      return day ? { kind: "day", spans: [oneDay(toDay(day))] } : undefined;
    },
  ),
  // "am zweiten Feiertag" is the second of Christmas or Easter.
  rule(`${before}(?:ND|ORD|NUM)_(?<nth>[12]) HOLIDAY`, ({ number }, context) => {
    const [span] = nearestStretch(context)?.spans ?? [];
    return span?.to
      ? { kind: "day", spans: [oneDay(span.to.subtract({ days: 2 - number("nth") }))] }
      : undefined;
  }),
  rule("@day:DAY|FEAST (?:, |THE |AT )*HOLIDAYS?", ({ item }) => item("day")),
  rule("(?:(?:AT|THE|IN|NEXT|FROM) )*(?:AT|NEXT) (?:THE )?(?:NEXT )?HOLIDAY", (_, context) => {
    const [day] = holidaysFrom(context.today.toString(), context, 1);
    return day
      ? { kind: "day", spans: [oneDay(toDay(day))], name: holidayOn(day, context.village.land) }
      : undefined;
  }),
  rule(`${before}LAST HOLIDAY`, (_, context) => {
    const day = nearDay(context, (each) => isHoliday(each, context), -1);
    return day && { kind: "day", spans: [oneDay(day)] };
  }),
  rule(`${before}(?:NEXT )?BRIDGEDAY`, (_, context) => {
    const day = nearDay(context, (each) => isBridge(each, context));
    return day && { kind: "day", spans: [oneDay(day)] };
  }),
  rule(`${before}(?:NEXT )?LONG_WEEKEND`, (_, context) => {
    const from = nearDay(context, (each) => daysOffFrom(each, context) > 2);
    return from && { kind: "weekend", spans: [daysFrom(from, daysOffFrom(from, context))] };
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

/** The next day that fits, or with a step of -1 the one before */
const nearDay = ({ today }: Context, fits: (day: Day) => boolean, step = 1): Day | undefined => {
  for (let days = 0; days <= daysOfYear; days += 1) {
    const day = today.add({ days: days * step });
    if (fits(day)) return day;
  }
  return undefined;
};

const isHoliday = (day: Day, { village }: Context) => holidayOn(day.toString(), village.land) !== undefined;

/** A Friday behind a public holiday or a Monday before one */
const isBridge = (day: Day, context: Context): boolean =>
  !isHoliday(day, context) &&
  ((day.dayOfWeek === 5 && isHoliday(day.subtract({ days: 1 }), context)) ||
    (day.dayOfWeek === 1 && isHoliday(day.add({ days: 1 }), context)));

/** How many days off follow each other from a day on, bridges with them; 0 where others go before it */
function daysOffFrom(first: Day, context: Context): number {
  const isOff = (day: Day) => day.dayOfWeek > 5 || isHoliday(day, context) || isBridge(day, context);
  if (isOff(first.subtract({ days: 1 }))) return 0;
  let days = 0;
  while (isOff(first.add({ days }))) days += 1;
  return days;
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
  return (
    near && {
      kind: "holidays",
      spans: [near],
      isStretch: true,
      name: capitalised(written),
      isSearchable: true,
    }
  );
}
