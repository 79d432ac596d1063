import { weekAround, weekendAround } from "@dorfforum/shared/calendar/weeks";
import type { Item } from "../item";
import { type Context, isAfter, nearestInMonths, oneDay, weekdayFrom, weekdayUntil } from "../span";
import { dateTexts } from "../texts";
import { nthWeekday } from "./parts-of-spans";
import { pickFromUnit } from "./pick-part";
import { type Rule, rule } from "./reduce";
import { named } from "./units";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";
const which = "(?<which>THIS|NEXT|AFTERNEXT|LAST|BEFORELAST)";

/** "am Wochenende", beside which no other word says which */
export const weekendRules: Rule[] = [
  rule(
    `(?:(?:AT|THE|IN|FROM) )*(?:WHOLE )?(?:UNITS?_weekend(?! (?:ND|NUM)_)|(?<=(?:AT|THIS) )we)`,
    (_, context) => {
      const span = weekendAround(context.today);
      const isOver = context.isPast && isAfter(span.from, context.today);
      return named(
        "weekend",
        isOver ? weekendAround(context.today.subtract({ weeks: 1 })) : span,
        isOver ? dateTexts.relative.weekend[-1] : dateTexts.relative.weekend[0],
      );
    },
  ),
];

/** "am Freitag", "letzten Dienstag", "übernächsten Samstag" */
function aWeekday(weekday: number, which: string, { today, isPast }: Context): Item {
  const ahead = weekdayFrom(today, weekday);
  const back = weekdayUntil(today.subtract({ days: 1 }), weekday);
  const is = (each: string) => which === each;
  if (is("LAST")) return { kind: "day", spans: [oneDay(back)] };
  if (is("BEFORELAST")) return { kind: "day", spans: [oneDay(back.subtract({ weeks: 1 }))] };
  const isToday = ahead.equals(today);
  if (is("NEXT")) return { kind: "day", spans: [oneDay(isToday ? ahead.add({ weeks: 1 }) : ahead)] };
  if (is("AFTERNEXT")) return { kind: "day", spans: [oneDay(ahead.add({ weeks: isToday ? 2 : 1 }))] };
  return { kind: "day", spans: [oneDay(isPast ? back : ahead)], weekday };
}

const inWeek = (week: Item, weekday: number): Item | undefined => {
  const monday = week.spans[0] && weekAround(week.spans[0].to ?? week.spans[0].from).from;
  return monday && { kind: "day", spans: [oneDay(monday.add({ days: weekday - 1 }))], week: monday };
};

export const weekdayRules: Rule[] = [
  // "di, do oder fr": short names where days are expected
  ...shortWeekdayRules(),
  // "am dritten Freitag" is counted within a month, unless "am 4. Freitag" is a Friday and the fourth.
  rule(
    `${before}(?<kind>ORD|ND)_(?<nth>[1-5]) WD_(?<weekday>\\d)(?! (?:IN|AT|THE|FROM|BEFORE|AFTER|MONTH|YEAR|NUM_20) )`,
    ({ number, text }, context) => {
      const [nth, weekday] = [number("nth"), number("weekday")];
      const numbered = text("kind") === "ND" ? nearestInMonths(context, nth) : undefined;
      if (numbered?.dayOfWeek === weekday) return { kind: "day", spans: [oneDay(numbered)] };
      return pickFromUnit("", "month", context, (span) => nthWeekday(span, weekday, nth, 1));
    },
  ),
  rule(`@week:WEEK (?:(?:AT|THE|FROM|,) )*WDH?_(?<weekday>\\d)`, ({ item, number }) =>
    inWeek(item("week"), number("weekday")),
  ),
  rule(`${before}WDH?_(?<weekday>\\d) (?:(?:IN|THE|FROM|,) )*@week:WEEK`, ({ item, number }) =>
    inWeek(item("week"), number("weekday")),
  ),
  rule(
    `(?:(?:AT|THE|IN) )*(?:(?:${which} |(?<each>EACH) )?(?:AT )?WD(?<habit>H)?|(?<all>(?:EACH|THE) WDS|WDS(?=_\\d (?:IN|AT|BETWEEN|SINCE|UNTIL|MONTH#\\d+|SPAN#\\d+) )))_(?<weekday>\\d)`,
    ({ number, text }, context) => ({
      ...aWeekday(number("weekday"), text("which"), context),
      isEach: text("each") + text("habit") + text("all") !== "",
    }),
  ),
];

function shortWeekdayRules(): Rule[] {
  const shortDay = "SW_(?<weekday>\\d)";
  const resolve: Rule["resolve"] = ({ number }, context) => aWeekday(number("weekday"), "", context);
  return [
    rule(`(?:(?:AT|THIS|NEXT) |(?<=(?:UNTIL|SINCE) ))${shortDay}`, resolve),
    rule(`SW_(?<weekday>[1-6])(?= (?:,|AND|UNTIL|-|/|DAY#|WDS?_|SW_))`, resolve),
    rule(`(?<= )SW_(?<weekday>[12356])(?= $)`, resolve),
    rule(`${shortDay}(?= $)`, (match, context) => (context.hasHours ? resolve(match, context) : undefined)),
    rule(`(?<=(?:DAY#\\d+|WD_\\d|SW_\\d) (?:(?:,|AND|UNTIL|-|/) )?)${shortDay}`, resolve),
    rule(`${shortDay}(?: ,)?(?= DAY#)`, resolve),
  ];
}
