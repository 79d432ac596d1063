import type { Item } from "../item";
import { type Day, daysFrom, isAfter, isBefore } from "../span";
import { firstOf, lastOf } from "./range-ends";
import { type Rule, rule } from "./reduce";
import { addUnits, isCount } from "./units";

const count = "(?:CARD_1 )?(?:NUM|CARD)_(?<count>\\d+)";

const lastingFrom: Rule["resolve"] = ({ item, number, text }) => {
  const from = firstOf(item("start"));
  if (!from || !isCount(number("count"))) return undefined;
  const to = addUnits(from, text("unit"), number("count")).subtract({ days: 1 });
  return { kind: "span", spans: [{ from, to }] };
};

/** "ab", "bis", "vor" and "nach": one end is open, or today. */
export const openRules: Rule[] = [
  rule(
    `(?:UNTIL|LATEST) (?:(?:AT|THE|INCL|IN|FROM|LATEST|BEFORE|UNTIL) )*@end`,
    ({ item }, { today, isPast }) => {
      const end = item("end").isStretch ? firstOf(item("end")) : lastOf(item("end"));
      return end && !isBefore(end, today) && !isPast
        ? { kind: "span", spans: [{ from: today, to: end }] }
        : undefined;
    },
  ),
  rule(`(?:EARLIEST )?(?:SEIT) (?:(?:AT|THE|IN) )*@start`, ({ item }, { today }) => {
    const from = firstOf(item("start"));
    return from && !isAfter(from, today) ? { kind: "span", spans: [{ from, to: today }] } : undefined;
  }),
  // "ab Freitag für drei Tage", "drei Tage ab Freitag"
  rule(
    `(?:SINCE|FROM) (?:(?:AT|THE|IN) )*@start:DAY|FEAST (?:AT )?${count} UNITS?_(?<unit>day|week|month)(?: lang)?`,
    lastingFrom,
  ),
  rule(
    `(?:IN )?${count} UNITS?_(?<unit>day|week|month) (?:lang )?(?:SINCE|FROM) (?:(?:AT|THE|IN) )*@start:DAY|FEAST`,
    lastingFrom,
  ),
  rule(`(?:(?:EARLIEST|THE|IN) )*(?:SINCE|EARLIEST) (?:(?:AT|THE|IN|SINCE|FROM) )*@start`, ({ item }) =>
    openFrom(firstOf(item("start"))),
  ),
  rule(`FROM @start:DAY|FEAST|WEEK|MONTH|WEEKEND AT`, ({ item }) => openFrom(firstOf(item("start")))),
  rule(`@start:DAY|FEAST|WEEK|MONTH|WEEKEND (?:ff|ONWARDS|onwards)`, ({ item }) =>
    openFrom(firstOf(item("start"))),
  ),
  rule(
    `(?:kurz|direkt|gleich|unmittelbar) (?<side>BEFORE|AFTER) (?:(?:AT|THE|IN) )*@of`,
    ({ item, text }) => {
      const [first, last] = [firstOf(item("of")), lastOf(item("of"))];
      if (!first || !last) return undefined;
      const from = text("side") === "AFTER" ? last.add({ days: 1 }) : first.subtract({ days: 7 });
      return { kind: "span", spans: [daysFrom(from, 7)] };
    },
  ),
  rule(
    `(?:(?:EARLIEST|IN|THE) |erst |zeit )*AFTER (?:(?:AT|THE|IN) )*@start`,
    ({ item }, { today, isPast }) => {
      const from = lastOf(item("start"))?.add({ days: 1 });
      if (!isPast) return openFrom(from);
      return from && !isAfter(from, today) ? { kind: "span", spans: [{ from, to: today }] } : undefined;
    },
  ),
  rule(`(?:(?:IN|THE) |noch |zeit )*BEFORE (?:(?:AT|THE|IN) )*@end`, ({ item }, { today, isPast }) => {
    const end = firstOf(item("end"))?.subtract({ days: 1 });
    if (!end) return undefined;
    if (isPast) return { kind: "span", spans: [{ from: end.subtract({ days: daysBefore - 1 }), to: end }] };
    return isBefore(end, today) ? undefined : { kind: "span", spans: [{ from: today, to: end }] };
  }),
];

/** How many days "vor Allerheiligen" are, when it is over */
const daysBefore = 14;

const openFrom = (from: Day | null | undefined): Item | undefined =>
  from ? { kind: "span", spans: [{ from, to: null }] } : undefined;
