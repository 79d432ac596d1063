import type { Item } from "../item";
import { type Day, daysFrom, isAfter, isBefore, type Span, weekdayFrom } from "../span";
import { maxSpans } from "./range-ends";
import { type Rule, rule } from "./reduce";

export const each = (from: Day, to: Day, weekday: number, days: number): Item | undefined => {
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
    `(?:(?:AT|THE|IN|FROM) )*(?:EACH |THE )?(?:CARD_1 )?(?:WD[SH]?_(?<also>\\d) (?:AND|,|/) (?:(?:AT|THE|CARD_1) )*)?(?:UNITS?_(?<weekend>weekend)|WD[SH]?_(?<weekday>\\d)) (?:(?<how>UNTIL) )?(?:(?:AT|THE|IN|FROM) )*@of:MONTH|SEASON|FEAST|YEAR|HOLIDAYS(?! (?:AND|UNTIL|-|,) (?:(?:IN|THE) )*(?:MON|SEASON|YEAR|START|MID|END))`,
    ({ item, number, text }, { today }) => {
      const {
        spans: [span],
        kind,
      } = item("of");
      if (!span?.to || (kind === "feast" && span.from.equals(span.to) && !text("how"))) return undefined;
      const isUntil = text("how") === "UNTIL";
      const [from, to] = isUntil ? [today, span.from] : [span.from, span.to];
      const found = each(from, to, number("weekday") || 6, text("weekend") ? 2 : 1);
      const others = number("also") ? each(from, to, number("also"), 1) : undefined;
      return found && others ? { kind: "span", spans: [...found.spans, ...others.spans] } : found;
    },
  ),
];

/** A weekend may begin the day before. */
const eachIn = (from: Day, to: Day, weekday: number, isWeekend: boolean): Item | undefined =>
  isWeekend ? each(from.subtract({ days: 1 }), to, 6, 2) : each(from, to, weekday, 1);

/** "an den Adventswochenenden" */
export const eachOfFeastRules: Rule[] = [
  rule(
    "(?:(?:AT|THE|IN|FROM|EACH) )*@of:FEAST (?:UNITS_(?<weekend>weekend)|WDS_(?<weekday>\\d))",
    ({ item, number, text }) => {
      const [span] = item("of").spans;
      return span?.to ? eachIn(span.from, span.to, number("weekday"), text("weekend") !== "") : undefined;
    },
  ),
  // "am Adventssonntag" is the next of them.
  rule(
    "(?:(?:AT|THE|IN|NEXT) )*@of:FEAST (?:UNIT_(?<weekend>weekend)|WD_(?<weekday>\\d))",
    ({ item, number, text }, { today }) => {
      const [span] = item("of").spans;
      const all = span?.to && eachIn(span.from, span.to, number("weekday"), text("weekend") !== "");
      const next = all?.spans.find(({ to }) => to && !isBefore(to, today));
      return next && span?.to && isBefore(span.from.add({ days: 6 }), span.to)
        ? { kind: "day", spans: [next], isSearchable: true }
        : undefined;
    },
  ),
];
