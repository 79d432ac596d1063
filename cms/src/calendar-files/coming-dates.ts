import { previousDay } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Temporal } from "temporal-polyfill";
import { mapInBatches } from "../text/in-batches";
import type { CalendarBlock } from "./content-lines";
import { type EventTimes, endOfDate } from "./event-fields";
import type { Moment } from "./time-zones";

export type Context = { now: Moment; withPast: boolean };

/** Times that events name by themselves: not what they leave out, and not when they were written */
const ownTime = /^(?:DTSTART|DTEND|RECURRENCE-ID)\b[^:]*:\s*(\d{8})/i;
const ownLength = /^(?:DURATION|RRULE|RDATE)\b/i;

/** How many events may still come, at most, without reading them: none of these ends before yesterday. */
export async function countComing(calendars: readonly CalendarBlock[], now: Date): Promise<number> {
  const yesterday = previousDay(berlinDay(now)).replaceAll("-", "");
  const mayCome = ({ text }: { text: string }) =>
    ownLength.test(text) || (ownTime.exec(text)?.[1] ?? "") >= yesterday;
  const found = await mapInBatches(
    calendars.flatMap(({ events }) => events),
    ({ lines }) => lines.some(mayCome),
  );
  return found.filter(Boolean).length;
}

/** Dates count as coming until their last day is over. */
export const isComing = (begin: Moment, end: Moment | undefined, { now }: Context): boolean =>
  Temporal.ZonedDateTime.compare(end ?? begin, now.startOfDay()) >= 0;

export const isShown = (times: EventTimes, begin: Moment, context: Context, end = endOfDate(times, begin)) =>
  context.withPast || isComing(begin, end, context);
