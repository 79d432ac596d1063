import { addDays, nextDay } from "@dorfforum/shared/calendar/day";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { type DaySpan, schoolHolidaysAround, type VillageDays } from "@dorfforum/shared/calendar/left-out";
import { berlinInstant, berlinTime, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { specialDayOn } from "@dorfforum/shared/opening-hours/special-days";
import { roundedOut, sharesRoom } from "@dorfforum/shared/rooms/booking-dates";
import { hoursOfUse, joinedHours } from "@dorfforum/shared/rooms/room-uses";
import type { Occurrence } from "@/lib/events/occurrence";
import type { Room } from "@/lib/rooms/cms/rooms";
import type { RoomUse } from "./room-uses";

/** Times of a day in the village ("HH:MM"); "24:00" is its end. */
export type Hours = { from: string; to: string };

/**
 * A day ("YYYY-MM-DD") of a room. `closed` is the reason, "" without one; `uses` are what takes it up, bookings that follow each other as one;
 * `free` are the times that are left of a day that is not free as a whole, for each part, or for the whole room (part ""); `usable` are what is left of the hours of use.
 */
export type RoomDay = {
  day: string;
  state: "free" | "partly" | "taken" | "closed" | "unused" | "over";
  closed?: string | undefined;
  holiday?: string | undefined;
  schoolHolidays?: DaySpan | undefined;
  uses: (Hours & { part: string; occurrence?: Occurrence | undefined })[];
  free: { part: string; hours: Hours[] }[];
  usable: Hours[];
};

/** Shorter gaps are no offer. */
const minFreeMs = 3_600_000;
const quarterMs = 900_000;
const endOfDay = "24:00";

/** The moment from which a room can be asked for: the next quarter of an hour, in which bookings are counted */
export const firstFreeMoment = (now: Date): number => Math.ceil(now.getTime() / quarterMs) * quarterMs;

/** The days from `first` on. @param uses as usesOf() gives them @param from nothing is free before, as firstFreeMoment() gives it */
export function roomDays(
  room: Room,
  uses: readonly RoomUse[],
  village: VillageDays,
  first: string,
  count: number,
  from = 0,
): RoomDay[] {
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  // Most uses are of other days.
  let rest = uses;
  return days.map((day) => {
    const start = startOfBerlinDay(day).getTime();
    const end = startOfBerlinDay(nextDay(day)).getTime();
    rest = rest.filter(({ to }) => to > start);
    const ofDay = rest.filter(({ from }) => from < end);
    return roomDay(room, ofDay, village, { day, start, end, from });
  });
}

/** `from` is when what is free begins at the earliest. */
type Day = { day: string; start: number; end: number; from: number };

function roomDay(room: Room, uses: readonly RoomUse[], village: VillageDays, within: Day): RoomDay {
  const { day, start, end, from } = within;
  const special = specialDayOn(room.specialDays, day);
  const closed = special?.hours?.length === 0 ? (special.note ?? "") : undefined;
  const usable = usableSpans(room, within);
  const left = usable.map((span) => ({ ...span, from: Math.max(span.from, from) }));
  const hasBegun = usable.some((span) => span.from < from);
  const parts = room.parts.length > 0 ? room.parts : [""];
  const free = parts
    .map((part) => ({
      part,
      hours: gapsBetween(
        uses.filter((use) => sharesRoom(use.part, part)),
        left,
      ),
    }))
    .filter(({ hours }) => hours.length > 0);
  const isSame = free.length === parts.length && new Set(free.map(({ hours }) => timesOf(hours))).size === 1;
  const shown = mergeBookings(uses).map(({ from, to, part, event }) => ({
    ...toHours(Math.max(from, start), Math.min(to, end), within),
    part,
    occurrence: event,
  }));
  return {
    day,
    state: stateOf({
      closed,
      isUsable: usable.length > 0,
      isUsed: uses.length > 0,
      hasBegun,
      isOver: hasBegun && !uses.some((use) => use.to > from),
      hasGaps: free.length > 0,
    }),
    closed,
    holiday: holidayOn(day, village.land),
    schoolHolidays: schoolHolidaysAround(day, village),
    uses: shown,
    free:
      uses.length === 0 && !hasBegun
        ? []
        : (isSame ? free.slice(0, 1) : free).map(({ part, hours }) => ({
            part: isSame ? "" : part,
            hours: hours.map(({ from, to }) => toHours(from, to, within)),
          })),
    usable: left.filter(({ from, to }) => from < to).map(({ from, to }) => toHours(from, to, within)),
  };
}

const timesOf = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}-${to}`).join();

type Findings = {
  closed: string | undefined;
  isUsable: boolean;
  isUsed: boolean;
  /** A part of the hours of use is over. */
  hasBegun: boolean;
  /** So is all that takes the room up. */
  isOver: boolean;
  hasGaps: boolean;
};

function stateOf({ closed, isUsable, isUsed, hasBegun, isOver, hasGaps }: Findings): RoomDay["state"] {
  if (closed !== undefined) return "closed";
  if (!isUsed && !hasBegun) return isUsable ? "free" : "unused";
  if (hasGaps) return "partly";
  return isOver ? "over" : "taken";
}

type Span = { from: number; to: number };

/** When a room may be used on a day: without hours of use the whole day. A span over midnight ends with the day. */
function usableSpans(room: Room, { day, start, end }: Day): Span[] {
  const hours = hoursOfUse(room, day);
  if (!hours) return [{ from: start, to: end }];
  return joinedHours(hours).map(({ from, to }) => ({
    from: atMinute(day, from),
    to: to < minutesOfDay ? atMinute(day, to) : end,
  }));
}

const minutesOfDay = 24 * 60;

/** When the village's clocks show so many minutes after midnight */
function atMinute(day: string, minute: number): number {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return Date.parse(berlinInstant(day, `${hours}:${minutes}`));
}

function gapsBetween(uses: readonly RoomUse[], usable: readonly Span[]): Span[] {
  return usable.flatMap((span) => {
    const gaps: Span[] = [];
    let from = span.from;
    for (const use of uses.map(roundedOut)) {
      if (use.to <= from || use.from >= span.to) continue;
      if (use.from - from >= minFreeMs) gaps.push({ from, to: use.from });
      from = use.to;
    }
    if (span.to - from >= minFreeMs) gaps.push({ from, to: span.to });
    return gaps;
  });
}

/** Nobody is named beside "belegt", so that bookings that follow each other are one. */
function mergeBookings(uses: readonly RoomUse[]): RoomUse[] {
  const merged: RoomUse[] = [];
  for (const use of uses) {
    const before = use.event
      ? undefined
      : merged.find((each) => !each.event && each.part === use.part && each.to >= use.from);
    if (before) before.to = Math.max(before.to, use.to);
    else merged.push({ ...use });
  }
  return merged;
}

const toHours = (from: number, to: number, { end }: Day): Hours => ({
  from: berlinTime(new Date(from)),
  to: to >= end ? endOfDay : berlinTime(new Date(to)),
});
