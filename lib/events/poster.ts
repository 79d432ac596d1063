import { addDays, nextDay, previousDay } from "@dorfforum/shared/calendar/day";
import { formatDays, formatHours, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { dayOfParameter } from "@/lib/dates/day-parameter";
import { sameDayNextMonth } from "@/lib/dates/months";
import { currentNotices, type Notice } from "@/lib/notices/cms/notices";
import { eventTexts } from "@/lib/texts/events";
import { type PosterPeriod, posterPeriods } from "@/lib/urls/routes";
import { changeInWords, titleOf } from "./change-in-words";
import { getEventCalendar } from "./current-calendar";
import { keyOf, type Occurrence, placeOf } from "./occurrence";
import { fitOnSheet, type PosterSize } from "./poster-layout";

/** `from` is the first day ("YYYY-MM-DD"), today unless it was asked for. */
export type PosterView = { period: PosterPeriod; from: string | undefined };

type PosterEntry = {
  id: string;
  when: string;
  title: string;
  place: string | undefined;
  /** Whether it does not take place then */
  isOff: boolean;
  text: string;
};

/** What a sheet for the notice board shows. Days are "YYYY-MM-DD". */
export type Poster = {
  first: string;
  last: string;
  today: string;
  days: readonly { day: string; entries: readonly PosterEntry[] }[];
  /** How many events the sheet has no room for */
  left: number;
  size: PosterSize;
  notices: readonly Notice[];
};

type Params = Record<string, string | string[] | undefined>;

/** Parses the query string. Invalid parameters are ignored; of repeated ones the first counts. */
export function toPosterView(params: Params): PosterView {
  const period = [params.zeitraum].flat()[0];
  return {
    period: posterPeriods.find((known) => known === period) ?? "woche",
    from: dayOfParameter(params.ab),
  };
}

/** It changes with the day, not with the time of day. @throws CmsRequestError without a copy */
export async function getPoster({ period, from }: PosterView, now: Date): Promise<Poster> {
  const today = berlinDay(now);
  const first = from ?? today;
  const last = period === "woche" ? addDays(first, 6) : previousDay(sameDayNextMonth(first));
  const [calendar, { shown: notices }] = await Promise.all([getEventCalendar(now), currentNotices.ready()]);
  const listed = new Set<Occurrence>();
  const days: Poster["days"][number][] = [];
  for (let day = first; day <= last; day = nextDay(day)) {
    // A date of several days stands under the first of them.
    const occurrences = calendar.onDay(day).filter((occurrence) => !listed.has(occurrence));
    for (const occurrence of occurrences) listed.add(occurrence);
    if (occurrences.length > 0) days.push({ day, entries: occurrences.map(toEntry) });
  }
  const { size, count } = fitOnSheet(days, notices.map(noticeText));
  return { first, last, today, days: firstEntries(days, count), left: listed.size - count, size, notices };
}

const noticeText = ({ level, text }: Notice) => `${level}: ${text}`;

function toEntry(occurrence: Occurrence): PosterEntry {
  const { event, start, end } = occurrence;
  const span = { start, end, allDay: event.allDay };
  const when = lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay);
  const change = changeInWords(occurrence, event);
  const title = change ? `${titleOf(event)} (${change})` : titleOf(event);
  const place = placeOf(occurrence);
  const text = [when, title, place].filter(Boolean).join(", ");
  return { id: keyOf(occurrence), when, title, place, isOff: !takesPlace(occurrence), text };
}

/** Days without an entry are left out. */
function firstEntries(days: Poster["days"], count: number): Poster["days"] {
  let taken = 0;
  return days.flatMap(({ day, entries }) => {
    const fittingEntries = entries.slice(0, count - taken);
    taken += fittingEntries.length;
    return fittingEntries.length > 0 ? [{ day, entries: fittingEntries }] : [];
  });
}
