import { Temporal } from "temporal-polyfill";
import { nextDay } from "@/lib/dates/day";
import { startOfBerlinDay, villageTimeZone } from "@/lib/dates/format";

/** An event's days ("YYYY-MM-DD") and times ("HH:MM") in the village; "" is not given. */
type Fields = { day: string; allDay: boolean; begin: string; lastDay: string; end: string };

/** The beginning and end of an event as instants (ISO, UTC); of whole days the beginnings of the first and last day. */
export function eventSpan({ day, allDay, begin, lastDay, end }: Fields) {
  if (allDay) {
    const endsAt = lastDay > day ? startOfBerlinDay(lastDay).toISOString() : undefined;
    return { startsAt: startOfBerlinDay(day).toISOString(), endsAt };
  }
  const startsAt = instantOf(day, begin);
  if (end === "") return { startsAt, endsAt: undefined };
  const isNextMorning = lastDay === "" && end <= begin;
  return { startsAt, endsAt: instantOf(lastDay || (isNextMorning ? nextDay(day) : day), end) };
}

const instantOf = (day: string, time: string) =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(villageTimeZone).epochMilliseconds,
  ).toISOString();
