import type { Item } from "./item";
import { type Rule, rule } from "./reduce";
import {
  type Context,
  type Day,
  dayOf,
  daysFrom,
  isAfter,
  isBefore,
  oneDay,
  type Span,
  weekdayFrom,
} from "./span";

const articles = "(?:(?:AT|THE|IN|FROM|INCL|LATEST|AROUND|UNTIL) )*";
const maxSpans = 60;

const firstOf = ({ spans }: Item): Day | undefined => spans[0]?.from;
const lastOf = ({ spans }: Item): Day | null | undefined => spans.at(-1)?.to;

/** A day whose month the other one names: "5. oder 12. Dezember", "30. bis 2." */
function withMonthOf({ spans: [span], yearly }: Item, dayOfMonth: number): Span[] | undefined {
  if (!span || !yearly) return undefined;
  const day = dayOf(span.from.year, span.from.month, dayOfMonth);
  return day && [oneDay(day)];
}

/** Both ends of a range as they are named, each seen from the other. */
function unorderedEnds(left: Item, right: Item, context: Context): { from: Day; to: Day } | undefined {
  const to = lastOf(right);
  const from = firstOf(left);
  if (!from || !to) return undefined;
  if (left.dayOfMonth && right.yearly) {
    const inMonth = dayOf(to.year, to.month, left.dayOfMonth);
    if (inMonth && !isAfter(inMonth, to)) return { from: inMonth, to };
    const month = to.with({ day: 1 }).subtract({ months: 1 });
    const earlier = dayOf(month.year, month.month, left.dayOfMonth);
    return earlier && { from: earlier, to };
  }
  if (right.dayOfMonth) {
    const inMonth = dayOf(from.year, from.month, right.dayOfMonth);
    if (inMonth && !isBefore(inMonth, from)) return { from, to: inMonth };
    const month = from.with({ day: 1 }).add({ months: 1 });
    const later = dayOf(month.year, month.month, right.dayOfMonth);
    return later && { from, to: later };
  }
  if (right.weekday) {
    const next = weekdayFrom(from, right.weekday);
    return { from, to: next.equals(from) ? next.add({ weeks: 1 }) : next };
  }
  if (left.yearly && right.yearly) {
    // Under way, the range began before today.
    const begun = left.yearly(to.year) ?? { from };
    const start = isAfter(begun.from, to) ? (left.yearly(to.year - 1)?.from ?? from) : begun.from;
    return { from: start, to };
  }
  if (isBefore(to, from)) {
    const later = right.yearly?.(from.year) ?? undefined;
    const inNextYear = right.yearly?.(from.year + 1);
    const end = [later?.to, inNextYear?.to].find((day) => day && !isBefore(day, from));
    if (end) return { from, to: end };
    if (left.weekday && !context.isPast)
      return { from: weekdayFrom(to.subtract({ days: 6 }), left.weekday), to };
    return undefined;
  }
  return { from, to };
}

function endsOf(left: Item, right: Item, context: Context): { from: Day; to: Day } | undefined {
  const ends = unorderedEnds(left, right, context);
  return ends && !isBefore(ends.to, ends.from) ? ends : undefined;
}

const range: Rule["resolve"] = ({ item }, context) => {
  const ends = endsOf(item("left"), item("right"), context);
  return ends && { kind: "span", spans: [ends] };
};

/** What lies between two feasts that last lies outside them. */
const between: Rule["resolve"] = ({ item }, context) => {
  const [left, right] = [item("left"), item("right")];
  const ends = endsOf(left, right, context);
  if (!ends) return undefined;
  const begins = lastOf(left)?.add({ days: 1 });
  const ended = firstOf(right)?.subtract({ days: 1 });
  const from = left.isStretch && begins && isBefore(begins, ends.to) ? begins : ends.from;
  const to = right.isStretch && ended && isBefore(from, ended) ? ended : ends.to;
  return { kind: "span", spans: [{ from, to }] };
};

const contains = (outer: Item, inner: Item): boolean =>
  inner.spans.every(({ from, to }) =>
    outer.spans.some(
      (span) => !isBefore(from, span.from) && (span.to === null || (to !== null && !isAfter(to, span.to))),
    ),
  );

const list: Rule["resolve"] = ({ item }) => {
  const [left, right] = [item("left"), item("right")];
  const spans = (left.dayOfMonth && withMonthOf(right, left.dayOfMonth)) || left.spans;
  const isRepeated =
    left.kind === right.kind &&
    spans.length === 1 &&
    right.spans.length === 1 &&
    spans[0]?.from.equals(right.spans[0]?.from ?? "");
  // "dieses und nächstes Wochenende" are two.
  if (isRepeated && (right.kind === "weekend" || right.weekday === undefined) && right.spans[0]?.to)
    return {
      ...right,
      kind: "span",
      name: undefined,
      spans: [
        ...spans,
        { from: right.spans[0].from.add({ weeks: 1 }), to: right.spans[0].to.add({ weeks: 1 }) },
      ],
    };
  // The rest of the list stands beside days of the same month.
  return {
    kind: "span",
    spans: [...spans, ...right.spans].slice(0, maxSpans),
    yearly: right.yearly,
    isSearchable: left.isSearchable || right.isSearchable,
  };
};

const each = (from: Day, to: Day, weekday: number, days: number): Item | undefined => {
  const spans: Span[] = [];
  for (
    let day = weekdayFrom(from, weekday);
    !isAfter(day, to) && spans.length < maxSpans;
    day = day.add({ weeks: 1 })
  )
    spans.push(daysFrom(day, days));
  return spans.length > 0 ? { kind: "span", spans } : undefined;
};

/** "alle Freitage im Januar", "samstags bis Ostern" */
export const eachRules: Rule[] = [
  rule(
    `(?:(?:AT|THE|IN|FROM) )*(?:EACH |THE )?(?:UNITS?_(?<weekend>weekend)|WD[SH]?_(?<weekday>\\d)) (?:(?<how>UNTIL) )?(?:(?:AT|THE|IN|FROM) )*@of:MONTH|SEASON|FEAST|YEAR|HOLIDAYS`,
    ({ item, number, text }, { today }) => {
      const {
        spans: [span],
        kind,
      } = item("of");
      if (!span?.to || (kind === "feast" && span.from.equals(span.to) && !text("how"))) return undefined;
      const isUntil = text("how") === "UNTIL";
      return each(
        isUntil ? today : span.from,
        isUntil ? span.from : span.to,
        number("weekday") || 6,
        text("weekend") ? 2 : 1,
      );
    },
  ),
];

/** "an den Adventswochenenden" */
export const eachOfFeastRules: Rule[] = [
  rule(
    "(?:(?:AT|THE|IN|FROM|EACH) )*@of:FEAST (?:UNITS_(?<weekend>weekend)|WDS_(?<weekday>\\d))",
    ({ item, number, text }) => {
      const [span] = item("of").spans;
      return span?.to ? each(span.from, span.to, number("weekday") || 6, text("weekend") ? 2 : 1) : undefined;
    },
  ),
];

/** Two days side by side, ranges and lists */
export const spanRules: Rule[] = [
  rule(
    `(?:(?:FROM|SINCE|SEIT|BETWEEN|AT|THE|EARLIEST) )*@left(?: (?:AT|,))? (?:UNTIL|-) ${articles}@right`,
    range,
  ),
  rule(`BETWEEN ${articles}@left (?:AND|-) ${articles}@right`, between),
  rule(`@left:DAY(?: (?:,|THE|AT))* @right:DAY`, ({ item }) => {
    const [left, right] = [item("left"), item("right")];
    // "Samstag, 5. Dezember" is that date, whatever weekday it is.
    if (left.weekday && right.yearly) return right;
    if (right.weekday && left.yearly) return left;
    return left.weekday || right.weekday
      ? list({ item, number: () => Number.NaN, text: () => "" }, {} as Context)
      : undefined;
  }),
  rule(`@left(?: (?:,|AND|/))+ ${articles}@right`, list),
  rule(`@left (?:(?:AT|THE|IN|FROM|,) )*@right`, ({ item }) => {
    const [left, right] = [item("left"), item("right")];
    if (contains(left, right)) return { ...right, isSearchable: left.isSearchable || right.isSearchable };
    if (contains(right, left)) return { ...left, isSearchable: left.isSearchable || right.isSearchable };
    const year =
      right.kind === "year"
        ? right.spans[0]?.to?.year
        : left.kind === "year"
          ? left.spans[0]?.to?.year
          : undefined;
    const moved = year === undefined ? undefined : (right.kind === "year" ? left : right).yearly?.(year);
    return moved && { kind: "span", spans: [moved] };
  }),
];

/** "ab", "bis", "vor" and "nach": one end is open, or today. */
export const openRules: Rule[] = [
  rule(`(?:LATEST )?UNTIL (?:(?:AT|THE|INCL|IN|FROM|LATEST|BEFORE) )*@end`, ({ item }, { today, isPast }) => {
    const end = item("end").isStretch ? firstOf(item("end")) : lastOf(item("end"));
    return end && !isBefore(end, today) && !isPast
      ? { kind: "span", spans: [{ from: today, to: end }] }
      : undefined;
  }),
  rule(`(?:EARLIEST )?(?:SEIT) (?:(?:AT|THE|IN) )*@start`, ({ item }, { today }) => {
    const from = firstOf(item("start"));
    return from && !isAfter(from, today) ? { kind: "span", spans: [{ from, to: today }] } : undefined;
  }),
  rule(`(?:(?:EARLIEST|THE|IN) )*(?:SINCE|EARLIEST) (?:(?:AT|THE|IN|SINCE|FROM) )*@start`, ({ item }) =>
    openFrom(firstOf(item("start"))),
  ),
  rule(`FROM @start:DAY|FEAST|WEEK|MONTH|WEEKEND AT`, ({ item }) => openFrom(firstOf(item("start")))),
  rule(`@start:DAY|FEAST (?:ff|aufwarts|onwards)`, ({ item }) => openFrom(firstOf(item("start")))),
  rule(`(?:EARLIEST )?(?:kurz |direkt |gleich |erst )?AFTER (?:(?:AT|THE|IN) )*@start`, ({ item }) =>
    openFrom(lastOf(item("start"))?.add({ days: 1 })),
  ),
  rule(`(?:kurz |direkt |noch )?BEFORE (?:(?:AT|THE|IN) )*@end`, ({ item }, { today }) => {
    const end = firstOf(item("end"))?.subtract({ days: 1 });
    return end && !isBefore(end, today) ? { kind: "span", spans: [{ from: today, to: end }] } : undefined;
  }),
];

const openFrom = (from: Day | null | undefined): Item | undefined =>
  from ? { kind: "span", spans: [{ from, to: null }] } : undefined;
