import { Temporal } from "temporal-polyfill";
import { nextDay } from "@/lib/dates/day";
import { startOfBerlinDay, villageTimeZone } from "@/lib/dates/format";

/** An event's days ("YYYY-MM-DD") and hours ("HH:MM"), as the form has them; "" is not given. */
type Given = { day: string; allDay: boolean; begin: string; lastDay: string; end: string };

/** Beginning and end as instants (ISO), of whole days the beginnings of the first and of the last. */
export function spanOf({ day, allDay, begin, lastDay, end }: Given) {
  if (allDay) {
    return {
      allDay,
      start: startOfBerlinDay(day).toISOString(),
      end: lastDay > day ? startOfBerlinDay(lastDay).toISOString() : undefined,
    };
  }
  const start = instantOf(day, begin);
  if (end === "") return { allDay, start, end: undefined };
  const isNextMorning = lastDay === "" && end <= begin;
  return { allDay, start, end: instantOf(lastDay || (isNextMorning ? nextDay(day) : day), end) };
}

const instantOf = (day: string, time: string) =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(villageTimeZone).epochMilliseconds,
  ).toISOString();
