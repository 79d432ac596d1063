import { weekAround, weekendAround } from "@/lib/dates/weeks";
import { dateTexts } from "@/lib/texts/search";
import type { Item } from "./item";
import { type Rule, rule } from "./reduce";
import {
  type Context,
  type Day,
  daysFrom,
  isAfter,
  monthAround,
  oneDay,
  type Span,
  weekdayFrom,
  weekdayUntil,
  yearAround,
} from "./span";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";
const count = "(?:NUM|CARD)_(?<count>\\d+)";
const which = "(?<which>THIS|NEXT|AFTERNEXT|LAST|BEFORELAST)";
const maxCount = 400;

/** How many units away: "nächste Woche" is one, "letzte Woche" minus one. */
const distances: Record<string, number> = { THIS: 0, NEXT: 1, AFTERNEXT: 2, LAST: -1, BEFORELAST: -2 };

const named = (kind: Item["kind"], span: Span, name?: string): Item => ({ kind, spans: [span], name });

const nearDays = new Map([
  [0, dateTexts.today],
  [1, dateTexts.tomorrow],
  [2, dateTexts.dayAfterTomorrow],
  [-1, dateTexts.yesterday],
  [-2, dateTexts.dayBeforeYesterday],
]);

const addUnits = (day: Day, unit: string, amount: number): Day =>
  unit === "quarter"
    ? day.add({ months: 3 * amount })
    : day.add({ [`${unit === "weekend" ? "week" : unit}s`]: amount });

/** What is not over: of this week what is left, unless what was is asked for */
const leftOf = ({ from, to }: Span, { today, isPast }: Context): Span =>
  isPast
    ? { from, to: to && isAfter(to, today) ? today : to }
    : { from: isAfter(today, from) ? today : from, to };

function unitAround(day: Day, unit: string): Span {
  if (unit === "day") return oneDay(day);
  if (unit === "week") return weekAround(day);
  if (unit === "weekend") return weekendAround(day);
  if (unit === "month") return monthAround(day);
  if (unit === "year") return yearAround(day.year);
  const first = day.with({ day: 1, month: day.month - ((day.month - 1) % 3) });
  return { from: first, to: first.add({ months: 3 }).subtract({ days: 1 }) };
}

const kindOf = (unit: string): Item["kind"] =>
  unit === "quarter" ? "season" : (unit as "day" | "week" | "weekend" | "month" | "year");

/** "diese Woche", "übernächstes Wochenende", "letzten Monat" */
function relativeUnit(unit: string, distance: number, context: Context): Item {
  const { today } = context;
  // On a weekend the next one is a week away, on other days the one before it was "letztes Wochenende".
  const isWeekend = today.dayOfWeek >= 6;
  const weekends = distance > 0 && !isWeekend ? distance - 1 : distance;
  const span = unitAround(addUnits(today, unit, unit === "weekend" ? weekends : distance), unit);
  const name = dateTexts.relative[unit as keyof typeof dateTexts.relative]?.[distance];
  return named(kindOf(unit), distance === 0 && unit !== "weekend" ? leftOf(span, context) : span, name);
}

/** "in zwei Wochen" is that week, "in drei Tagen" that day. */
function inUnits(amount: number, unit: string, { today }: Context): Item {
  const day = addUnits(today, unit, amount);
  const far = dateTexts.units[unit as keyof typeof dateTexts.units]?.(Math.abs(amount));
  const name = far && (amount < 0 ? dateTexts.before(far) : dateTexts.in(far));
  const around = unit === "year" ? "month" : unit;
  return named(unit === "day" ? "day" : kindOf(around), unitAround(day, around), name);
}

/** From today on, or up to today */
function counted(amount: number, unit: string, isBack: boolean, { today }: Context): Item {
  const to = addUnits(today, unit, isBack ? -amount : amount);
  const units = dateTexts.units[unit as keyof typeof dateTexts.units]?.(amount);
  const name = units && (isBack ? dateTexts.inTheLast(units) : dateTexts.inTheNext(units));
  return named("span", isBack ? { from: to, to: today } : { from: today, to }, name);
}

/** How many "die nächsten Tage" are */
const fewOf: Record<string, number> = { day: 7, week: 3, month: 3, year: 2, weekend: 2 };

const isCount = (amount: number) => amount > 0 && amount <= maxCount;

export const countedRules: Rule[] = [
  rule(
    `${before}(?:REL_0|NOW) (?:IN|AROUND|AFTER) ${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count"))
        ? named(
            "day",
            oneDay(addUnits(context.today, text("unit"), number("count"))),
            dateTexts.in(dateTexts.units[text("unit") as "day"](number("count"))),
          )
        : undefined,
  ),
  rule(
    `${before}REL_(?<rel>-?\\d) (?<how>IN|BEFORE) ${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) => {
      if (!isCount(number("count"))) return undefined;
      const amount = text("how") === "IN" ? number("count") : -number("count");
      return named("day", oneDay(addUnits(context.today.add({ days: number("rel") }), text("unit"), amount)));
    },
  ),
  rule(
    `${before}(?:THIS |NEXT )?WD_(?<weekday>\\d) (?<how>IN|BEFORE) ${count} UNITS?_(?<unit>week|month)`,
    ({ number, text }, context) => {
      if (!isCount(number("count"))) return undefined;
      const { today } = context;
      const isBack = text("how") === "BEFORE";
      const near = isBack ? weekdayUntil(today, number("weekday")) : weekdayFrom(today, number("weekday"));
      return named("day", oneDay(addUnits(near, text("unit"), isBack ? -number("count") : number("count"))));
    },
  ),
  rule(
    `(?:(?:IN|THE|FROM|WITHIN|AT) )*(?<which>NEXT|LAST|WITHIN|THIS) (?:(?:IN|THE|FROM|NEXT|WITHIN) )*(?:CARD_1 )?${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count"))
        ? counted(number("count"), text("unit"), text("which") === "LAST", context)
        : undefined,
  ),
  rule(
    `(?:(?:IN|THE|FROM|WITHIN) )*(?<which>NEXT|LAST) (?:wenigen |ganzen )?UNITS_(?<unit>day|week|month|year)(?! (?:IN|THE|FROM) )`,
    ({ text }, context) => counted(fewOf[text("unit")] ?? 1, text("unit"), text("which") === "LAST", context),
  ),
  rule(
    `${before}(?<which>NEXT|LAST) ${count} (?:UNITS?_(?<unit>weekend)|WDS?H?_(?<weekday>\\d))`,
    ({ number, text }, context) => {
      if (!isCount(number("count")) || number("count") > 60) return undefined;
      const isBack = text("which") === "LAST";
      const weekday = number("weekday") || 6;
      const first = isBack
        ? weekdayUntil(context.today.subtract({ days: 1 }), weekday)
        : weekdayFrom(
            text("unit") && context.today.dayOfWeek === 7
              ? context.today.subtract({ days: 1 })
              : context.today,
            weekday,
          );
      const days = text("unit") ? 2 : 1;
      const spans = Array.from({ length: number("count") }, (_, week) =>
        daysFrom(first.add({ weeks: isBack ? -week : week }), days),
      );
      return { kind: "span", spans: isBack ? spans.reverse() : spans };
    },
  ),
  rule(
    `IN (?:AROUND |SW_7 )?(?:CARD_1 )?${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count")) ? inUnits(number("count"), text("unit"), context) : undefined,
  ),
  rule(
    `(?:BEFORE (?:AROUND |CARD_1 )?)${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count")) ? inUnits(-number("count"), text("unit"), context) : undefined,
  ),
  rule(`${count} UNITS?_(?<unit>day|week|month|year) AGO`, ({ number, text }, context) =>
    isCount(number("count")) ? inUnits(-number("count"), text("unit"), context) : undefined,
  ),
  rule(`${before}NEXT CARD_1 UNIT_(?<unit>day|week)`, ({ text }, context) =>
    counted(1, text("unit"), false, context),
  ),
];

/** How many days "demnächst" are */
const soonDays = 14;

export const relativeRules: Rule[] = [
  rule("(?:IN |THE )*(?:NEXT zeit|demnachst|IN kurze|IN absehbarer zeit)", (_, context) =>
    counted(soonDays, "day", false, context),
  ),
  rule("(?<=SINCE )sofort", (_, { today }) => named("day", oneDay(today))),
  rule(`${before}REL_(?<days>-?\\d)`, ({ number }, { today }) =>
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
  rule(`${before}${which} UNIT_(?<unit>week|weekend|month|year|quarter)`, ({ text }, context) =>
    relativeUnit(text("unit"), distances[text("which")] ?? 0, context),
  ),
  rule(
    `${before}(?:KW|UNIT_week (?=NUM)) ?NUM_(?<week>\\d+)(?: NUM_(?<year>\\d{4}))?`,
    ({ number }, context) => calendarWeek(number("week"), number("year"), context),
  ),
  rule(`${before}(?:ND|ORD)_(?<week>\\d+) KW(?: NUM_(?<year>\\d{4}))?`, ({ number }, context) =>
    calendarWeek(number("week"), number("year"), context),
  ),
  rule(
    `${before}(?:ND|ORD)_(?<quarter>[1-4]) UNIT_quarter(?: NUM_(?<year>\\d{4}))?`,
    ({ number }, { today }) => {
      const of = (year: number) =>
        unitAround(today.with({ year, month: number("quarter") * 3, day: 1 }), "quarter");
      const span = number("year") > 0 ? of(number("year")) : of(today.year);
      return named(
        "season",
        !(number("year") > 0) && isAfter(today, span.to ?? today) ? of(today.year + 1) : span,
      );
    },
  ),
  rule("(?:IN |AT |FROM )+(?:THE )?(?:UNIT_year )?NUM_(?<year>20\\d\\d)", ({ number }) =>
    named("year", yearAround(number("year"))),
  ),
  rule("UNIT_year NUM_(?<year>20\\d\\d)", ({ number }) => named("year", yearAround(number("year")))),
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

/** "am Wochenende", beside which no other word says which */
export const weekendRules: Rule[] = [
  rule(`(?:(?:AT|THE|IN|FROM) )*(?:UNITS?_weekend|(?<=(?:AT|THIS) )we)`, (_, context) => {
    const span = weekendAround(context.today);
    const isOver = context.isPast && isAfter(span.from, context.today);
    return named(
      "weekend",
      isOver ? weekendAround(context.today.subtract({ weeks: 1 })) : span,
      isOver ? dateTexts.relative.weekend[-1] : dateTexts.relative.weekend[0],
    );
  }),
];

/** "am Freitag", "letzten Dienstag", "übernächsten Samstag" */
function aWeekday(weekday: number, which: string, { today, isPast }: Context): Item {
  const ahead = weekdayFrom(today, weekday);
  const back = weekdayUntil(today.subtract({ days: 1 }), weekday);
  const is = (each: string) => which === each;
  if (is("LAST")) return { kind: "day", spans: [oneDay(back)] };
  if (is("BEFORELAST")) return { kind: "day", spans: [oneDay(back.subtract({ weeks: 1 }))] };
  const isToday = ahead.equals(today);
  if (is("NEXT")) return { kind: "day", spans: [oneDay(isToday ? ahead.add({ weeks: 1 }) : ahead)] };
  if (is("AFTERNEXT")) return { kind: "day", spans: [oneDay(ahead.add({ weeks: isToday ? 2 : 1 }))] };
  return { kind: "day", spans: [oneDay(isPast ? back : ahead)], weekday };
}

const inWeek = (week: Item, weekday: number): Item | undefined => {
  const monday = week.spans[0] && weekAround(week.spans[0].to ?? week.spans[0].from).from;
  return monday && { kind: "day", spans: [oneDay(monday.add({ days: weekday - 1 }))] };
};

export const weekdayRules: Rule[] = [
  // "di, do oder fr": short names where days are expected
  ...shortWeekdayRules(),
  rule(`@week:WEEK (?:(?:AT|THE|FROM|,) )*WDH?_(?<weekday>\\d)`, ({ item, number }) =>
    inWeek(item("week"), number("weekday")),
  ),
  rule(`${before}WDH?_(?<weekday>\\d) (?:(?:IN|THE|FROM|,) )*@week:WEEK`, ({ item, number }) =>
    inWeek(item("week"), number("weekday")),
  ),
  rule(
    `(?:(?:AT|THE|IN) )*(?:(?:${which} |EACH )?(?:AT )?WDH?|(?:EACH|THE) WDS)_(?<weekday>\\d)(?: \\.)?`,
    ({ number, text }, context) => aWeekday(number("weekday"), text("which"), context),
  ),
];

function shortWeekdayRules(): Rule[] {
  const shortDay = "SW_(?<weekday>\\d)";
  const resolve: Rule["resolve"] = ({ number }, context) => aWeekday(number("weekday"), "", context);
  return [
    rule(`(?:(?:AT|THIS|NEXT) |(?<=(?:UNTIL|SINCE) ))${shortDay}(?: \\.)?`, resolve),
    rule(`SW_(?<weekday>[1-6])(?: \\.)?(?= (?:,|AND|UNTIL|-|/|DAY#|WDS?_|SW_|  *$))`, resolve),
    rule(`(?<=(?:DAY#\\d+|WD_\\d|SW_\\d) (?:(?:,|AND|UNTIL|-|/) )?)${shortDay}(?: \\.)?`, resolve),
    rule(`${shortDay}(?: \\.)?(?: ,)?(?= DAY#)`, resolve),
  ];
}
