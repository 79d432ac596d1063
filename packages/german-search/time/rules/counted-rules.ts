import { weekAround } from "@dorfforum/shared/calendar/weeks";
import { daysFrom, oneDay, weekdayFrom, weekdayUntil } from "../span";
import { dateTexts } from "../texts";
import { type Rule, rule } from "./reduce";
import { addUnits, counted, inUnits, isCount, named } from "./units";

const before = "(?:(?:AT|THE|IN|FROM|AROUND) )*";
/** "die letzten zwei Wochen vor Weihnachten" count from there. */
const notBeside =
  "(?! (?:(?:BEFORE|AFTER) |(?:(?:IN|THE|FROM|AT) )+(?:NEXT |THIS |LAST )?(?:MON_|UNIT_|FEASTNAME|HOLIDAYS|NUM_20)))";
const count = "(?:NUM|CARD)_(?<count>\\d+)";

/** "heute in acht Tagen" is in a week. */
const daysMeant = (count: number, unit: string): number => (unit === "day" && count === 8 ? 7 : count);

const hoursOfDay = 24;

/** How many "die letzten Tage" are */
const fewDaysBack = 5;
/** How many "die nächsten Tage" are */
const fewOf: Record<string, number> = { day: 7, week: 3, month: 3, year: 2, weekend: 3 };

export const countedRules: Rule[] = [
  rule(
    `(?:(?:IN|THE|FROM|WITHIN) )*(?<which>NEXT|LAST|WITHIN) (?:(?:IN|THE|FROM|NEXT|LAST) )*(?:${count} )?UNITS?_hour`,
    ({ number, text }, { today, hour }) => {
      const hours = number("count") || 1;
      if (!isCount(hours)) return undefined;
      return text("which") === "LAST"
        ? named("span", { from: today.add({ days: Math.floor((hour - hours) / hoursOfDay) }), to: today })
        : named("span", { from: today, to: today.add({ days: Math.floor((hour + hours) / hoursOfDay) }) });
    },
  ),
  rule(
    `${before}(?:REL_0|NOW) (?:IN|AROUND|AFTER) ${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count"))
        ? named(
            "day",
            oneDay(addUnits(context.today, text("unit"), daysMeant(number("count"), text("unit")))),
            dateTexts.in(dateTexts.units[text("unit") as "day"](number("count"))),
          )
        : undefined,
  ),
  rule(
    `${before}REL_(?<rel>-?\\d) (?<how>IN|BEFORE) ${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) => {
      if (!isCount(number("count"))) return undefined;
      const meant = daysMeant(number("count"), text("unit"));
      const amount = text("how") === "IN" ? meant : -meant;
      return named("day", oneDay(addUnits(context.today.add({ days: number("rel") }), text("unit"), amount)));
    },
  ),
  rule(
    `${before}(?:THIS |NEXT )?WD_(?<weekday>\\d) (?<how>IN|BEFORE) ${count} UNITS?_(?<unit>day|week|month)`,
    ({ number, text }, context) => {
      if (!isCount(number("count"))) return undefined;
      const { today } = context;
      const isBack = text("how") === "BEFORE";
      const near = isBack ? weekdayUntil(today, number("weekday")) : weekdayFrom(today, number("weekday"));
      const meant = daysMeant(number("count"), text("unit"));
      const day = addUnits(near, text("unit"), isBack ? -meant : meant);
      return { ...named("day", oneDay(day)), week: weekAround(day).from };
    },
  ),
  rule(
    `(?:(?:IN|THE|FROM|WITHIN|AT) )*(?<which>NEXT|LAST|WITHIN|THIS) (?:(?:IN|THE|FROM|NEXT|WITHIN) )*(?:CARD_1 )?${count} UNITS?_(?<unit>day|week|month|year)${notBeside}`,
    ({ number, text }, context) =>
      isCount(number("count"))
        ? counted(number("count"), text("unit"), text("which") === "LAST", context)
        : undefined,
  ),
  rule(
    `(?:(?:IN|THE|FROM|WITHIN) )*(?<which>NEXT|LAST) (?:wenigen |ganzen )?UNITS_(?<unit>day|week|month|year)(?! (?:IN|THE|FROM|BEFORE|AFTER) )`,
    ({ text }, context) => {
      const isBack = text("which") === "LAST";
      const count = isBack && text("unit") === "day" ? fewDaysBack : (fewOf[text("unit")] ?? 1);
      return counted(count, text("unit"), isBack, context);
    },
  ),
  rule(
    `${before}(?<which>NEXT|LAST) (?:${count} (?:UNITS?_(?<unit>weekend)|WDS?H?_(?<weekday>\\d))|(?:wenigen |ganzen )?(?:UNITS_(?<weekends>weekend)|WDS_(?<weekdays>\\d)))`,
    ({ number, text }, context) => {
      const isWeekend = text("unit") + text("weekends") !== "";
      const amount = text("weekends") + text("weekdays") === "" ? number("count") : (fewOf.weekend ?? 1);
      if (!isCount(amount) || amount > 60) return undefined;
      const isBack = text("which") === "LAST";
      const weekday = number("weekday") || number("weekdays") || 6;
      const first = isBack
        ? weekdayUntil(context.today.subtract({ days: 1 }), weekday)
        : weekdayFrom(
            isWeekend && context.today.dayOfWeek === 7 ? context.today.subtract({ days: 1 }) : context.today,
            weekday,
          );
      const days = isWeekend ? 2 : 1;
      const spans = Array.from({ length: amount }, (_, week) =>
        daysFrom(first.add({ weeks: isBack ? -week : week }), days),
      );
      return { kind: "span", spans: isBack ? spans.reverse() : spans };
    },
  ),
  rule(
    `SEIT (?:AROUND )?(?:CARD_1 )?${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count")) ? counted(number("count"), text("unit"), true, context) : undefined,
  ),
  rule(
    `IN (?:(?:AROUND|gut|knapp|SW_7|CARD_1) )*${count} UNITS?_(?<unit>day|week|month|year)`,
    ({ number, text }, context) =>
      isCount(number("count")) ? inUnits(number("count"), text("unit"), context) : undefined,
  ),
  rule(
    `BEFORE (?:(?:AROUND|gut|knapp|CARD_1) )*${count} UNITS?_(?<unit>day|week|month|year)(?! (?:(?:AT|THE|IN) )*FEASTNAME)`,
    ({ number, text }, context) =>
      isCount(number("count")) ? inUnits(-number("count"), text("unit"), context) : undefined,
  ),
  rule(`${count} UNITS?_(?<unit>day|week|month|year) AGO`, ({ number, text }, context) =>
    isCount(number("count")) ? inUnits(-number("count"), text("unit"), context) : undefined,
  ),
  // "innerhalb der nächsten Woche" begins today.
  rule(
    `WITHIN (?:(?:THE|FROM) )*(?:NEXT )?(?:CARD_1 )?UNIT_(?<unit>week|month|year)${notBeside}`,
    ({ text }, context) => counted(1, text("unit"), false, context),
  ),
  rule(`${before}NEXT CARD_1 UNIT_(?<unit>day|week)`, ({ text }, context) =>
    counted(1, text("unit"), false, context),
  ),
];
