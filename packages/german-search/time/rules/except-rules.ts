import type { Item } from "../item";
import { type Day, isAfter, isBefore, oneDay, type Span } from "../span";
import { type Rule, rule } from "./reduce";

/** Of a span from which days are taken out */
const maxDays = 400;

/** "nächste Woche außer Mittwoch", "im Dezember ohne die Feiertage": a weekday is taken out of every week. */
export const exceptRules: Rule[] = [
  rule(
    "@of:WEEK|WEEKEND|MONTH|YEAR|SEASON|FEAST|HOLIDAYS|SPAN(?: ,)? (?:EXCEPT|ohne) (?:(?:AT|THE|IN|FROM) )*@minus(?: (?:(?:,|AND|AT|THE) )+@also(?= (?:\\?|$)))?",
    ({ item, text }) => {
      const excluded = [item("minus"), ...(text("also") ? [item("also")] : [])];
      const remainingDays = item("of").spans.flatMap((span) =>
        daysOf(span).filter((day) => !excluded.some((each) => holds(each, day))),
      );
      return remainingDays.length > 0 ? { kind: "span", spans: joined(remainingDays) } : undefined;
    },
  ),
];

const holds = ({ spans, weekday }: Item, day: Day): boolean =>
  weekday
    ? day.dayOfWeek === weekday
    : spans.some(({ from, to }) => !isBefore(day, from) && (to === null || !isAfter(day, to)));

function daysOf({ from, to }: Span): Day[] {
  const count = to ? from.until(to).days + 1 : 0;
  return Array.from({ length: Math.min(count, maxDays) }, (_, days) => from.add({ days }));
}

/** Spans of days that follow each other */
function joined(days: readonly Day[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last?.to?.add({ days: 1 }).equals(day)) last.to = day;
    else spans.push(oneDay(day));
  }
  return spans;
}
