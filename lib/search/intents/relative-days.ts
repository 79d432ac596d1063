import { dateTexts } from "@/lib/texts/search";
import {
  type DatePattern,
  type DateRange,
  type Day,
  dateOf,
  nextStem,
  oneDay,
  weekAround,
  weekdays,
} from "./date-range";
import { anyNumber, toNumber } from "./numbers";
import { lookUp, oneOf, phrase } from "./phrase";

const weekday = `(?<weekday>${oneOf(weekdays.keys())})`;
const nearDays = new Map([
  ["heute?", 0],
  ["morgen", 1],
  ["übermorgen", 2],
]);
const nextWeek = `(?:(?:in\\s+)?der\\s+)?(?:(?<after>übernächster?)|(?:${nextStem})er?)\\s+woche`;

const onWeekday = (day: Day): DateRange => ({ ...oneDay(day), label: "weekday" });

const daysUntil = (name: string | undefined, today: Day) =>
  ((lookUp(weekdays, name) ?? today.dayOfWeek) - today.dayOfWeek + 7) % 7;

/** On a Monday, "Dienstag nächster Woche" is not tomorrow. */
const resolveInNextWeek: DatePattern["resolve"] = ({ weekday: name, after }, today) => {
  const monday = weekAround(today.add({ weeks: after ? 2 : 1 })).from;
  return onWeekday(monday.add({ days: (lookUp(weekdays, name) ?? 1) - 1 }));
};

export const relativeDays: DatePattern[] = [
  {
    pattern: phrase(
      `(?:am\\s+)?(?:(?<near>${oneOf(nearDays.keys())})|${weekday})\\s+in\\s+(?<count>${anyNumber})\\s+wochen?`,
    ),
    resolve: ({ near, weekday: name, count = "" }, today) => {
      const weeks = toNumber(count);
      const days = lookUp(nearDays, near) ?? daysUntil(name, today);
      return weeks <= 100
        ? oneDay(today.add({ weeks, days }), dateTexts.in(dateTexts.units.weeks(weeks, count)))
        : undefined;
    },
  },
  { pattern: phrase(`(?:am\\s+)?${weekday}\\s+${nextWeek}`), resolve: resolveInNextWeek },
  { pattern: phrase(`${nextWeek}\\s+(?:am\\s+)?${weekday}s?`), resolve: resolveInNextWeek },
  {
    pattern: phrase("(?:am\\s+)?(?<year>20\\d\\d)-(?<month>[01]\\d)-(?<day>[0-3]\\d)"),
    resolve: ({ year, month, day }, today) => {
      const date = dateOf(Number(day), Number(month), year, today);
      return date && oneDay(date);
    },
  },
];

export const namedDays: DatePattern[] = [
  {
    pattern: phrase("übermorgen"),
    resolve: (_, today) => oneDay(today.add({ days: 2 }), dateTexts.dayAfterTomorrow),
  },
  { pattern: phrase("heute?"), resolve: (_, today) => oneDay(today, dateTexts.today) },
  {
    // "am Morgen" is a time of day, "heute Morgen" is today.
    pattern: phrase("(?<!(?:am|guten|jeden|heute)\\s+)morgen"),
    resolve: (_, today) => oneDay(today.add({ days: 1 }), dateTexts.tomorrow),
  },
  {
    pattern: phrase(
      `(?:(?:am|an|diesen|diesem|jeden|für|den)\\s+)?(?:(?<after>übernächsten)\\s+|(?<next>(?:${nextStem})en)\\s+)?${weekday}s?(?=(?:früh|morgen|vormittag|mittag|nachmittag|abend|nacht)?s?(?![\\p{L}\\p{N}]))(?:vormittag|mittag|nachmittag|abend|nacht|früh|morgen)?s?`,
    ),
    resolve: ({ after, next, weekday: name }, today) => {
      const ahead = daysUntil(name, today);
      const isAnotherWeek = ahead === 0 && (next || after);
      return onWeekday(today.add({ days: ahead + (isAnotherWeek ? 7 : 0) + (after ? 7 : 0) }));
    },
  },
];
