import { type Weekday, weekdays as weekdayNames, weekdayOf } from "./day.ts";
import type { LeftOut } from "./left-out.ts";
import { lastDayOf, partsOfRule, type RuleParts, toWeekday } from "./recurrence-rule.ts";

/** The village's language, in which site and panel name a series */
export const recurrenceTexts = {
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  ordinals: new Map<number, string>([
    [1, "ersten"],
    [2, "zweiten"],
    [3, "dritten"],
    [4, "vierten"],
    [5, "fünften"],
    [-1, "letzten"],
    [-2, "vorletzten"],
  ]),
  every: (unit: string) => `jeden ${unit}`,
  daily: "jeden Tag",
  everyDays: (interval: number) => `alle ${interval} Tage`,
  everyWeeks: (interval: number, days: string) => `alle ${interval} Wochen am ${days}`,
  weekday: (ordinal: string, day: string) => `am ${ordinal} ${day}`,
  dayOfMonth: (day: number) => (day === -1 ? "am letzten Tag" : `am ${day}.`),
  monthly: (interval: number) => (interval === 1 ? "jedes Monats" : `alle ${interval} Monate`),
  yearly: (interval: number, days: string) =>
    interval === 1 ? `jedes Jahr ${days}` : `alle ${interval} Jahre ${days}`,
  onDay: (day: string) => `am ${day}`,
  inMonths: (months: string) => `im ${months}`,
  until: (date: string) => `bis ${date}`,
  /** With a hyphen that does not break */
  times: (count: number) => `${count}\u2011mal`,
  repeated: "mehrere Termine",
  notOnHolidays: "außer an Feiertagen",
  notInSchoolHolidays: "nicht in den Schulferien",
};

const texts = recurrenceTexts;
const list = new Intl.ListFormat("de");
const formatDate = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const formatDayAndMonth = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
});

type SeriesInWords = {
  /** A valid RRULE without prefix */
  rule: string;
  /** The day of the beginning ("YYYY-MM-DD") */
  day: string;
  /** The day of the last date ("YYYY-MM-DD"), of a series that ends after a number of dates */
  lastDay?: string | undefined;
} & Omit<LeftOut, "exceptions">;

/** "jeden Dienstag bis 30. Juni 2027", "jeden Dienstag, außer an Feiertagen, bis 30. Juni 2027"; without an end none is said. */
export function seriesInWords({
  rule,
  day,
  lastDay,
  notOnHolidays,
  notInSchoolHolidays,
}: SeriesInWords): string {
  const parts = partsOfRule(rule);
  const rhythm = toRhythm(parts, day) ?? texts.repeated;
  const leftOut = [notOnHolidays && texts.notOnHolidays, notInSchoolHolidays && texts.notInSchoolHolidays];
  const words = [rhythm, ...leftOut].filter(Boolean);
  const last = parts.UNTIL ? lastDayOf(parts.UNTIL) : lastDay;
  if (!last) return [...words, parts.COUNT && texts.times(Number(parts.COUNT))].filter(Boolean).join(", ");
  const separator = words.length > 1 ? ", " : " ";
  return `${words.join(", ")}${separator}${texts.until(formatDate.format(new Date(last)))}`;
}

const listed = (part: string | undefined): string[] => part?.split(",") ?? [];

/** Undefined for a rule that these words cannot express. */
function toRhythm(parts: RuleParts, day: string): string | undefined {
  if (parts.BYWEEKNO || parts.BYYEARDAY) return undefined;
  const interval = Number(parts.INTERVAL ?? 1);
  const positions = listed(parts.BYSETPOS).map(Number);
  const monthDays = listed(parts.BYMONTHDAY).map(Number);
  const weekdays = listed(parts.BYDAY).map((weekday) => toNamed(weekday, positions[0]));
  const months = listed(parts.BYMONTH).map((month) => texts.months[Number(month) - 1] ?? "");
  if (weekdays.some(({ ordinal }) => ordinal !== undefined && !texts.ordinals.has(ordinal))) return undefined;
  if (monthDays.some((monthDay) => monthDay < -1)) return undefined;
  // BYSETPOS can be expressed for one weekday within a month, not for several or within a week or year.
  if (positions.length > 0 && !(positions.length === 1 && weekdays.length === 1)) return undefined;
  if (monthDays.length > 0 && (weekdays.length > 0 || parts.FREQ === "WEEKLY" || parts.FREQ === "DAILY"))
    return undefined;

  const within = (rhythm: string) =>
    months.length > 0 ? `${rhythm} ${texts.inMonths(list.format(months))}` : rhythm;
  const names = list.format(weekdays.map(({ name }) => name));
  switch (parts.FREQ) {
    case "DAILY":
      if (names) return interval === 1 ? within(texts.every(names)) : undefined;
      return within(interval === 1 ? texts.daily : texts.everyDays(interval));
    case "WEEKLY": {
      const days = names || nameOf(weekdayOf(day));
      return within(interval === 1 ? texts.every(days) : texts.everyWeeks(interval, days));
    }
    case "MONTHLY": {
      const ownDay = Number(day.slice(8));
      const days = list.format(weekdays.length > 0 ? weekdays.map(inMonth) : orOwn(monthDays, ownDay));
      if (months.length === 0) return `${days} ${texts.monthly(interval)}`;
      return interval === 1 ? within(days) : undefined;
    }
    case "YEARLY": {
      if (months.length > 0 && weekdays.length > 0) {
        return texts.yearly(interval, within(list.format(weekdays.map(inMonth))));
      }
      const [month, dayOfMonth] = day.slice(5).split("-").map(Number);
      const named = [...listed(parts.BYMONTH).map(Number), "", ...monthDays].join();
      const isOwnDay = weekdays.length === 0 && ["", `${month},`, `${month},,${dayOfMonth}`].includes(named);
      const date = formatDayAndMonth.format(new Date(day));
      return isOwnDay ? texts.yearly(interval, texts.onDay(date)) : undefined;
    }
    default:
      return undefined;
  }
}

const orOwn = (monthDays: number[], day: number) =>
  (monthDays.length > 0 ? monthDays : [day]).map(texts.dayOfMonth);

const nameOf = (weekday: Weekday | undefined): string =>
  (weekday && texts.weekdays[weekdayNames.indexOf(weekday)]) ?? "";

type NamedWeekday = { ordinal: number | undefined; name: string };

/** "am ersten Montag", "jeden Montag" */
function inMonth({ ordinal, name }: NamedWeekday): string {
  const word = ordinal === undefined ? undefined : texts.ordinals.get(ordinal);
  return word ? texts.weekday(word, name) : texts.every(name);
}

/** `position` is the BYSETPOS of a rule with one weekday; it means the same as a number before the weekday. */
function toNamed(day: string, position: number | undefined): NamedWeekday {
  const [, ordinal, code = ""] = /^([+-]?\d+)?([A-Z]{2})$/.exec(day) ?? [];
  return { ordinal: ordinal ? Number(ordinal) : position, name: nameOf(toWeekday(code)) || day };
}
