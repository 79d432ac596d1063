import type { VillageEvent } from "@/lib/cms/events";
import { formatDate, formatDayAndMonth } from "@/lib/dates/format";
import { toRule, toVillageTime } from "@/lib/events/recurrence";
import { recurrenceTexts as texts } from "@/lib/texts/events";

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const list = new Intl.ListFormat("de");

/** "jeden Dienstag, 19.30 Uhr, bis 30. Juni 2027"; `hours` is put before the end. Undefined for an unreadable rule. */
export function recurrenceInWords(
  { recurrence, start }: Pick<VillageEvent, "recurrence" | "start">,
  hours?: string,
): string | undefined {
  if (!recurrence) return undefined;
  try {
    const { until, count, ...options } = toRule(recurrence, start).options();
    const rhythm = options.byWeekNo || options.byYearDay ? undefined : toRhythm(options, start);
    const end = until
      ? texts.until(formatDate(new Date(until.epochMilliseconds)))
      : count && texts.times(count);
    return [rhythm ?? texts.repeated, hours, end].filter(Boolean).join(", ");
  } catch {
    // lib/events/recurrence.ts reports it and shows the first date.
    return undefined;
  }
}

type Options = ReturnType<ReturnType<typeof toRule>["options"]>;

/** Undefined for a rule that these words cannot express. */
function toRhythm(options: Options, start: string): string | undefined {
  const { freq, interval = 1, byMonthDay: monthDays = [], bySetPos = [] } = options;
  const weekdays = (options.byDay ?? []).map((day) => toWeekday(day, bySetPos[0]));
  const months = (options.byMonth ?? []).map((month) => texts.months[Number(month) - 1] ?? "");
  if (weekdays.some(({ ordinal }) => ordinal !== undefined && !texts.ordinals.has(ordinal))) return undefined;
  if (monthDays.some((day) => day < -1)) return undefined;
  // BYSETPOS can be expressed for one weekday within a month, not for several or within a week or year.
  if (bySetPos.length > 0 && !(bySetPos.length === 1 && weekdays.length === 1)) return undefined;
  if (monthDays.length > 0 && (weekdays.length > 0 || freq === "WEEKLY" || freq === "DAILY"))
    return undefined;

  const within = (rhythm: string) =>
    months.length > 0 ? `${rhythm} ${texts.inMonths(list.format(months))}` : rhythm;
  const names = list.format(weekdays.map(({ name }) => name));
  const first = toVillageTime(start);
  switch (freq) {
    case "DAILY":
      if (names) return interval === 1 ? within(texts.every(names)) : undefined;
      return within(interval === 1 ? texts.daily : texts.everyDays(interval));
    case "WEEKLY": {
      const days = names || (texts.weekdays[first.dayOfWeek - 1] ?? "");
      return within(interval === 1 ? texts.every(days) : texts.everyWeeks(interval, days));
    }
    case "MONTHLY": {
      const days = list.format(weekdays.length > 0 ? weekdays.map(inMonth) : orOwn(monthDays, first.day));
      if (months.length === 0) return `${days} ${texts.monthly(interval)}`;
      return interval === 1 ? within(days) : undefined;
    }
    case "YEARLY": {
      if (months.length > 0 && weekdays.length > 0) {
        return texts.yearly(interval, within(list.format(weekdays.map(inMonth))));
      }
      const isOwnDay = months.length === 0 && weekdays.length === 0 && monthDays.length === 0;
      const day = formatDayAndMonth(first.toPlainDate().toString());
      return isOwnDay ? texts.yearly(interval, texts.onDay(day)) : undefined;
    }
    default:
      return undefined;
  }
}

const orOwn = (monthDays: number[], day: number) =>
  (monthDays.length > 0 ? monthDays : [day]).map(texts.dayOfMonth);

type Weekday = { ordinal: number | undefined; name: string };

/** "am ersten Montag", "jeden Montag" */
function inMonth({ ordinal, name }: Weekday): string {
  const word = ordinal === undefined ? undefined : texts.ordinals.get(ordinal);
  return word ? texts.weekday(word, name) : texts.every(name);
}

/** `position` is the BYSETPOS of a rule with one weekday; it means the same as a number before the weekday. */
function toWeekday(day: string, position: number | undefined): Weekday {
  const [, ordinal, code = ""] = /^([+-]?\d+)?([A-Z]{2})$/.exec(day) ?? [];
  return { ordinal: ordinal ? Number(ordinal) : position, name: texts.weekdays[codes.indexOf(code)] ?? day };
}
