import { addDays } from "@dorfforum/shared/calendar/day";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { fold } from "../../analysis/fold";
import type { Item } from "../item";
import { type Context, type Day, daysFrom, isBefore, oneDay, type Span, toDay, yearAround } from "../span";
import { daysOffFrom, daysWithin, holidaysFrom, isBridge, isHoliday, nearDay } from "./days-off";
import { capitalised } from "./feast-rules";
import { type Rule, rule } from "./reduce";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";

const within = "(?: (?:IN|THE|FROM|AT|gibt|es|sind|liegen|haben|wir|kommen|fallen|noch))*";
const scopes = "YEAR|MONTH|SEASON|HOLIDAYS";
const dayOff = "(?<off>HOLIDAYS?|BRIDGEDAY|LONG_WEEKEND)";

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
  // "Feiertage im Mai", "2027 Brückentage", "langes Wochenende im Juni"
  ...[`${before}${dayOff}${within} @of:${scopes}`, `@of:${scopes}(?: (?:,|AT|THE|IN))* ${dayOff}`].map(
    (source) =>
      rule(source, ({ item, text }, context) => {
        const { spans } = item("of");
        const found = spans.flatMap((span) => daysOffWithin(span, text("off"), context));
        return found.length > 0 ? { kind: "span", spans: found } : undefined;
      }),
  ),
  rule(`${before}${dayOff} NUM_(?<year>20\\d\\d)`, ({ number, text }, context) => {
    const found = daysOffWithin(yearAround(number("year")), text("off"), context);
    return { kind: "span", spans: found };
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

/** Easter Sunday is one, whatever the law of the Land says. */
const isCalledHoliday = (day: Day, context: Context): boolean =>
  isHoliday(day, context) ||
  /^(?:Oster|Pfingst)montag$/.test(holidayOn(day.add({ days: 1 }).toString(), context.village.land) ?? "");

/** Public holidays, bridge days or long weekends of a span */
function daysOffWithin(span: Span, which: string, context: Context): Span[] {
  if (which === "LONG_WEEKEND")
    return daysWithin(span, (day) => daysOffFrom(day, context) > 2).map((day) =>
      daysFrom(day, daysOffFrom(day, context)),
    );
  const isOff = which === "BRIDGEDAY" ? isBridge : isCalledHoliday;
  return daysWithin(span, (day) => isOff(day, context)).map(oneDay);
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
