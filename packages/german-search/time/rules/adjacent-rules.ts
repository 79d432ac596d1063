import { weekAround, weekendAround } from "@dorfforum/shared/calendar/weeks";
import type { Item } from "../item";
import { daysFrom, isBefore, oneDay, weekdayFrom, weekdayUntil } from "../span";
import { type Rule, rule } from "./reduce";
import { addUnits, isCount } from "./units";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";
const count = "(?:CARD_1 )?(?:NUM|CARD)_(?<count>\\d+)";

/** How many "die Tage vor Weihnachten" are */
const fewDays = 5;

/** How many days "um den 10. herum" adds on both sides */
const aroundDays = 2;

/** "am Tag vor Heiligabend", "das Wochenende nach Ostern", "am Sonntag vor Weihnachten" */
export const adjacentRules: Rule[] = [
  rule(
    `${before}(?:CARD_1 |LAST )?UNIT_day (?<side>BEFORE|AFTER|FROM) (?:THE )?@of:DAY|FEAST`,
    ({ item, text }) => {
      const [span] = item("of").spans;
      if (!span) return undefined;
      const day =
        text("side") === "AFTER" ? (span.to ?? span.from).add({ days: 1 }) : span.from.subtract({ days: 1 });
      return { kind: "day", spans: [oneDay(text("side") === "FROM" ? span.from : day)] };
    },
  ),
  rule(`${before}EVE (?:(?:BEFORE|FROM|AT|THE) )*@of:FEAST|DAY`, ({ item }) => {
    const [span] = item("of").spans;
    return span && { kind: "day", spans: [oneDay(span.from.subtract({ days: 1 }))] };
  }),
  rule(`${before}TOD_\\w+ (?:BEFORE|AT|FROM) (?:THE )?@of:FEAST`, ({ item }) => {
    const [span] = item("of").spans;
    return span && { kind: "day", spans: [oneDay(span.from.subtract({ days: 1 }))] };
  }),
  // "in den letzten zwei Wochen vor Weihnachten" are all of them, "zwei Wochen vor Weihnachten" is a day.
  rule(
    `(?:(?:AT|THE|IN|FROM) )*(?:THE|LAST|ORD_1|ND_1|NEXT) ${count} UNITS?_(?<unit>day|week) (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`,
    ({ item, number, text }) =>
      isCount(number("count"))
        ? besideSpan(
            item("of"),
            text("side") === "AFTER",
            undefined,
            number("count") * (text("unit") === "week" ? 7 : 1),
          )
        : undefined,
  ),
  rule(
    `${before}${count} UNITS?_(?<unit>day|week|month) (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`,
    ({ item, number, text }) => {
      const [span] = item("of").spans;
      if (!span?.to || !isCount(number("count"))) return undefined;
      const day =
        text("side") === "AFTER"
          ? addUnits(span.to, text("unit"), number("count"))
          : addUnits(span.from, text("unit"), -number("count"));
      return { kind: "day", spans: [oneDay(day)] };
    },
  ),
  rule(`${before}UNITS_day (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`, ({ item, text }) =>
    besideSpan(item("of"), text("side") === "AFTER", undefined, fewDays),
  ),
  // "die Woche vom 7. Dezember", "das Wochenende um Nikolaus"
  rule(
    `${before}UNIT_(?<unit>week|weekend) (?:(?:SINCE|FROM|UM|AROUND|IN|AT|THE) )*@of:DAY|FEAST`,
    ({ item, text }) => {
      const { spans, weekday, isStretch } = item("of");
      if (isStretch) return item("of");
      const [span] = spans;
      if (!span || weekday) return undefined;
      const around = text("unit") === "week" ? weekAround(span.from) : weekendAround(span.from);
      return { kind: text("unit") === "week" ? "week" : "weekend", spans: [around] };
    },
  ),
  rule(
    `${before}(?:(?:ND|ORD)_(?<nth>\\d) |LAST )?UNITS?_(?<unit>week|weekend) (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`,
    ({ item, number, text }) =>
      besideSpan(
        item("of"),
        text("side") === "AFTER",
        text("unit") === "week" ? undefined : 6,
        text("unit") === "week" ? 7 : 2,
        number("nth") || 1,
      ),
  ),
  rule(
    `${before}(?:(?:ND|ORD)_(?<nth>\\d) |LAST )?WDH?_(?<weekday>\\d) (?<side>BEFORE|AFTER) (?:THE )?@of:DAY|FEAST|SPAN`,
    ({ item, number, text }) =>
      besideSpan(item("of"), text("side") === "AFTER", number("weekday"), 1, number("nth") || 1),
  ),
  rule("(?:rund )?UM (?:(?:THE|AROUND) )*@of:DAY|FEAST(?: AROUND)?", ({ item }, { today }) => {
    const [span] = item("of").spans;
    if (!span?.to || (isBefore(span.from, today) && !isBefore(span.to, today))) return undefined;
    const from = span.from.subtract({ days: aroundDays });
    return { kind: "span", spans: [{ from, to: span.to.add({ days: aroundDays }) }] };
  }),
];

function besideSpan(
  { spans: [span] }: Item,
  isAfter: boolean,
  weekday: number | undefined,
  days: number,
  nth = 1,
): Item | undefined {
  if (!span) return undefined;
  const next = (span.to ?? span.from).add({ days: 1 });
  const previous = span.from.subtract({ days: 1 });
  const from = isAfter
    ? weekday
      ? weekdayFrom(next, weekday)
      : next
    : weekday
      ? weekdayUntil(previous, weekday)
      : previous.subtract({ days: days - 1 });
  return {
    kind: days === 1 ? "day" : "span",
    spans: [daysFrom(from.add({ weeks: (nth - 1) * (isAfter ? 1 : -1) }), days)],
  };
}
