import {
  addUnits,
  type Context,
  type Day,
  dateOf,
  daysFrom,
  each,
  firstOf,
  firstOfMonth,
  type Item,
  lastOf,
  mondayOf,
  named,
  nearestInMonths,
  nthWeekday,
  oneDay,
  type Span,
  unitAround,
  units,
  weekdayFrom,
  weekdayOf,
  weekdayUntil,
  yearAround,
} from "./calendar";
import { anyUnit, count, countedUnit, type DayRule, isCount, maxCount, rule, wholeUnit } from "./day-rule";
import { pickFromCurrent } from "./picking";
import { dateTexts } from "./texts";

/** How many units away: "nächste Woche" is one, "letzte Woche" minus one. */
const distances: Record<string, number> = { THIS: 0, NEXT: 1, AFTERNEXT: 2, LAST: -1, BEFORELAST: -2 };
const which = "which=(THIS|NEXT|AFTERNEXT|LAST|BEFORELAST)";

/** Names of their texts, from two days ago on */
const nearDays = ["dayBeforeYesterday", "yesterday", "today", "tomorrow", "dayAfterTomorrow"] as const;

const kindOf = (unit: string): Item["kind"] => units[unit]?.kind ?? "span";

/** "diese Woche", "übernächstes Wochenende", "letzten Monat" */
function relativeUnit(unit: string, distance: number, { isPast, today }: Context): Item | undefined {
  // On a weekend the next one is a week away, on other days the one before it was "letztes Wochenende".
  const steps = unit === "weekend" && distance > 0 && weekdayOf(today) < 6 ? distance - 1 : distance;
  const [from, to] = unitAround(addUnits(today, unit, steps), unit);
  const isThis = distance === 0 && unit !== "weekend";
  const name = dateTexts.relative[unit as keyof typeof dateTexts.relative]?.[distance];
  // Of this week what is left, or of the past what is over
  const restOfThis: Span = isPast ? [from, Math.min(to, today)] : [Math.max(from, today), to];
  return named(kindOf(unit), isThis ? restOfThis : [from, to], name);
}

const nameOf = (amount: number, unit: string) =>
  dateTexts.units[unit as keyof typeof dateTexts.units]?.(amount);

/** "in zwei Wochen" is that week, "in drei Tagen" that day. */
function inUnits(amount: number, unit: string, { today }: Context): Item | undefined {
  const far = nameOf(Math.abs(amount), unit);
  const around = unit === "year" ? "month" : unit;
  const name = far && (amount < 0 ? dateTexts.before(far) : dateTexts.in(far));
  return isCount(Math.abs(amount))
    ? named(kindOf(around), unitAround(addUnits(today, unit, amount), around), name)
    : undefined;
}

/** From today on, or up to today */
function counted(amount: number, unit: string, isBack: boolean, { today }: Context): Item | undefined {
  if (!isCount(amount)) return undefined;
  const far = nameOf(amount, unit);
  const name = far && (isBack ? dateTexts.inTheLast(far) : dateTexts.inTheNext(far));
  const end = addUnits(today, unit, isBack ? -amount : amount);
  return named("span", isBack ? [end, today] : [today, end], name);
}

/** "heute in acht Tagen" is in a week. */
const meant = (amount: number, unit: string): number => (unit === "day" && amount === 8 ? 7 : amount);

/** How many "die letzten Tage" are */
const fewDaysBack = 5;
/** How many "die nächsten Tage" are */
const fewOf: Record<string, number> = { day: 7, week: 3, month: 3, year: 2 };
const fewWeekends = 3;
/** How many days vague words mean from today on or back; and whether they are a time only where nothing else is asked for. */
const vagueWords: [pattern: string, days: number, isVague?: true][] = [
  ["SOON", 14],
  ["BALD", 14, true],
  ["RECENTLY", -14, true],
  ["THIS UNITS:day", 7],
  ["THE UNITS:day !(BEFORE|AFTER|UM|AROUND|IN|FROM|THE|SINCE|UNTIL|BETWEEN|FEASTNAME)", 7, true],
];

const hoursOfDay = 24;
const about = "(AROUND|gut|knapp|SW:7)*";

/** "die nächsten zwei Wochen", "in drei Tagen", "Freitag in acht Tagen" */
const countedUnits: DayRule[] = [
  rule(
    "which=(NEXT|LAST|WITHIN) (IN|THE|FROM|NEXT|LAST)* (count=COUNT)? UNIT:hour",
    ({ count, which }, { hour, today }) => {
      const end = (sign: number) => today + Math.floor((hour + sign * (count || 1)) / hoursOfDay);
      if (count > maxCount) return undefined;
      return named("span", which === "LAST" ? [end(-1), today] : [today, end(1)]);
    },
  ),
  rule(
    `(day=REL|NOW) side=(IN|AROUND|AFTER|BEFORE) ${count} ${countedUnit}`,
    ({ count, day, side, unit }, { today }) => {
      const amount = meant(count, unit) * (side === "BEFORE" ? -1 : 1);
      const far = day === 0 && amount > 0 ? nameOf(count, unit) : undefined;
      return isCount(count)
        ? named("day", oneDay(addUnits(today + day, unit, amount)), far && dateTexts.in(far))
        : undefined;
    },
  ),
  rule(
    `(THIS|NEXT)? weekday=WD side=(IN|BEFORE) ${count} ${countedUnit}`,
    ({ count, side, unit, weekday }, { today }) => {
      if (!isCount(count)) return undefined;
      const isBack = side === "BEFORE";
      const near = isBack ? weekdayUntil(today, weekday) : weekdayFrom(today, weekday);
      const day = addUnits(near, unit, meant(count, unit) * (isBack ? -1 : 1));
      return { kind: "day", spans: [oneDay(day)], week: mondayOf(day) };
    },
  ),
  rule(
    `which=(NEXT|LAST|WITHIN|THIS) (IN|THE|FROM|NEXT|WITHIN)* ${count} ${countedUnit} !(BEFORE|AFTER)`,
    ({ count, unit, which }, context) => counted(count, unit, which === "LAST", context),
  ),
  rule("which=(NEXT|LAST) WHOLE? unit=UNITS:day,week,month,year !THE", ({ unit, which }, context) => {
    const isBack = which === "LAST";
    return counted(isBack && unit === "day" ? fewDaysBack : (fewOf[unit] ?? 0), unit, isBack, context);
  }),
  rule(
    `which=(NEXT|LAST) (${count} (unit=ANYUNIT:weekend|weekday=ANYWD)|WHOLE? (unit=UNITS:weekend|weekday=WDS))`,
    ({ count, unit, weekday, which }, { today }) => {
      const [amount, begins, lasts] = [count || fewWeekends, weekday || 6, unit ? 2 : 1];
      const first =
        which === "LAST"
          ? weekdayUntil(today - 1, begins) - 7 * (amount - 1)
          : weekdayFrom(unit && weekdayOf(today) === 7 ? today - 1 : today, begins);
      return { kind: "list", spans: each(daysFrom(first, 7 * amount), begins, lasts) };
    },
  ),
  rule(`SEIT ${about} ${count} ${countedUnit}`, ({ count, unit }, context) =>
    counted(count, unit, true, context),
  ),
  rule(
    `(side=(IN|BEFORE) ${about} ${count} ${countedUnit}|${count} ${countedUnit} side=AGO)`,
    ({ count, side, unit }, context) => inUnits(side === "IN" ? count : -count, unit, context),
  ),
  // "innerhalb der nächsten Woche" begins today.
  rule(`WITHIN (THE|FROM)* NEXT? ${wholeUnit}`, ({ unit }, context) => counted(1, unit, false, context)),
];

/** "heute", "nächste Woche", "KW 50", "im Jahr 2027" */
const nearDaysAndUnits: DayRule[] = [
  rule("NOW", (_, { isNow, today }, { before, after }) =>
    isNow || / (?:FROM|SINCE|UNTIL) $/.test(before) || /^ UNTIL /.test(after)
      ? named("day", oneDay(today))
      : undefined,
  ),
  ...vagueWords.map(([pattern, days, isVague]) =>
    rule(pattern, (_, context) => {
      const isMeant = !isVague || context.isBare || (days < 0 && context.isPast);
      return isMeant ? counted(Math.abs(days), "day", days < 0 || context.isPast, context) : undefined;
    }),
  ),
  rule("JUSTNOW", (_, { today, isPast }) => (isPast ? named("day", oneDay(today)) : undefined)),
  rule("(LAST|EARLIER) (veranstaltung|veranstaltungen|termine|events|feste)", (_, context) =>
    counted(1, "year", true, context),
  ),
  rule("day=REL UNIT:day?", ({ day }, { today }) => {
    const text = nearDays[day + 2];
    return named("day", oneDay(today + day), text && dateTexts[text]);
  }),
  rule(`((OLD|THIS) OLD? unit=UNIT:year|WHOLE ${wholeUnit})`, ({ unit }, context) =>
    relativeUnit(unit, 0, context),
  ),
  rule("NEW UNIT:year", (_, { today }) => {
    const { month, year } = dateOf(today);
    return month > 6
      ? named("year", yearAround(year + 1), dateTexts.relative.year[1])
      : named("year", yearAround(year));
  }),
  rule(`${which} ${anyUnit} !(BEFORE|AFTER)`, ({ unit, which }, context) =>
    relativeUnit(unit, distances[which] ?? 0, context),
  ),
  // "dieses und nächstes Wochenende", "diese Woche oder nächste": the unit belongs to both.
  rule(
    "which=(THIS|NEXT|LAST) (AND THE? other=(NEXT|AFTERNEXT|BEFORELAST) (unit=UNIT|weekday=WD)|(unit=UNIT|weekday=WD) AND THE? other=(NEXT|AFTERNEXT|BEFORELAST) $)",
    ({ other, unit, weekday, which }, context) => {
      const [one, two] = [which, other].map((each) =>
        weekday ? aWeekday(weekday, each, context) : relativeUnit(unit, distances[each] ?? 0, context),
      );
      if (!one || !two) return undefined;
      const later = firstOf(one) === firstOf(two) ? 7 : 0;
      return {
        kind: "list",
        spans: [...one.spans, ...two.spans.map(([from, to]): Span => [from + later, to + later])],
      };
    },
  ),
  rule(wholeUnit, ({ unit }) => ({ kind: "current", spans: [], unit })),
  rule("(KW|UNIT:week) week=NUM (/? year=NUM)?", ({ week, year }, context) =>
    calendarWeek(week, year, context),
  ),
  rule("week=(ND|ORD) KW (year=NUM)?", ({ week, year }, context) => calendarWeek(week, year, context)),
  // "KW 49 bis 51", "KW 49 und 51"
  rule(
    "(KW|UNIT:week) week=NUM side=(UNTIL|AND|,|/|-) day=NUM !(MON|CLOCK|ND|NUM)",
    ({ day, side, week }, context) => {
      const [one, two] = [calendarWeek(week, 0, context), calendarWeek(day, 0, context)];
      if (!one || !two || firstOf(two) < firstOf(one)) return undefined;
      const isRange = side === "UNTIL" || side === "-";
      return isRange
        ? named("span", [firstOf(one), lastOf(two)])
        : { kind: "list", spans: [...one.spans, ...two.spans] };
    },
  ),
  rule("nth=(ND|ORD) unit=UNIT:quarter,halfyear (of=(YEAR|YEARNUMBER))?", ({ nth, of, unit }, { today }) => {
    const months = nth * (units[unit]?.months ?? 0);
    const inYear = (year: number) => unitAround(firstOfMonth(year, months), unit);
    const { year } = dateOf(today);
    const span = inYear(of.spans.length > 0 ? dateOf(lastOf(of)).year : year);
    return months > 12
      ? undefined
      : named("season", of.spans.length > 0 || span[1] >= today ? span : inYear(year + 1));
  }),
];

function calendarWeek(week: number, year: number, { today, isPast }: Context): Item | undefined {
  // The 4th of January is in the first week of every year.
  const inYear = (each: number) => daysFrom(mondayOf(firstOfMonth(each, 1) + 3) + 7 * (week - 1), 7);
  const [from, to] = inYear(dateOf(today).year);
  const years = isPast ? (from > today ? -1 : 0) : to < today ? 1 : 0;
  const span = inYear(year || dateOf(today).year + years);
  return week >= 1 && week <= 53 ? named("week", span, dateTexts.calendarWeek(week)) : undefined;
}

/** "am Freitag", "letzten Dienstag", "übernächsten Samstag" */
function aWeekday(weekday: number, which: string, { today, isPast }: Context): Item {
  const back = weekdayUntil(today - 1, weekday);
  const later = weekdayFrom(today + 1, weekday);
  const named: Record<string, Day> = { LAST: back, BEFORELAST: back - 7, NEXT: later, AFTERNEXT: later + 7 };
  const day = named[which];
  return day
    ? { kind: "day", spans: [oneDay(day)] }
    : { kind: "day", spans: [oneDay(isPast ? back : weekdayFrom(today, weekday))], weekday };
}

/** Where "do" and "so" are days: "am Do", "Fr, Sa, So", "Sa 14 Uhr" */
const isShortWeekday = (weekday: number, before: string, after: string, hasHours: boolean): boolean =>
  / (?:AT|THIS|NEXT|UNTIL|SINCE) $/.test(before) ||
  / (?:WD.?|SW|REL|ND) (?:(?:,|AND|UNTIL|-|\/) )?$/.test(before) ||
  /^ (?:, )?(?:THE )?(?:WD.?|SW|REL|ND|NUM|MON|FEASTNAME) /.test(after) ||
  (weekday !== 7 && /^ (?:,|AND|UNTIL|-|\/) /.test(after)) ||
  (/^ *$/.test(after) && (hasHours || (weekday !== 4 && weekday !== 7)));

const weekdays: DayRule[] = [
  rule("WHOLE? ANYUNIT:weekend !(ND|NUM)", (_, context) => {
    const isOver = context.isPast && weekdayOf(context.today) < 6;
    return relativeUnit("weekend", isOver ? -1 : 0, context);
  }),
  // "am dritten Freitag" is counted within a month, unless "am 4. Freitag" is a Friday and the fourth.
  rule("nth=(ORD|ND) weekday=WD", ({ nth, weekday }, context) => {
    const numbered = nearestInMonths(context, nth);
    if (nth > 5) return undefined;
    if (numbered && weekdayOf(numbered) === weekday) return named("day", oneDay(numbered));
    return pickFromCurrent("month", context, (span) => nthWeekday(span, weekday, nth));
  }),
  rule("(of=WEEK (AT|THE|FROM|,)* weekday=(WD|WDH)|weekday=(WD|WDH) ,? of=WEEK)", ({ of, weekday }) => {
    const week = mondayOf(lastOf(of));
    return { kind: "day", spans: [oneDay(week + weekday - 1)], week };
  }),
  rule(`(${which})? AT? weekday=WD`, ({ weekday, which }, context) => aWeekday(weekday, which, context)),
  rule(
    "(EACH AT? weekday=WD|weekday=WDH|(EACH|THE) weekday=WDS|weekday=WDS &(IN|AT|BETWEEN|SINCE|UNTIL|MONTH|SPAN|RANGE))",
    ({ weekday }, context) => ({ ...aWeekday(weekday, "", context), isEach: true }),
  ),
  rule("weekday=SW", ({ weekday }, context, { after, before }) =>
    isShortWeekday(weekday, before, after, context.hasHours) ? aWeekday(weekday, "", context) : undefined,
  ),
];

/** What names days by their distance from today */
export const relatives: DayRule[] = [...countedUnits, ...nearDaysAndUnits, ...weekdays];
