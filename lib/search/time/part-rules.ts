import { formatMonthName } from "@/lib/dates/format";
import { weekAround } from "@/lib/dates/weeks";
import { dateTexts } from "@/lib/texts/search";
import { yearly } from "./calendar-rules";
import type { Item } from "./item";
import { edgeOf, halfOf, nthWeek, nthWeekday, partOf } from "./parts-of-spans";
import { type Rule, rule } from "./reduce";
import {
  type Context,
  daysFrom,
  isAfter,
  isBefore,
  monthAround,
  oneDay,
  type Span,
  yearAround,
} from "./span";

const before = "(?:(?:AT|THE|IN|FROM|AROUND|SW_7) )*";
const part = "(?<part>START|MID|END)";
const nth = "(?:(?:ND|ORD|NUM)_(?<nth>\\d+)|(?<last>LAST|BEFORELAST))";
const within = "(?: (?:IN|THE|FROM|AT))*";

/** The whole of what an item names, also where only what is left of it was meant */
function wholeOf({ kind, spans: [span] }: Item): Span | undefined {
  if (!span) return undefined;
  if (kind === "week") return weekAround(span.to ?? span.from);
  if (kind === "month") return monthAround(span.to ?? span.from);
  if (kind === "year") return yearAround((span.to ?? span.from).year);
  return span;
}

/** Something of an item, of its next occurrence where that of the nearest is over. */
function pickFromItem(
  item: Item,
  context: Context,
  pick: (span: Span) => Span | undefined,
  kind: Item["kind"] = "span",
): Item | undefined {
  if (item.yearly) {
    const { yearly: inYear } = item;
    return yearly(
      (year) => {
        const span = inYear(year);
        return span && pick(span);
      },
      Number.NaN,
      context,
      kind,
    );
  }
  const whole = wholeOf(item);
  const span = whole && pick(whole);
  return span && { kind, spans: [span] };
}

/** This one, or the next where its part is over */
function pickFromCurrent(
  unit: string,
  context: Context,
  pick: (span: Span) => Span | undefined,
): Item | undefined {
  const { today, isPast } = context;
  const around = (step: number) =>
    unit === "week"
      ? weekAround(today.add({ weeks: step }))
      : unit === "month"
        ? monthAround(today.add({ months: step }))
        : yearAround(today.year + step);
  const now = pick(around(0));
  const isOver = now && isBefore(now.to ?? today, today);
  const isAhead = now && isAfter(now.from, today);
  const span = isPast ? (isAhead ? pick(around(-1)) : now) : !now || isOver ? pick(around(1)) : now;
  return span && { kind: "span", spans: [span] };
}

const isSecond = ({ number, text }: { number: (name: string) => number; text: (name: string) => string }) =>
  number("nth") === 2 || text("last") !== "";

/** "letzter" counts from the end. */
const countBack = (last: string) => (last === "BEFORELAST" ? -2 : last === "LAST" ? -1 : undefined);

const countOf = ({ number, text }: { number: (name: string) => number; text: (name: string) => string }) =>
  countBack(text("last")) ?? number("nth");

const scope = "@of:MONTH|YEAR|FEAST|SEASON|HOLIDAYS|SPAN";

/** Parts of months, weeks and years: "Anfang Dezember", "Mitte nächster Woche", "letzter Freitag im Monat" */
export const partRules: Rule[] = [
  rule(`${before}${nth} @of:MONTH HALF`, (match, context) =>
    pickFromItem(match.item("of"), context, (span) => halfOf(span, isSecond(match))),
  ),
  rule(`${before}${nth} HALF${within} @of:MONTH|YEAR|SEASON|HOLIDAYS`, (match, context) =>
    pickFromItem(match.item("of"), context, (span) => halfOf(span, isSecond(match))),
  ),
  rule(
    `${before}${nth} UNIT_month HALF|${before}${nth.replaceAll("nth>", "nth2>").replaceAll("last>", "last2>")} HALF${within} UNIT_month`,
    (match, context) =>
      pickFromCurrent("month", context, (span) =>
        halfOf(span, isSecond(match) || match.number("nth2") === 2),
      ),
  ),
  rule(
    `${before}${nth} (?:UNITS?_weekend|@monthOfWeekend:MONTH UNITS?_weekend)${within} ${scope}|${before}${nth.replaceAll("nth>", "nth2>").replaceAll("last>", "last2>")} @of2:MONTH UNITS?_weekend`,
    (match, context) => {
      const item = match.text("of") ? match.item("of") : match.item("of2");
      const count =
        countBack(match.text("last") || match.text("last2")) ?? (match.number("nth") || match.number("nth2"));
      return pickFromItem(item, context, (span) => nthWeekday(span, 6, count, 2), "weekend");
    },
  ),
  rule(`${before}${nth} WD[SH]?_(?<weekday>\\d)${within} ${scope}`, (match, context) =>
    pickFromItem(
      match.item("of"),
      context,
      (span) => nthWeekday(span, match.number("weekday"), countOf(match), 1),
      "day",
    ),
  ),
  rule(
    `${before}${nth} WD[SH]?_(?<weekday>\\d)${within} (?:(?<which>NEXT|THIS|LAST) )?UNIT_(?<unit>month|year)`,
    (match, context) =>
      pickFromUnit(match.text("which"), match.text("unit"), context, (span) =>
        nthWeekday(span, match.number("weekday"), countOf(match), 1),
      ),
  ),
  rule(
    `${before}${nth} UNITS?_weekend${within} (?:(?<which>NEXT|THIS|LAST) )?UNIT_(?<unit>month|year)`,
    (match, context) =>
      pickFromUnit(match.text("which"), match.text("unit"), context, (span) =>
        nthWeekday(span, 6, countOf(match), 2),
      ),
  ),
  rule(`${before}${nth} UNIT_week${within} ${scope}`, (match, context) =>
    pickFromItem(match.item("of"), context, (span) => nthWeek(span, countOf(match))),
  ),
  rule(`${before}${nth} @of:MONTH UNIT_week`, (match, context) =>
    pickFromItem(match.item("of"), context, (span) => nthWeek(span, countOf(match))),
  ),
  rule(
    `${before}${nth} UNIT_week${within} (?:(?<which>NEXT|THIS|LAST) )?UNIT_(?<unit>month|year)`,
    (match, context) =>
      pickFromUnit(match.text("which"), match.text("unit"), context, (span) => nthWeek(span, countOf(match))),
  ),
  rule(
    `${before}(?<edge>ORD_1|ND_1|LAST) (?:NUM|CARD)_(?<count>\\d+) UNITS?_(?<unit>day|week)${within} ${scope}`,
    ({ number, text, item }, context) =>
      pickFromItem(item("of"), context, (span) =>
        edgeOf(span, text("edge") === "LAST", number("count") * (text("unit") === "week" ? 7 : 1)),
      ),
  ),
  rule(`${before}(?<edge>ORD_1|ND_1|LAST) UNITS_day${within} ${scope}`, ({ text, item }, context) =>
    pickFromItem(item("of"), context, (span) => edgeOf(span, text("edge") === "LAST", 5)),
  ),
  rule(`${before}${nth} UNIT_day${within} ${scope}`, (match, context) =>
    pickFromItem(
      match.item("of"),
      context,
      ({ from, to }) => {
        const day = match.text("last") ? to : from.add({ days: match.number("nth") - 1 });
        return day ? oneDay(day) : undefined;
      },
      "day",
    ),
  ),
  rule(
    `${before}${part} (?:UNTIL|AND|-|/) (?<to>START|MID|END)${within} @of:MONTH|YEAR|WEEK`,
    ({ item, text }, context) => {
      const first = pickFromItem(item("of"), context, (span) => partOf(span, text("part")))?.spans[0];
      const last = pickFromItem(item("of"), context, (span) => partOf(span, text("to")))?.spans[0];
      const end = last?.to;
      return first && end && !isAfter(first.from, end)
        ? { kind: "span", spans: [{ from: first.from, to: end }] }
        : undefined;
    },
  ),
  rule(
    `${before}(?<edge>ORD_1|ND_1|LAST) (?:(?:NUM|CARD)_(?<count>\\d+) )?UNITS_day${within} UNIT_(?<unit>month|year)`,
    ({ number, text }, context) =>
      pickFromCurrent(text("unit"), context, (span) =>
        edgeOf(span, text("edge") === "LAST", number("count") || 5),
      ),
  ),
  rule(
    `${before}${nth} UNIT_day${within} (?:(?<which>NEXT|THIS|LAST) )?UNIT_(?<unit>month|year)`,
    (match, context) =>
      pickFromUnit(match.text("which"), match.text("unit"), context, ({ from, to }) =>
        to ? oneDay(match.text("last") ? to : from.add({ days: match.number("nth") - 1 })) : undefined,
      ),
  ),
  rule(`${before}${part}${within} @of:WEEK|MONTH|YEAR|SEASON|HOLIDAYS`, ({ item, text }, context) => {
    const named = pickFromItem(item("of"), context, (span) => partOf(span, text("part")));
    return named && { ...named, name: partName(item("of"), named, text("part")) };
  }),
  rule(`${before}${part}${within} NUM_(?<year>20\\d\\d)`, ({ number, text }) => ({
    kind: "span",
    spans: [partOf(yearAround(number("year")), text("part"))],
  })),
  rule(`${before}@of:MONTH ${part}`, ({ item, text }, context) => {
    const named = pickFromItem(item("of"), context, (span) => partOf(span, text("part")));
    return named && { ...named, name: partName(item("of"), named, text("part")) };
  }),
  rule(`${before}${part}${within} UNIT_(?<unit>week|month|year)`, ({ text }, context) =>
    pickFromCurrent(text("unit"), context, (span) => partOf(span, text("part"))),
  ),
  rule(`${before}UNIT_(?<unit>week|month|year) ${part}`, ({ text }, context) =>
    pickFromCurrent(text("unit"), context, (span) => partOf(span, text("part"))),
  ),
  rule(`${before}unter THE UNIT_week|${before}WORKDAYS(?: (?:THIS|IN THE) UNIT_week)?`, (_, context) => {
    const week = pickFromCurrent("week", context, ({ from }) => daysFrom(from, 5));
    return week;
  }),
];

function pickFromUnit(
  which: string,
  unit: string,
  context: Context,
  pick: (span: Span) => Span | undefined,
): Item | undefined {
  const step = which === "NEXT" ? 1 : which === "LAST" ? -1 : undefined;
  if (step === undefined) return pickFromCurrent(unit, context, pick);
  const span = pick(
    unit === "month"
      ? monthAround(context.today.add({ months: step }))
      : yearAround(context.today.year + step),
  );
  return span && { kind: "span", spans: [span] };
}

const partName = (item: Item, { spans: [span] }: Item, which: string): string | undefined =>
  item.kind === "month" && span
    ? dateTexts.partOf[which as keyof typeof dateTexts.partOf](formatMonthName(span.from.toString()))
    : undefined;
