import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { VillageEvent } from "@/lib/cms/events";
import { formatDate, formatDayAndMonth, villageTimeZone } from "@/lib/dates";
import { recurrenceTexts as texts } from "@/lib/texts/reading";

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** "jeden Dienstag, bis 30. Juni 2027", "am ersten Montag jedes Monats"; undefined for what does not repeat. */
export function recurrenceInWords({
  recurrence,
  start,
}: Pick<VillageEvent, "recurrence" | "start">): string | undefined {
  if (!recurrence) return undefined;
  try {
    const dtstart = Temporal.Instant.from(start).toZonedDateTimeISO(villageTimeZone);
    const options = new RRuleTemporal({ rruleString: recurrence, dtstart, temporal: Temporal }).options();
    const rhythm = toRhythm(
      {
        freq: options.freq,
        interval: options.interval ?? 1,
        weekdays: (options.byDay ?? []).flatMap((day) => toWeekday(day) ?? []),
        monthDays: options.byMonthDay ?? [],
      },
      dtstart,
    );
    if (options.until)
      return `${rhythm}, ${texts.until(formatDate(new Date(options.until.epochMilliseconds)))}`;
    return options.count === undefined ? rhythm : `${rhythm}, ${texts.times(options.count)}`;
  } catch {
    // lib/events/recurrence.ts reports it, and shows the first date.
    return undefined;
  }
}

type Rhythm = {
  freq: string;
  interval: number;
  weekdays: { ordinal: number | undefined; name: string }[];
  monthDays: number[];
};

function toRhythm({ freq, interval, weekdays, monthDays }: Rhythm, start: Temporal.ZonedDateTime): string {
  const ownWeekday = texts.weekdays[start.dayOfWeek - 1] ?? "";
  const names = weekdays.length > 0 ? weekdays.map(({ name }) => name) : [ownWeekday];
  switch (freq) {
    case "DAILY":
      return interval === 1 ? texts.daily : texts.everyDays(interval);
    case "WEEKLY":
      return interval === 1 ? texts.every(list(names)) : texts.everyWeeks(interval, list(names));
    case "MONTHLY": {
      const byWeekday = weekdays.map(({ ordinal, name }) => {
        const word = ordinal === undefined ? undefined : texts.ordinals.get(ordinal);
        return word ? texts.weekday(word, name) : texts.every(name);
      });
      const days = monthDays.length > 0 ? monthDays : [start.day];
      const when = byWeekday.length > 0 ? byWeekday : days.map(texts.dayOfMonth);
      return `${list(when)} ${texts.monthly(interval)}`;
    }
    case "YEARLY":
      return texts.yearly(interval, formatDayAndMonth(start.toPlainDate().toString()));
    default:
      return texts.repeated;
  }
}

function toWeekday(day: string): Rhythm["weekdays"][number] | undefined {
  const [, ordinal, code = ""] = /^([+-]?\d+)?([A-Z]{2})$/.exec(day) ?? [];
  const name = texts.weekdays[codes.indexOf(code)];
  return name === undefined ? undefined : { ordinal: ordinal ? Number(ordinal) : undefined, name };
}

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${texts.and} ${last}` : last;
}
