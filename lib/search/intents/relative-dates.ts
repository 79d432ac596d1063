import { restOfWeek, weekAround, weekendAround } from "@/lib/dates/weeks";
import { dateTexts } from "@/lib/texts/search";
import {
  type DatePattern,
  type DateRange,
  type Day,
  dateOf,
  monthAround,
  nextStem,
  oneDay,
  weekdays,
} from "./date-range";
import { anyNumber, lookUp, oneOf, phrase, toNumber } from "./phrase";

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

const maxUnits = 100;

type Unit = "days" | "weeks" | "months";

const unitOf = (written = ""): Unit =>
  /^tag/i.test(written) ? "days" : /^woche/i.test(written) ? "weeks" : "months";

const addUnits = (day: Day, unit: Unit, count: number) => day.add({ [unit]: count });

export const relativeSpans: DatePattern[] = [
  {
    pattern: phrase(
      `(?:(?:am|an|übers?|fürs?|das|dem|diesem|dieses|dies)\\s+)*(?:(?<after>übernächste[ns]?)\\s+|(?<next>(?:${nextStem})e[ns]?)\\s+)?(?:wochenende|(?<=(?:am|diesem)\\s+)we)`,
    ),
    resolve: ({ after, next }, today) => {
      const isWeekend = today.dayOfWeek >= 6;
      const weeks = (after ? 1 : 0) + (isWeekend && (next || after) ? 1 : 0);
      const { weekendAfterNext, nextWeekend, weekend } = dateTexts;
      return {
        ...weekendAround(today.add({ weeks })),
        name: after ? weekendAfterNext : next ? nextWeekend : weekend,
      };
    },
  },
  {
    pattern: phrase(
      `(?:in\\s+)?(?:der\\s+)?(?:(?<now>dieser?|laufenden?)|(?<after>übernächsten?)|(?<next>(?:${nextStem})en?))\\s+woche`,
    ),
    resolve: ({ now, after }, today) => {
      if (now) return { ...restOfWeek(today), name: dateTexts.thisWeek };
      return {
        ...weekAround(today.add({ weeks: after ? 2 : 1 })),
        name: after ? dateTexts.weekAfterNext : dateTexts.nextWeek,
      };
    },
  },
  {
    pattern: phrase(
      `(?:in\\s+)?(?:den\\s+|die\\s+)?(?:${nextStem})en\\s+(?:(?<count>${anyNumber})\\s+)?(?<unit>tagen?|wochen|monaten?)`,
    ),
    resolve: ({ count, unit: written }, today) => {
      const unit = unitOf(written);
      const number = count ? toNumber(count) : unit === "days" ? 7 : 3;
      const to = addUnits(today, unit, Math.min(number, maxUnits));
      return { from: today, to, name: dateTexts.inTheNext(dateTexts.units[unit](number)) };
    },
  },
  {
    pattern: phrase(`in\\s+(?<count>${anyNumber})\\s+(?<unit>tag|tagen|woche|wochen|monat|monaten)`),
    resolve: ({ count, unit: written }, today) => {
      const number = toNumber(count);
      if (number > maxUnits) return undefined;
      const unit = unitOf(written);
      const day = addUnits(today, unit, number);
      const name = dateTexts.in(dateTexts.units[unit](number));
      if (unit === "days") return oneDay(day, name);
      return { ...(unit === "weeks" ? weekAround(day) : monthAround(day)), name };
    },
  },
  {
    pattern: phrase(
      `(?:im\\s+)?(?:(?<now>diese[nsm]|laufenden)|(?<next>(?:${nextStem})e[nsm]?))\\s+(?:monat|(?<year>jahr))`,
    ),
    resolve: ({ now, year }, today) =>
      year ? resolveYear(today, Boolean(now)) : resolveMonth(today, Boolean(now)),
  },
];

const resolveMonth = (today: Day, isThis: boolean): DateRange =>
  isThis
    ? { ...monthAround(today), from: today, name: dateTexts.thisMonth }
    : { ...monthAround(today.add({ months: 1 })), name: dateTexts.nextMonth };

function resolveYear(today: Day, isThis: boolean): DateRange {
  const first = today.with({ month: 1, day: 1 }).add({ years: isThis ? 0 : 1 });
  return {
    from: isThis ? today : first,
    to: first.with({ month: 12, day: 31 }),
    name: isThis ? dateTexts.thisYear : dateTexts.nextYear,
    label: "name",
  };
}
