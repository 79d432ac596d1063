import { addDays, nextDay } from "@dorfforum/shared/calendar/day";
import { type Rhythm, repetitionFrom, toRecurrenceRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { lastDayOfSeries } from "@dorfforum/shared/rooms/limits";
import type { Room } from "@/lib/cms/rooms";
import { instantOf } from "@/lib/dates/instant-of";

/** Days ("YYYY-MM-DD") and times ("HH:MM") in the village as a form has them, "" where not given */
export type RoomRequest = Record<
  "day" | "lastDay" | "begin" | "end" | "setUp" | "clearUntil" | "repeats" | "repeatsUntil",
  string
>;

/** Instants (ISO): of the event, and with building up and clearing */
export type RequestedDate = { start: string; end: string; from: string; to: string };

/** What a room adds where nothing else is filled in */
export type RoomMinutes = Pick<Room, "setUpMinutes" | "clearMinutes">;

/** What the choice of a repetition means */
const rhythms: Record<string, { rhythm: Rhythm; days: number }> = {
  woche: { rhythm: "weekly", days: 7 },
  zweiwochen: { rhythm: "fortnightly", days: 14 },
};

const endOfSeries = ({ day, repeatsUntil }: RoomRequest) => {
  const latest = lastDayOfSeries(day);
  return repeatsUntil && repeatsUntil < latest ? repeatsUntil : latest;
};

/** The dates of a request, one of a single one. A series ends after a year at the latest. */
export function requestedDates(request: RoomRequest, room: RoomMinutes): RequestedDate[] {
  const days = rhythms[request.repeats]?.days;
  const dates = [dateFrom(request, room)];
  if (!days) return dates;
  const last = endOfSeries(request);
  for (let day = addDays(request.day, days); day <= last; day = addDays(day, days))
    dates.push(dateFrom({ ...request, day, lastDay: "" }, room));
  return dates;
}

/** The instants of a request's first date, and its RRULE: the computed fields of the form */
export function requestedSpan(
  request: RoomRequest,
  room: RoomMinutes = { setUpMinutes: 0, clearMinutes: 0 },
) {
  const { start, end, from, to } = dateFrom(request, room);
  const rhythm = rhythms[request.repeats]?.rhythm;
  const until = endOfSeries(request);
  return {
    startsAt: start,
    endsAt: end,
    occupiedFrom: from,
    occupiedUntil: to,
    recurrence: rhythm && toRecurrenceRule({ ...repetitionFrom(request.day, rhythm), until }),
  };
}

/** An end before the beginning is in the following night, as is clearing before the end. Without times the room's are taken. */
function dateFrom(
  { day, lastDay, begin, end, setUp, clearUntil }: RoomRequest,
  room: RoomMinutes,
): RequestedDate {
  const lasting = lastDay > day ? lastDay : end <= begin ? nextDay(day) : day;
  const [startsAt, endsAt] = [instantOf(day, begin), instantOf(lasting, end)];
  return {
    start: startsAt,
    end: endsAt,
    from: setUp ? instantOf(day, setUp) : minutesFrom(startsAt, -room.setUpMinutes),
    to: clearUntil
      ? instantOf(clearUntil < end ? nextDay(lasting) : lasting, clearUntil)
      : minutesFrom(endsAt, room.clearMinutes),
  };
}

const minutesFrom = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
