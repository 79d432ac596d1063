import { dateOf, inWeek, next, oneDay, type Rule, weekdayNames, weekdays } from "./calendar-days";
import { anyNumber, lookUp, oneOf, phrase, toNumber } from "./phrase";

const weekday = `(?<weekday>${oneOf(weekdays.keys())})`;
const nearDays = new Map([
  ["heute?", 0],
  ["morgen", 1],
  ["übermorgen", 2],
]);
const week = `(?:(?:in\\s+)?der\\s+)?(?:(?<after>übernächster?)|(?:${next})er?)\\s+woche`;

/** A day of next week: tomorrow's Tuesday is not "Dienstag nächster Woche". */
const ofNextWeek: Rule["find"] = ({ weekday: name, after }, today) => {
  const number = lookUp(weekdays, name) ?? 1;
  const day = inWeek(today.add({ weeks: after ? 2 : 1 })).from.add({ days: number - 1 });
  return oneDay(day, `am ${weekdayNames[number - 1]}`);
};

/** One day, told by its distance from another. */
export const relativeDays: Rule[] = [
  {
    pattern: phrase(
      `(?:am\\s+)?(?:(?<near>${oneOf(nearDays.keys())})|${weekday})\\s+in\\s+(?<count>${anyNumber})\\s+wochen?`,
    ),
    find: ({ near, weekday: name, count }, today) => {
      const weeks = toNumber(count);
      const days =
        lookUp(nearDays, near) ?? ((lookUp(weekdays, name) ?? today.dayOfWeek) - today.dayOfWeek + 7) % 7;
      return weeks <= 100
        ? oneDay(today.add({ weeks, days }), `in ${count} ${weeks === 1 ? "Woche" : "Wochen"}`)
        : undefined;
    },
  },
  { pattern: phrase(`(?:am\\s+)?${weekday}\\s+${week}`), find: ofNextWeek },
  { pattern: phrase(`${week}\\s+(?:am\\s+)?${weekday}s?`), find: ofNextWeek },
  {
    pattern: phrase("(?:am\\s+)?(?<year>20\\d\\d)-(?<month>[01]\\d)-(?<day>[0-3]\\d)"),
    find: ({ year, month, day }, today) => {
      const date = dateOf(Number(day), Number(month), year, today);
      return date && oneDay(date, "am");
    },
  },
];
