import { nextDay } from "@dorfforum/shared/calendar/day";
import { type Rhythm, repetitionFrom, toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { dayOfEnd } from "@dorfforum/shared/forms/ends-later";
import { type BookingDate, bookingDates, lastSeriesDay } from "@dorfforum/shared/rooms/booking-dates";
import type { Room } from "@/lib/rooms/cms/rooms";

/** Days ("YYYY-MM-DD") and times ("HH:MM") in the village as a form has them, "" where not given */
export type RoomRequest = Record<
  "day" | "lastDay" | "begin" | "end" | "setUp" | "clearUntil" | "repeats" | "repeatsUntil",
  string
>;

/** What a room adds where nothing else is filled in */
export type RoomMinutes = Pick<Room, "setUpMinutes" | "clearMinutes">;

/** What the choice of a repetition means */
const rhythms: Record<string, Rhythm> = { woche: "weekly", zweiwochen: "fortnightly" };

/**
 * The instants of a request's first date, with building up and clearing, and its RRULE: the computed fields of the form. Clearing
 * before the end is in the following night; a series ends after a year at the latest.
 */
export function requestedSpan(
  request: RoomRequest,
  { setUpMinutes, clearMinutes }: RoomMinutes = { setUpMinutes: 0, clearMinutes: 0 },
) {
  const { day, begin, end, setUp, clearUntil, repeats, repeatsUntil } = request;
  const last = dayOfEnd(request);
  const [startsAt, endsAt] = [berlinInstant(day, begin), berlinInstant(last, end)];
  const rhythm = rhythms[repeats];
  const until = repeatsUntil && repeatsUntil < lastSeriesDay(day) ? repeatsUntil : lastSeriesDay(day);
  return {
    startsAt,
    endsAt,
    occupiedFrom: setUp ? berlinInstant(day, setUp) : minutesFrom(startsAt, -setUpMinutes),
    occupiedUntil: clearUntil
      ? berlinInstant(clearUntil < end ? nextDay(last) : last, clearUntil)
      : minutesFrom(endsAt, clearMinutes),
    recurrence: rhythm && toRecurrenceRule({ ...repetitionFrom(day, rhythm), until }),
  };
}

/** The dates of a request, one of a single one */
export function requestedDates(request: RoomRequest, room: RoomMinutes): BookingDate[] {
  const { startsAt, endsAt, occupiedFrom, occupiedUntil, recurrence } = requestedSpan(request, room);
  return bookingDates({
    Beginn: startsAt,
    Ende: endsAt,
    Belegt_von: occupiedFrom,
    Belegt_bis: occupiedUntil,
    Wiederholung: recurrence,
  });
}

const minutesFrom = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
