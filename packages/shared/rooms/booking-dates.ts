import { maxBookingDays } from "@dorfforum/shared/rooms/limits";
import { addDays, weekdayOf } from "../calendar/day.ts";
import { partsOfRule, readRecurrenceRule } from "../calendar/recurrence-rule.ts";
import { berlinDay, berlinInstant, berlinTime } from "../calendar/village-time.ts";
import { maxSeriesYears, maxYearsAhead } from "./limits.ts";

/*
 * The dates of a booking: site and CMS compute them with this. Instants are ISO (UTC), days "YYYY-MM-DD" and times "HH:MM" in the
 * village.
 */

const quarterMs = 15 * 60_000;
/** A date of a series takes a day at most, which has 25 hours when the clocks go back. */
const maxSeriesSpanMs = 25 * 3_600_000;

/** As the Buchung stores it */
export type BookingTimes = {
  Beginn: string;
  Ende: string;
  Belegt_von: string;
  Belegt_bis: string;
  Wiederholung?: string | null | undefined;
};

/** When a booking occupies its room, with building up and clearing */
export type Span = { von: string; bis: string };

/** A date of a booking; `tag` is the day on which its event begins. */
export type BookingDate = Span & { tag: string };

/** The last day of a series that a booking may have; undefined for any other rule */
export function seriesEnd(rule: string, firstDay: string): string | undefined {
  const series = readRecurrenceRule(rule, firstDay);
  const isOffered = series?.rhythm === "weekly" || series?.rhythm === "fortnightly";
  const isOnFirstDay = series?.weekdays.join() === weekdayOf(firstDay);
  const { until, count } = series ?? {};
  if (!isOffered || !isOnFirstDay || !until || count !== undefined) return undefined;
  return until >= firstDay && until <= lastSeriesDay(firstDay) ? until : undefined;
}

/** A series may go on until this day. */
export const lastSeriesDay = (firstDay: string): string => yearsAfter(firstDay, maxSeriesYears);

/** A request may begin until this day. */
export const lastRequestDay = (now: Date): string => yearsAfter(berlinDay(now), maxYearsAhead);

/** No request that was taken has a date after this day, of a series neither. */
export const lastBookingDay = (now: Date): string =>
  addDays(lastSeriesDay(lastRequestDay(now)), maxBookingDays);

function yearsAfter(day: string, years: number): string {
  const sameDay = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return sameDay.endsWith("-02-29") ? sameDay.replace("-02-29", "-02-28") : sameDay;
}

/** What is wrong with the times of a booking, by the attribute that is to be changed; undefined if nothing is. */
export function bookingProblem(times: BookingTimes, now: Date): keyof BookingTimes | undefined {
  const { Beginn, Ende, Belegt_von, Belegt_bis, Wiederholung } = times;
  const [begin = 0, end = 0, from = 0, until = 0] = [Beginn, Ende, Belegt_von, Belegt_bis].map((time) =>
    Date.parse(time),
  );
  if (begin <= now.getTime() || berlinDay(Beginn) > lastRequestDay(now)) return "Beginn";
  if (end <= begin || berlinDay(Belegt_bis) > addDays(berlinDay(Belegt_von), maxBookingDays)) return "Ende";
  if (from > begin) return "Belegt_von";
  if (until < end) return "Belegt_bis";
  if (!Wiederholung) return undefined;
  const isSeries = seriesEnd(Wiederholung, berlinDay(Beginn)) && until - from <= maxSeriesSpanMs;
  return isSeries ? undefined : "Wiederholung";
}

/** The dates of a booking, in order. A series keeps its times by the village's clocks. */
export function bookingDates({ Beginn, Belegt_von, Belegt_bis, Wiederholung }: BookingTimes): BookingDate[] {
  const first = berlinDay(Beginn);
  const dates = [{ tag: first, von: Belegt_von, bis: Belegt_bis }];
  const until = (Wiederholung && seriesEnd(Wiederholung, first)) || first;
  const step = seriesStep(Wiederholung);
  for (let days = step; addDays(first, days) <= until; days += step)
    dates.push({
      tag: addDays(first, days),
      von: daysLater(Belegt_von, days),
      bis: daysLater(Belegt_bis, days),
    });
  return dates;
}

/** Days between the dates of a series */
export const seriesStep = (rule: string | null | undefined): number =>
  partsOfRule(rule ?? "").INTERVAL === "2" ? 14 : 7;

/** The same time in the village days later */
export const daysLater = (instant: string, days: number): string =>
  berlinInstant(addDays(berlinDay(instant), days), berlinTime(instant));

/** Whether two spans (ms since 1970) touch the same quarter of an hour */
export const touchesQuarter = (one: MsSpan, other: MsSpan): boolean =>
  roundedOut(one).from < roundedOut(other).to && roundedOut(other).from < roundedOut(one).to;

type MsSpan = { from: number; to: number };

/** The whole quarters of an hour that a span takes */
export const roundedOut = ({ from, to }: MsSpan): MsSpan => ({
  from: Math.floor(from / quarterMs) * quarterMs,
  to: Math.ceil(to / quarterMs) * quarterMs,
});

/** The quarters of an hour since 1970 that a span touches: from `first` to before `end` */
export const quartersOf = ({ von, bis }: Span): { first: number; end: number } => {
  const { from, to } = roundedOut({ from: Date.parse(von), to: Date.parse(bis) });
  return { first: from / quarterMs, end: to / quarterMs };
};

export const quarterAt = (instant: Date): number => Math.floor(instant.getTime() / quarterMs);

/** Whether the whole room ("") or one part of it takes the other. */
export const sharesRoom = (part: string, other: string): boolean =>
  part === "" || other === "" || part === other;
