import type { Item } from "../item";
import { dayOf, isAfter, isBefore, oneDay, type Span } from "../span";
import { each } from "./each-rules";
import { endsOf, firstOf, lastOf, maxSpans } from "./range-ends";
import { type Rule, rule } from "./reduce";

const articles = "(?:(?:AT|THE|IN|FROM|INCL|LATEST|AROUND|UNTIL) )*";

/** A day whose month the other one names: "5. oder 12. Dezember", "30. bis 2." */
function withMonthOf({ spans: [span], yearly, year }: Item, days: readonly number[]): Span[] | undefined {
  if (!span || !(yearly || year)) return undefined;
  return days.flatMap((day) => {
    const found = dayOf(span.from.year, span.from.month, day);
    return found ? oneDay(found) : [];
  });
}

const range: Rule["resolve"] = ({ item }, context) => {
  const { weekday = 0, isEach } = item("left");
  const last = lastOf(item("right"));
  // "jeden Mittwoch bis Ende Januar"
  if (isEach && last && !item("right").weekday) return each(context.today, last, weekday, 1);
  const ends = endsOf(ofSameWeek(item("left"), item("right")), item("right"), context);
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

/** "Freitag und Samstag nächster Woche", "nächste Woche Dienstag oder Donnerstag": both of that week */
function ofSameWeek(item: Item, other: Item): Item {
  const { weekday } = item;
  const { week } = other;
  return weekday && week ? { kind: "day", spans: [oneDay(week.add({ days: weekday - 1 }))], week } : item;
}

const list: Rule["resolve"] = ({ item }) => {
  const leftItem = ofSameWeek(item("left"), item("right"));
  const rightItem = ofSameWeek(item("right"), item("left"));
  const spans = (leftItem.daysOfMonth && withMonthOf(rightItem, leftItem.daysOfMonth)) || leftItem.spans;
  const isRepeated =
    leftItem.kind === rightItem.kind &&
    spans.length === 1 &&
    rightItem.spans.length === 1 &&
    spans[0]?.from.equals(rightItem.spans[0]?.from ?? "");
  // "dieses und nächstes Wochenende" are two.
  if (
    isRepeated &&
    (rightItem.kind === "weekend" || rightItem.weekday === undefined) &&
    rightItem.spans[0]?.to
  )
    return {
      ...rightItem,
      kind: "span",
      name: undefined,
      spans: [
        ...spans,
        { from: rightItem.spans[0].from.add({ weeks: 1 }), to: rightItem.spans[0].to.add({ weeks: 1 }) },
      ],
    };
  // The rest of the list stands beside days of the same month.
  return {
    kind: "span",
    spans: [...spans, ...rightItem.spans].slice(0, maxSpans),
    week: rightItem.week,
    weekday: rightItem.weekday,
    isEach: rightItem.isEach,
    daysOfMonth:
      leftItem.daysOfMonth && rightItem.daysOfMonth
        ? [...leftItem.daysOfMonth, ...rightItem.daysOfMonth]
        : undefined,
    yearly: rightItem.yearly,
    isSearchable: leftItem.isSearchable || rightItem.isSearchable,
  };
};

/** "samstags ab Januar", "sonntags im Januar und Februar" */
function withinSpans({ weekday = 0 }: Item, { spans }: Item): Item | undefined {
  const found = spans.flatMap(
    ({ from, to }) => each(from, to ?? from.add({ weeks: weeksListed - 1 }), weekday, 1)?.spans ?? [],
  );
  const isLong = spans.some(({ from, to }) => !to || isBefore(from.add({ weeks: 1 }), to));
  return isLong && found.length > 0 ? { kind: "span", spans: found } : undefined;
}

/** How many weekdays are listed where no end is named */
const weeksListed = 12;

/** Two days side by side, ranges and lists */
export const spanRules: Rule[] = [
  // "Samstag, 5. Dezember" is that date, whatever weekday it is.
  rule(`@left:DAY(?: (?:,|THE|AT))* @right:DAY`, ({ item }) => {
    const [left, right] = [item("left"), item("right")];
    if (left.weekday && (right.yearly || right.year || right.daysOfMonth)) return right;
    return right.weekday && (left.yearly || left.year) ? left : undefined;
  }),
  // "in der Nacht von Samstag auf Sonntag" begins on Saturday.
  rule("NIGHT (?:(?:FROM|THE|AT) )*@left(?: (?:AT|THE|UNTIL))* @right", ({ item }, context) => {
    const ends = endsOf(item("left"), item("right"), context);
    return ends && { kind: "day", spans: [oneDay(ends.from)] };
  }),
  // "nach Weihnachten bis Neujahr"
  rule(`AFTER (?:(?:AT|THE) )*@left (?:UNTIL|-) ${articles}@right`, ({ item }, context) => {
    const from = lastOf(item("left"))?.add({ days: 1 });
    const ends = endsOf(item("left"), item("right"), context);
    return ends && from && !isAfter(from, ends.to)
      ? { kind: "span", spans: [{ from, to: ends.to }] }
      : undefined;
  }),
  rule(
    `(?:(?:FROM|SINCE|SEIT|BETWEEN|AT|THE|EARLIEST) )*@left(?: (?:AT|,))? (?:UNTIL|-) ${articles}@right`,
    range,
  ),
  rule(`BETWEEN ${articles}@left (?:AND|-) ${articles}@right`, between),
  rule(`@left:DAY(?: (?:,|THE|AT))* @right:DAY`, (match, context) => {
    const [left, right] = [match.item("left"), match.item("right")];
    if (contains(left, right)) return left;
    return left.weekday || right.weekday ? list(match, context) : undefined;
  }),
  rule(`@left(?: (?:,|AND|/))+ ${articles}@right`, list),
  rule(`@left (?:(?:AT|THE|IN|FROM|,) )*@right`, ({ item }) => {
    const [left, right] = [item("left"), item("right")];
    const weekdays = left.isEach ? withinSpans(left, right) : undefined;
    if (weekdays) return weekdays;
    // "am Wochenende von Freitag bis Sonntag"
    if (left.kind === "weekend" && right.kind === "span" && contains(right, left)) return right;
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
