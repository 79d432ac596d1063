import {
  addUnits,
  type Context,
  contains,
  type Day,
  dateOf,
  dayOf,
  daysFrom,
  daysWithin,
  each,
  firstOf,
  type Item,
  joined,
  lastOf,
  lengthOf,
  named,
  oneDay,
  type Span,
  weekdayFrom,
  weekdayOf,
} from "./calendar";
import { count, countedUnit, type DayParts, type DayRule, isCount, rule } from "./day-rule";
import { nthOfSeries } from "./feasts";
import { aFeast, dayAlone } from "./names";
import { dateTexts } from "./texts";

/** "Freitag und Samstag nächster Woche" are of that week, "1. und 2. Advent" both of Advent. */
function ofSame(item: Item, { feast, week }: Item, context: Context): Item {
  if (item.weekday && week) return { kind: "day", spans: [oneDay(week + item.weekday - 1)], week };
  const nth = feast && item.daysOfMonth?.[0] ? nthOfSeries(feast, item.daysOfMonth[0]) : undefined;
  return (nth && aFeast({ ...item, feast: nth }, 0, context)) ?? item;
}

/** The day of this number in a month, or in the month beside it where that would be before or after */
function inMonthOf(near: Day, date: number, step: 1 | -1): Day {
  const { year, month } = dateOf(near);
  const here = dayOf(year, month, date);
  const isFitting = here !== undefined && (step > 0 ? here >= near : here <= near);
  return (isFitting ? here : dayOf(year, month + step, date)) ?? Number.NaN;
}

/** Both ends of a range as they are named, each seen from the other */
function endsOf(one: Item, right: Item, context: Context): Span {
  const left = ofSame(one, right, context);
  const [from, to] = [firstOf(left), lastOf(right)];
  const [leftDay, rightDay] = [left.daysOfMonth?.[0], right.daysOfMonth?.[0]];
  if (leftDay && (right.yearly || right.year)) return [inMonthOf(to, leftDay, -1), to];
  if (rightDay) return [from, inMonthOf(from, rightDay, 1)];
  if (right.weekday) return [from, weekdayFrom(from + 1, right.weekday)];
  if (left.yearly && right.yearly) {
    // Under way, the range began before today.
    const begun = [0, 1].map((years) => left.yearly?.(dateOf(to).year - years)?.[0] ?? from);
    return [begun.find((day) => day <= to) ?? from, to];
  }
  if (from <= to) return [from, to];
  const later = [0, 1]
    .map((years) => right.yearly?.(dateOf(from).year + years)?.[1] ?? 0)
    .find((day) => day >= from);
  return [left.weekday && !later && !context.isPast ? weekdayFrom(to - 6, left.weekday) : from, later ?? to];
}

const days = "(DATE|NUMBER|SEASONALONE|YEARNUMBER)";
const articles = "(AT|THE|IN|FROM|INCL|LATEST|AROUND|UNTIL)*";
/** A number alone is a day where the words around say so. */
const isLoose = (item: Item, after: string) =>
  item.kind === "number" && !/^ (?:(?:UNTIL|AND|,|-|\/) |$)/.test(after);
const isDate = ({ daysOfMonth, feast, yearly, year }: Item) =>
  Boolean(daysOfMonth ?? feast ?? yearly ?? year);

function range({ left, right }: DayParts, context: Context): Item | undefined {
  // "jeden Mittwoch bis Ende Januar"
  if (left.isEach && !right.weekday)
    return { kind: "list", spans: each([context.today, lastOf(right)], left.weekday ?? 0) };
  return named("range", endsOf(left, right, context));
}

/** What lies between two feasts that last lies outside them. */
function between({ left, right }: DayParts, context: Context): Item | undefined {
  const [first, last] = endsOf(left, right, context);
  const from = left.isStretch && lastOf(left) + 1 < last ? lastOf(left) + 1 : first;
  return named("range", [from, right.isStretch && from < firstOf(right) - 1 ? firstOf(right) - 1 : last]);
}

/** Days whose month the other one names: "5. oder 12. Dezember" */
function withMonthOf({ spans: [span], yearly, year }: Item, { daysOfMonth, spans }: Item): readonly Span[] {
  if (!daysOfMonth || !span || !(yearly || year)) return spans;
  const date = dateOf(span[0]);
  return daysOfMonth.flatMap((day) => {
    const found = dayOf(date.year, date.month, day);
    return found === undefined ? [] : [oneDay(found)];
  });
}

function list({ left: one, right: other, side }: DayParts, context: Context): Item | undefined {
  const isOneDate = side === "," && one.weekday && other.kind === "day" && isDate(other);
  if (isOneDate || (one.kind === "number" && !isDate(other))) return undefined;
  const [left, right] = [ofSame(one, other, context), ofSame(other, one, context)];
  const daysOfMonth = left.daysOfMonth && right.daysOfMonth && [...left.daysOfMonth, ...right.daysOfMonth];
  const { feast, week, weekday, isEach } = right;
  const { yearly, year } = left.daysOfMonth ? right : {};
  const isSearchable = left.isSearchable || right.isSearchable;
  const spans = [...withMonthOf(right, left), ...right.spans];
  const kind = left.kind === "open" || right.kind === "open" ? "open" : "list";
  // The rest of the list stands beside days of the same month.
  return { kind, spans, feast, week, weekday, isEach, daysOfMonth, yearly, year, isSearchable };
}

const areSameWeekday = (one: Span | undefined, other: Span | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  lengthOf(other) === 1 &&
  weekdayOf(one[0]) === weekdayOf(other[0]);

const weeksListed = 12;

/** Two items side by side: a part of the other, or of the year that the other names */
function together({ left, right }: DayParts): Item | undefined {
  // "samstags ab Januar", "sonntags im Januar und Februar"
  if (left.isEach && right.spans.some((span) => lengthOf(span) > 8)) {
    const spans = right.spans.flatMap(([from, to]) =>
      each([from, Math.min(to, from + 7 * weeksListed - 7)], left.weekday ?? 0),
    );
    return spans.length > 0 ? { kind: "list", spans } : undefined;
  }
  // "Dezember bis Mitte Januar" is a range.
  if (right.kind === "open" && Number.isFinite(lastOf(right))) return undefined;
  const isSearchable = left.isSearchable || right.isSearchable;
  // "am Wochenende von Freitag bis Sonntag"
  if (left.kind === "weekend" && right.kind === "range" && contains(right, left)) return right;
  const inner = contains(left, right) ? right : contains(right, left) ? left : undefined;
  if (inner) return { ...inner, isSearchable };
  const [year, other] = left.kind === "year" ? [left, right] : [right, left];
  return year.kind === "year" ? named("span", other.yearly?.(dateOf(lastOf(year)).year)) : undefined;
}

/** Days side by side, ranges and lists */
const ranges: DayRule[] = [
  // "nach Weihnachten bis Neujahr"
  rule(`AFTER (AT|THE)* left=DATE (UNTIL|-) ${articles} right=DATE`, ({ left, right }, context) =>
    named("range", [lastOf(left) + 1, endsOf(left, right, context)[1]]),
  ),
  rule(`BETWEEN ${articles} left=${days} (AND|-) ${articles} right=${days}`, (parts, context, { after }) =>
    isLoose(parts.right, after) ? undefined : between(parts, context),
  ),
  rule(
    `(FROM|SINCE|SEIT|BETWEEN|AT|THE|EARLIEST)* (left=${days} (AT|,)* (UNTIL|-)|left=NUMBER mit) ${articles} right=${days}`,
    (parts, context, { after }) => (isLoose(parts.right, after) ? undefined : range(parts, context)),
  ),
  // "Samstag, 5. Dezember" is that date, whatever weekday it is.
  rule("left=DAY (,|THE|AT)* right=DAY", (parts, context) => {
    const { left, right } = parts;
    if (left.weekday && isDate(right)) return { ...right };
    if ((right.weekday && (left.yearly || left.year)) || contains(left, right)) return { ...left };
    return left.weekday || right.weekday ? list(parts, context) : undefined;
  }),
  // "Samstag und Sonntag, 5. und 6. Dezember"
  rule("left=LIST ,? right=LIST", ({ left, right }) => {
    const isNamed = (span: Span | undefined, at: number) => span && areSameWeekday(span, right.spans[at]);
    return left.weekday && isDate(right) && left.spans.every(isNamed) ? { ...right } : undefined;
  }),
  rule(
    `(left=(DATE|RANGE|NUMBER) (,? (AND|/)|side=,)|left=OPEN ,? (AND|/)) ${articles} right=(DATE|RANGE|OPEN|LIST|NUMBER)`,
    (parts, context, { after }) => (isLoose(parts.right, after) ? undefined : list(parts, context)),
  ),
  // "3-5.12.", "1/2. Dezember": a number alone is a day only beside a date.
  rule(`day=NUM side=(UNTIL|-|AND|,|/) ${articles} right=(DAY|LIST|RANGE)`, (parts, context) => {
    const left = dayAlone(parts.day, context);
    if (!left || !isDate(parts.right)) return undefined;
    return parts.side === "UNTIL" || parts.side === "-"
      ? range({ ...parts, left }, context)
      : list({ ...parts, left }, context);
  }),
  rule("left=(DATE|RANGE) right=(DATE|RANGE|LIST|OPEN)", together),
];

const ending = "of=(DATE|LIST|NUMBER|SEASONALONE|YEARNUMBER)";
const upTo = (end: Day, { today, isPast }: Context): Item | undefined =>
  isPast ? undefined : named("open", [today, end]);
const openFrom = (from: Day): Item | undefined => named("open", [from, Number.POSITIVE_INFINITY]);

/** How many days "kurz vor Weihnachten" are */
const daysShortly = 7;
/** How many days "vor Allerheiligen" are, when it is over */
const daysBefore = 14;
const lasting = `${count} ${countedUnit}`;

/** "ab", "bis", "vor" and "nach": one end is open, or today. */
const opens: DayRule[] = [
  rule(`(UNTIL|LATEST) (AT|THE|INCL|IN|FROM|LATEST|BEFORE|UNTIL)* ${ending}`, ({ of }, context, { after }) =>
    isLoose(of, after) ? undefined : upTo(of.isStretch ? firstOf(of) : lastOf(of), context),
  ),
  rule(`EARLIEST? SEIT (AT|THE|IN)* ${ending}`, ({ of }, { today }, { after }) =>
    isLoose(of, after) ? undefined : named("open", [firstOf(of), today]),
  ),
  // "ab Freitag für drei Tage", "drei Tage ab Freitag"
  rule(
    `((SINCE|FROM) (AT|THE|IN)* of=(DAY|FEAST) AT* ${lasting} lang?|IN? ${lasting} lang? (SINCE|FROM) (AT|THE|IN)* of=(DAY|FEAST))`,
    ({ count, of, unit }) =>
      isCount(count) ? named("span", [firstOf(of), addUnits(firstOf(of), unit, count) - 1]) : undefined,
  ),
  rule(`(EARLIEST|THE|IN)* (SINCE|EARLIEST) (AT|THE|IN|SINCE|FROM)* ${ending}`, ({ of }, _, { after }) =>
    isLoose(of, after) ? undefined : openFrom(firstOf(of)),
  ),
  // "von Mittwoch an"
  rule("(FROM of=DATE AT &(UNTIL|-|,|CARD|NUM|$)|of=DATE (ff|ONWARDS|onwards))", ({ of }) =>
    openFrom(firstOf(of)),
  ),
  rule("(kurz|direkt|gleich|unmittelbar) side=(BEFORE|AFTER) (AT|THE|IN)* of=DATE", ({ of, side }) =>
    named("span", daysFrom(side === "AFTER" ? lastOf(of) + 1 : firstOf(of) - daysShortly, daysShortly)),
  ),
  rule(
    `(EARLIEST|IN|THE|erst|zeit)* AFTER (AT|THE|IN)* ${ending}`,
    ({ of }, { isPast, today }, { after }) => {
      if (isLoose(of, after)) return undefined;
      return isPast ? named("open", [lastOf(of) + 1, today]) : openFrom(lastOf(of) + 1);
    },
  ),
  rule(`(IN|THE|noch|zeit)* BEFORE (AT|THE|IN)* ${ending}`, ({ of }, context, { after }) => {
    if (isLoose(of, after)) return undefined;
    return context.isPast
      ? named("open", daysFrom(firstOf(of) - daysBefore, daysBefore))
      : upTo(firstOf(of) - 1, context);
  }),
];

/** A weekday is each of its name, and "das Wochenende" each weekend. */
function holds({ kind, name, spans, weekday }: Item, day: Day): boolean {
  if (weekday) return weekdayOf(day) === weekday;
  if (kind === "weekend" && name === dateTexts.relative.weekend[0]) return weekdayOf(day) > 5;
  return spans.some(([from, to]) => from <= day && day <= to);
}

/** What combines days with days */
export const spans: DayRule[] = [
  // "nächste Woche außer Mittwoch", "im Dezember ohne die Feiertage": a weekday is taken out of every week.
  rule(
    "of=(DATE|RANGE|LIST|OPEN) ,? (EXCEPT|ohne) PREP* left=(DATE|RANGE) ((,|AND|AT|THE)+ right=DATE &$)?",
    ({ left, of, right }) => {
      const isLeft = (day: Day) => !holds(left, day) && !holds(right, day);
      const remaining = of.spans.flatMap((span) => daysWithin(span, isLeft));
      return remaining.length > 0 ? { kind: "list", spans: joined(remaining.map(oneDay)) } : undefined;
    },
  ),
  ...ranges,
  ...opens,
  // "am Freitag", "in der nächsten Woche"
  rule("PREP of=(DATE|RANGE|LIST|CURRENT|YEARNUMBER)", ({ of }) => of),
];
