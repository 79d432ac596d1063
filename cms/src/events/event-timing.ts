import type { EventTiming } from "@dorfforum/shared/calendar/event-timing";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { exceptionsOf, instantOf, toSingleDates } from "@dorfforum/shared/calendar/single-dates";

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
  const [start, end] = [instantOf(event.Beginn), instantOf(event.Ende)];
  if (start === undefined) return undefined;
  const { Wiederholung: rule } = event;
  const recurrence = typeof rule === "string" && rule !== "" ? rule : undefined;
  return {
    start,
    // As on the site: an end at the begin is none.
    end: end !== undefined && end > start ? end : undefined,
    recurrence,
    exceptions: exceptionsOf(recurrence, toSingleDates(event.Ausnahmen)),
    notOnHolidays: event.Nicht_an_Feiertagen === true,
    notInSchoolHolidays: event.Nicht_in_Schulferien === true,
    villageDays,
  };
}
