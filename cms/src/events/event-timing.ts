import type { EventTiming } from "@dorfforum/shared/calendar/event-timing";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { exceptionsOf, toSingleDates } from "@dorfforum/shared/calendar/single-dates";
import { toInstant } from "@dorfforum/shared/calendar/village-time";

/** The fields of an event that its dates follow from, as stored or as sent. */
export type EventFields = {
  Beginn?: unknown;
  Ende?: unknown;
  Wiederholung?: unknown;
  Ausnahmen?: unknown;
  Nicht_an_Feiertagen?: unknown;
  Nicht_in_Schulferien?: unknown;
};

/** Undefined without a begin. */
export function toTiming(event: EventFields, villageDays?: VillageDays): EventTiming | undefined {
  const [start, end] = [toInstant(event.Beginn), toInstant(event.Ende)];
  if (start === undefined) return undefined;
  const { Wiederholung: rule } = event;
  const recurrence = typeof rule === "string" && rule !== "" ? rule : undefined;
  return {
    start: start.toISOString(),
    // As on the site: an end at the begin is none.
    end: end && end > start ? end.toISOString() : undefined,
    recurrence,
    exceptions: exceptionsOf(recurrence, toSingleDates(event.Ausnahmen)),
    notOnHolidays: event.Nicht_an_Feiertagen === true,
    notInSchoolHolidays: event.Nicht_in_Schulferien === true,
    villageDays,
  };
}
