import { dayOf, type EventDate, type EventTiming } from "../calendar/event-timing.ts";
import { berlinDay } from "../calendar/village-time.ts";

type Series = Pick<EventTiming, "start" | "recurrence">;

/**
 * What registrations know a date by: "" the date of an event that does not repeat, else the day of the series' rule. It stays when the
 * date moves, and so does whoever registered for it.
 */
export const tagOf = (event: Series, date: EventDate): string => {
  const day = dayOf(date);
  const isOnly = event.recurrence === undefined && date.change?.kind !== "added";
  return isOnly ? "" : day;
};

/** The day that a tag stands for */
export const dayOfTag = ({ start }: Series, tag: string): string => tag || berlinDay(start);

/** In place of a tag: a state that all dates of an event have */
export const everyDate = "*";
