import { monthOf, nextDay } from "@dorfforum/shared/calendar/day";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { onContentChange } from "@/lib/cms/content-changes";
import { isCmsRequestError } from "@/lib/cms/errors";
import { type EventItem, events } from "@/lib/cms/events";
import type { Snapshot } from "@/lib/cms/replica-copy";
import { addMonths, daysOfMonth, presentMonth } from "@/lib/dates/months";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { calendarMonths, EventCalendar } from "./event-calendar";
import {
  bySoonest,
  type ListedOccurrence,
  type Occurrence,
  occurrencesBetween,
  toOccurrence,
} from "./occurrence";
import { upcomingDates } from "./recurrence";

/** The calendar of one state of the content, in one present month ("YYYY-MM") */
type State = { snapshot: Snapshot<EventItem>; month: string; calendar: Promise<EventCalendar> };

const shared = processWide<{ state?: State | undefined }>("eventCalendar", () => ({}));

/** The calendar of the newest content. @throws CmsRequestError without a copy */
export async function getEventCalendar(now: Date): Promise<EventCalendar> {
  const snapshot = await events.ready();
  const month = presentMonth(now);
  if (shared.state?.snapshot !== snapshot || shared.state.month !== month) {
    const calendar = layOut(snapshot.items, month, shared.state);
    shared.state = { snapshot, month, calendar };
    // The next request tries again from the beginning.
    calendar.catch(() => {
      if (shared.state?.calendar === calendar) shared.state = undefined;
    });
  }
  return shared.state.calendar;
}

/**
 * What takes up any of the days from `first` to `last` ("YYYY-MM-DD"), soonest first. Days outside the calendar's months are
 * laid out for this call, with pauses for other requests. @param isWanted narrows it to some events
 * @throws CmsRequestError without a copy
 */
export async function getOccurrences(
  first: string,
  last: string,
  now: Date,
  isWanted: (event: EventItem) => boolean = () => true,
): Promise<Occurrence[]> {
  const calendar = await getEventCalendar(now);
  if ([first, last].every((day) => calendar.months.includes(monthOf(day)))) {
    const list = calendar.between(first, last);
    return list.slice(0, list.length).filter(({ event }) => isWanted(event));
  }
  const occurrences: Occurrence[] = [];
  const pause = inSlices();
  for (const event of (await events.ready()).items) {
    if (!isWanted(event)) continue;
    occurrences.push(...layOutDays(event, first, last));
    await pause();
  }
  return occurrences.sort(bySoonest);
}

/** Keeps the calendar laid out from the server's start on, so that no request waits for it: after each change and at midnight. */
export function followEvents(): void {
  onContentChange(prepare);
  prepare();
  prepareAtMidnight();
}

function prepare(): void {
  getEventCalendar(new Date()).catch((error: unknown) => {
    // The replica reports its own failures.
    if (!isCmsRequestError(error)) reportError(error, { part: "event calendar" });
  });
}

function prepareAtMidnight(): void {
  const midnight = startOfBerlinDay(nextDay(berlinDay(new Date()))).getTime();
  setTimeout(() => {
    prepare();
    prepareAtMidnight();
  }, midnight - Date.now()).unref();
}

/** Lays out only events that the former state of the same month does not have. Requests are served in between. */
async function layOut(items: readonly EventItem[], month: string, former: State | undefined) {
  const months = calendarMonths(month);
  const isUsable = former?.month === month;
  const before = isUsable ? await former.calendar : new EventCalendar(months);
  const laidOut = new Set(isUsable ? former.snapshot.items : []);
  const current = new Set(items);
  const isCurrent = ({ event }: Occurrence) => current.has(event);
  const occurrences: Occurrence[] = [];
  const later: Occurrence[] = [];
  const layOutEvent = layingOut(months, month);
  const pause = inSlices();
  for (const item of items) {
    if (laidOut.has(item)) continue;
    const added = layOutEvent(item);
    occurrences.push(...added.occurrences);
    later.push(...added.later);
    await pause();
  }
  return new EventCalendar(
    months,
    merge(before.occurrences.filter(isCurrent), occurrences.sort(bySoonest)),
    merge(before.later.filter(isCurrent), later.sort(bySoonest)),
  );
}

/** Merges two sorted lists. Sorting the concatenation would compare tens of thousands of titles after each change. */
export function merge<Listed extends ListedOccurrence>(
  sorted: readonly Listed[],
  added: readonly Listed[],
): Listed[] {
  const merged: Listed[] = [];
  let taken = 0;
  for (const occurrence of added) {
    for (let next = sorted[taken]; next && bySoonest(next, occurrence) <= 0; next = sorted[taken]) {
      merged.push(next);
      taken += 1;
    }
    merged.push(occurrence);
  }
  return merged.concat(sorted.slice(taken));
}

/** An event whose dates cannot be laid out is reported and left out, so that the calendar has all others. */
function reported<T>(event: EventItem, layOut: () => T): T | undefined {
  try {
    return layOut();
  } catch (error) {
    reportError(error, { event: event.slug });
    return undefined;
  }
}

const layOutDays = (event: EventItem, first: string, last: string): Occurrence[] =>
  reported(event, () => occurrencesBetween(event, first, last)) ?? [];

/** How events of these months are laid out. What is the same of all is computed once. */
function layingOut(months: readonly string[], present: string) {
  const first = `${months[0]}-01`;
  const last = daysOfMonth(months.at(-1) ?? present).at(-1) ?? "";
  const [from, to] = [startOfBerlinDay(first), startOfBerlinDay(nextDay(last))];
  const nextMonth = addMonths(present, 1);
  return (event: EventItem) =>
    reported(event, () => {
      const occurrences = occurrencesBetween(event, first, last, from, to);
      // An occurrence after the present month stays ahead as long as this calendar is in use.
      const isAhead = (occurrences.findLast(takesPlace)?.firstDay ?? "") >= nextMonth;
      const later = isAhead ? [] : upcomingDates(event, to, 1);
      return { occurrences, later: later.map((date) => toOccurrence(event, date)) };
    }) ?? { occurrences: [], later: [] };
}
