import { formatMonthName } from "@dorfforum/shared/calendar/format";
import {
  addUnits,
  type Context,
  daysFrom,
  each,
  firstOf,
  type Item,
  isoOf,
  lastOf,
  lengthOf,
  mondayOf,
  named,
  nthWeekday,
  oneDay,
  type Span,
  unitAround,
  weekdayFrom,
  weekdayUntil,
} from "./calendar";
import { count, countedUnit, type DayParts, type DayRule, isCount, rule } from "./day-rule";
import { nthWorkday } from "./days-off";
import { fractionOf, nthWeek, partOf, pick, pickFromCurrent } from "./picking";
import { dateTexts } from "./texts";

const scope = "of=(MONTH|YEAR|FEAST|SEASON|HOLIDAYS|SPAN|YEARNUMBER|CURRENT)";
const nth = "(nth=NTH|last=ANYLAST)";
/** "am ersten und dritten" */
const also = "(also=(ND|ORD) (AND|,|/|AT|THE)+)?";
const what = "(full=FULL? unit=UNIT:week|unit=ANYUNIT:weekend|unit=UNIT:day|unit=WORKDAYS|weekday=ANYWD)";

const fromEnd: Record<string, number> = { LAST: -1, BEFORELAST: -2, THIRDLAST: -3 };

/** The nth of something within a span. A negative number counts from the end. */
function nthOf(
  { full, unit, weekday }: DayParts,
  span: Span,
  nth: number,
  context: Context,
): Span | undefined {
  if (weekday) return nthWeekday(span, weekday, nth);
  if (unit === "weekend") return nthWeekday(span, 6, nth, 2);
  if (unit === "WORKDAYS") return nthWorkday(span, nth, context);
  if (unit === "week") return full ? nthWeekday(span, 1, nth, 7) : nthWeek(span, nth);
  return oneDay(nth < 0 ? span[1] + nth + 1 : span[0] + nth - 1);
}

/** "letzter Freitag im Monat", "zweite Maiwoche", "im Mai, zweite Woche" */
function countedWithin(parts: DayParts, context: Context): Item | undefined {
  const kind = parts.unit === "weekend" ? "weekend" : parts.unit === "week" ? "span" : "day";
  const [last, first] = [fromEnd[parts.last] ?? parts.nth, parts.also].map((nth) =>
    nth ? pick(parts.of, context, (span) => nthOf(parts, span, nth, context), kind) : undefined,
  );
  return first && last ? { kind: "list", spans: [...first.spans, ...last.spans] } : last;
}

/** How many "die ersten Tage" are */
const fewDays = 5;
const edge = "(ORD:1|ND:1|last=LAST)";

/** Weekdays, weekends, weeks and days that are counted within something */
const ordinals: DayRule[] = [
  rule(
    `(${also} ${nth} ${what} ${scope}|${also} ${nth} full=FULL? of=(MONTH|HOLIDAYS) (unit=UNIT:week|unit=ANYUNIT:weekend|unit=UNIT:day|unit=WORKDAYS)|of=(MONTH|YEAR|HOLIDAYS) (,|AT|THE|IN)* ${also} ${nth} ${what})`,
    countedWithin,
  ),
  rule(
    `${edge} ((${count} unit=ANYUNIT:day,week|unit=UNITS:day) ${scope}|(${count})? of=MONTH unit=UNITS:day,week)`,
    ({ count, last, of, unit }, context) => {
      const days = (count || fewDays) * (unit === "week" ? 7 : 1);
      return pick(of, context, ([from, to]) => daysFrom(last ? to - days + 1 : from, days));
    },
  ),
  // "jeden zweiten Dienstag" may be every other one: the next ones are shown.
  rule("EACH nth=(ORD:2|ND:2) weekday=WD", ({ weekday }, { isPast, today }) =>
    isPast ? undefined : { kind: "list", spans: each(daysFrom(today, 28), weekday) },
  ),
];

const part = "part=(START|MID|END)";
const parted = "of=(WEEK|MONTH|YEAR|SEASON|HOLIDAYS|FEAST|SEASONALONE|YEARNUMBER|CURRENT)";

function namedPart({ of, part }: DayParts, context: Context): Item | undefined {
  if (of.kind === "feast" && !of.isStretch) return undefined;
  const found = pick(of, context, (span) => partOf(span, part));
  const nameOf = of.kind === "month" ? dateTexts.partOf[part as keyof typeof dateTexts.partOf] : undefined;
  return found && { ...found, name: nameOf?.(formatMonthName(isoOf(firstOf(found)))) };
}

/** Halves, beginnings, middles and ends: "Anfang Dezember", "Mitte nächster Woche", "in der ersten Jahreshälfte 2027" */
const fractions: DayRule[] = [
  rule(
    `${nth} (fraction=(HALF|THIRD) ${parted}|of=(MONTH|HOLIDAYS|CURRENT) fraction=(HALF|THIRD)|UNIT:year fraction=(HALF|THIRD) of=(YEAR|YEARNUMBER))`,
    ({ fraction, last, nth, of }, context) => {
      const parts = fraction === "HALF" ? 2 : 3;
      return pick(of, context, (span) => fractionOf(span, parts, last ? parts : nth));
    },
  ),
  rule(`${part} (UNTIL|AND|-|/)? to=(START|MID|END) of=(MONTH|YEAR|WEEK)`, ({ of, part, to }, context) => {
    const [first, last] = [part, to].map((each) => pick(of, context, (span) => partOf(span, each)));
    return first && last && named("span", [firstOf(first), lastOf(last)]);
  }),
  rule(
    `(${part} ${parted}|of=CURRENT ${part}|of=(MONTH|YEAR|WEEK|HOLIDAYS) (,|AT|THE|IN)* ${part} !((FROM|THE|IN)* (UNIT|MON|NUM|WEEK|YEAR)))`,
    namedPart,
  ),
  rule("(of=WEEK WORKDAYS|WORKDAYS of=WEEK)", ({ of }) => named("span", daysFrom(mondayOf(lastOf(of)), 5))),
  rule("EACH? WORKDAYS ((THIS|IN THE) UNIT:week)?", (_, context) =>
    pickFromCurrent("week", context, ([from]) => daysFrom(from, 5)),
  ),
];

const eachOf = ([from, to]: Span, weekday: number): Span[] =>
  // A weekend may begin the day before.
  weekday ? each([from, to], weekday) : each([from - 1, to], 6, 2);

/** "alle Freitage im Januar", "samstags bis Ostern", "an den Adventswochenenden" */
const repeated: DayRule[] = [
  // "am Adventssonntag" is the next of them.
  rule("NEXT? of=FEAST (UNIT:weekend|weekday=WD)", ({ of, weekday }, { today }) => {
    const next = of.spans
      .flatMap((span) => (lengthOf(span) > 7 ? eachOf(span, weekday) : []))
      .find(([, to]) => to >= today);
    return next && { kind: "day", spans: [next], isSearchable: true };
  }),
  rule("EACH? of=FEAST (UNITS:weekend|weekday=WDS)", ({ of, weekday }) => ({
    kind: "list",
    spans: of.spans.flatMap((span) => eachOf(span, weekday)),
  })),
  rule(
    "(EACH|CARD:1)? (also=ANYWD (AND|,|/) (AT|THE|CARD:1)*)? (unit=ANYUNIT:weekend|weekday=ANYWD) until=UNTIL? of=(MONTH|SEASON|FEAST|YEAR|HOLIDAYS)",
    ({ also, of, unit, until, weekday }, { today }) => {
      const [span] = of.spans;
      if (!span || (of.kind === "feast" && lengthOf(span) === 1 && !until)) return undefined;
      const within: Span = until ? [today, span[0]] : span;
      return {
        kind: "list",
        spans: [...(also ? each(within, also) : []), ...each(within, weekday || 6, unit ? 2 : 1)],
      };
    },
  ),
];

/** How many "die Tage vor Weihnachten" are */
const daysBeside = 5;
/** How many days "um den 10. herum" adds on both sides */
const daysAround = 2;
const side = "side=(BEFORE|AFTER)";
const of = "THE? of=(DAY|FEAST|SPAN|HOLIDAYS)";

/** The nth days of a length before or after a span, from a weekday on where one is given */
function beside({ of, side }: DayParts, days: number, nth = 1, weekday = 0): Item | undefined {
  const next = lastOf(of) + 1;
  const previous = firstOf(of) - 1;
  const from =
    side === "AFTER"
      ? (weekday ? weekdayFrom(next, weekday) : next) + 7 * (nth - 1)
      : (weekday ? weekdayUntil(previous, weekday) : previous - days + 1) - 7 * (nth - 1);
  return named(days === 1 ? "day" : "span", daysFrom(from, days));
}

/** "am Tag vor Heiligabend", "das Wochenende nach Ostern", "am Sonntag vor Weihnachten" */
const adjacent: DayRule[] = [
  rule(`(CARD:1|LAST)? UNIT:day ${side} ${of}`, (parts) => beside(parts, 1)),
  rule("(EVE (BEFORE|FROM|AT|THE)*|TOD (BEFORE|AT|FROM) THE?) of=(FEAST|DAY)", (parts) => beside(parts, 1)),
  // "in den letzten zwei Wochen vor Weihnachten" are all of them, "zwei Wochen vor Weihnachten" is a day.
  rule(`(THE|LAST|ORD:1|ND:1|NEXT) ${count} unit=ANYUNIT:day,week ${side} ${of}`, (parts) => {
    const days = parts.count * (parts.unit === "week" ? 7 : 1);
    return isCount(days) ? beside(parts, days) : undefined;
  }),
  rule(`${count} ${countedUnit} ${side} ${of}`, ({ count, of, side, unit }) => {
    const day = side === "AFTER" ? addUnits(lastOf(of), unit, count) : addUnits(firstOf(of), unit, -count);
    return isCount(count) ? named("day", oneDay(day)) : undefined;
  }),
  rule(`UNITS:day ${side} ${of}`, (parts) => beside(parts, daysBeside)),
  rule(`(nth=(ND|ORD)|LAST)? (unit=ANYUNIT:week,weekend|weekday=(WD|WDH)) ${side} ${of}`, (parts) => {
    const { nth, unit, weekday } = parts;
    return unit === "week" ? beside(parts, 7, nth || 1) : beside(parts, unit ? 2 : 1, nth || 1, weekday || 6);
  }),
  // "die Woche vom 7. Dezember", "das Wochenende um Nikolaus"
  rule("unit=UNIT:week,weekend (SINCE|FROM|UM|AROUND|IN|AT|THE)* of=(DAY|FEAST|LIST)", ({ of, unit }) => {
    if (of.isStretch || of.kind === "list") return of;
    return of.weekday
      ? undefined
      : named(unit === "week" ? "week" : "weekend", unitAround(firstOf(of), unit));
  }),
  rule("rund? UM (THE|AROUND)* of=(DAY|FEAST) AROUND?", ({ of }, { today }) => {
    const isNow = firstOf(of) < today && lastOf(of) >= today;
    return isNow ? undefined : named("span", [firstOf(of) - daysAround, lastOf(of) + daysAround]);
  }),
];

/** What is counted or named within days, and what stands before and after them */
export const parts: DayRule[] = [...ordinals, ...fractions, ...repeated, ...adjacent];
