import { nextDay, previousDay, weekdayOf } from "../calendar/day.ts";
import type { EventDate } from "../calendar/event-timing.ts";
import { lastDay } from "../calendar/format.ts";
import { takesPlace } from "../calendar/single-dates.ts";
import { berlinDay, berlinTime, startOfBerlinDay } from "../calendar/village-time.ts";
import type { ClockSpan } from "../opening-hours/clock-spans.ts";
import { holdsOn } from "../opening-hours/condition.ts";
import type { OpeningSpan } from "../opening-hours/opening-span.ts";
import { closingsBetween, type SpecialDay, specialDayOn } from "../opening-hours/special-days.ts";
import {
  type BookingDate,
  type BookingTimes,
  type Span,
  sharesRoom,
  touchesQuarter,
} from "./booking-dates.ts";

/*
 * What is in the way of a time in a room: site and CMS ask this, so that what visitors read as free can be confirmed
 * (docs/decisions/rooms.md has the table). Days are "YYYY-MM-DD", instants ISO.
 */

/** What decides about a room */
export type RoomRules = {
  name: string;
  parts: readonly string[];
  setUpMinutes: number;
  clearMinutes: number;
  openingHours: readonly OpeningSpan[];
  specialDays: readonly SpecialDay[];
};

/** A date of an event. `isHere`: the event's own place is the room. */
export type EventInRoom<Event> = {
  event: Event;
  date: EventDate;
  allDay: boolean;
  isHere: boolean;
  isCancelled: boolean;
  part: string;
};

/** A date of a confirmed booking */
export type BookingInRoom<Booking> = Span & { booking: Booking; part: string };

/**
 * A time (ms since 1970) in which a room is not free, or with a `part` only that: because of an event, a booking, or a booking
 * of which the event stands in the calendar.
 */
export type RoomUse<Event, Booking> = {
  from: number;
  to: number;
  part: string;
  event?: Event;
  booking?: Booking;
};

/** What is in the way of a date. `special` are the hours of use of a special day. */
export type Obstacle<Event, Booking> =
  | { kind: "closed"; closing: SpecialDay }
  | { kind: "hours"; special?: readonly ClockSpan[] | undefined }
  | { kind: "booking" | "event"; use: RoomUse<Event, Booking> };

/** What is asked for. Without the event's own times (ISO) its hours are not compared with the hours of use. */
export type AskedUse = { part: string; times?: Pick<BookingTimes, "Beginn" | "Ende"> | undefined };

/** An event warns only: it may be the requester's own. */
export const blocks = ({ kind }: Pick<Obstacle<unknown, unknown>, "kind">): boolean => kind !== "event";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * What takes a room up, soonest first: events with their time for building up and clearing, and confirmed bookings. The event of a
 * booking has the booking's times.
 */
export function usesOf<Event, Booking>(
  room: RoomRules,
  events: readonly EventInRoom<Event>[],
  bookings: readonly BookingInRoom<Booking>[],
): RoomUse<Event, Booking>[] {
  const booked = bookings.map(({ booking, part, von, bis }) => ({
    from: Date.parse(von),
    to: Date.parse(bis),
    part: partOf(room, part),
    booking,
  }));
  const told = new Set<RoomUse<Event, Booking>>();
  const held = events.flatMap((each): RoomUse<Event, Booking>[] => {
    const hours = hoursIn(room, each);
    if (!hours) return [];
    const { event, allDay } = each;
    const { from, to } = hours;
    const part = partOf(room, each.part);
    const booking = booked.find((one) => one.part === part && one.from <= from && to <= one.to);
    if (booking) {
      told.add(booking);
      return [{ ...booking, event }];
    }
    const [before, after] = allDay ? [0, 0] : [room.setUpMinutes, room.clearMinutes];
    return [{ from: from - before * minuteMs, to: to + after * minuteMs, part, event }];
  });
  return [...held, ...booked.filter((booking) => !told.has(booking))].sort((a, b) => a.from - b.from);
}

/** A part that the room does not have is the whole room. */
const partOf = ({ parts }: RoomRules, part: string): string => (parts.includes(part) ? part : "");

/** Whether a place that was typed for one date is the room */
export const isPlaceOf = ({ name }: Pick<RoomRules, "name">, place: string | undefined): boolean =>
  place !== undefined && place.trim() === name.trim();

/**
 * The hours (ms since 1970) of an event's date in a room, undefined of one that does not take place there. Without an end it takes the
 * rest of its day.
 */
export function hoursIn(
  room: Pick<RoomRules, "name">,
  { date, allDay, isHere, isCancelled }: Omit<EventInRoom<unknown>, "event" | "part">,
): { from: number; to: number } | undefined {
  const { start, end, change } = date;
  const isIn = change?.place ? isPlaceOf(room, change.place) : isHere;
  if (isCancelled || !takesPlace(date) || !isIn) return undefined;
  const isOpen = allDay || !end || end <= start;
  const to = isOpen ? startOfBerlinDay(nextDay(lastDay({ start, end, allDay }))).getTime() : Date.parse(end);
  return { from: Date.parse(start), to };
}

/** What is in the way of a date that is asked for: closings, then hours of use, then what takes the room up */
export function obstaclesOf<Event, Booking>(
  room: RoomRules,
  uses: readonly RoomUse<Event, Booking>[],
  { part, times }: AskedUse,
  { tag, von, bis }: BookingDate,
): Obstacle<Event, Booking>[] {
  const closings = closingsOf(room, { von, bis });
  const isOutside = closings.length === 0 && times !== undefined && !isWithinHours(room, tag, times);
  const [from, to] = [Date.parse(von), Date.parse(bis)];
  return [
    ...closings.map((closing) => ({ kind: "closed" as const, closing })),
    ...(isOutside ? [{ kind: "hours" as const, special: specialDayOn(room.specialDays, tag)?.hours }] : []),
    ...uses
      .filter((use) => sharesRoom(use.part, part) && touchesQuarter(use, { from, to }))
      .map((use) => ({ kind: use.booking === undefined ? ("event" as const) : ("booking" as const), use })),
  ];
}

/** The rows that close the room on a day of a span, whether it is that of a request or of an event. */
export const closingsOf = (
  { specialDays }: Pick<RoomRules, "specialDays">,
  { von, bis }: Span,
): SpecialDay[] => closingsBetween(specialDays, berlinDay(von), lastNight(von, bis));

/** The last day of a date. The hours before six belong to the evening before. */
function lastNight(von: string, bis: string): string {
  const last = new Date(Date.parse(bis) - 1);
  const isNight = berlinTime(last) < "06:00" && berlinDay(last) > berlinDay(von);
  return isNight ? previousDay(berlinDay(last)) : berlinDay(last);
}

/** The hours of use of a day; undefined for the whole day */
export function hoursOfUse(
  { openingHours, specialDays }: Pick<RoomRules, "openingHours" | "specialDays">,
  day: string,
): readonly ClockSpan[] | undefined {
  const special = specialDayOn(specialDays, day)?.hours;
  if (special) return special;
  if (openingHours.length === 0) return undefined;
  const weekday = weekdayOf(day);
  return openingHours.filter(({ days, note }) => days.includes(weekday) && holdsOn(note, day) !== false);
}

/** Minutes since the midnight of a day, by the clock */
type MinuteSpan = { from: number; to: number };

/** Hours of use in order, those that touch as one. They may go on after midnight. */
export function joinedHours(hours: readonly ClockSpan[]): MinuteSpan[] {
  const spans = hours.map(({ from, to }) => ({
    from: minutesOf(from),
    to: to > from ? minutesOf(to) : minutesOf(to) + dayMinutes,
  }));
  return joined(spans);
}

function joined(spans: MinuteSpan[]): MinuteSpan[] {
  const found: MinuteSpan[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const before = found.at(-1);
    if (before && span.from <= before.to) before.to = Math.max(before.to, span.to);
    else found.push({ ...span });
  }
  return found;
}

/** Whoever writes 23.59 Uhr means midnight. */
function minutesOf(time: string): number {
  if (time === "23:59") return dayMinutes;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Of what lasts longer than 24 hours the hours of use say nothing. */
function isWithinHours(
  room: RoomRules,
  day: string,
  { Beginn, Ende }: Pick<BookingTimes, "Beginn" | "Ende">,
) {
  if (!hoursOfUse(room, day)) return true;
  const nights = (Date.parse(berlinDay(Ende)) - Date.parse(berlinDay(Beginn))) / (dayMinutes * minuteMs);
  const [begin, end] = [clockMinutes(Beginn), clockMinutes(Ende) + nights * dayMinutes];
  if (end - begin > dayMinutes) return true;
  const around = [previousDay(day), day, nextDay(day)].flatMap((each, index) =>
    joinedHours(hoursOfUse(room, each) ?? [{ from: "00:00", to: "00:00" }]).map(({ from, to }) => ({
      from: from + (index - 1) * dayMinutes,
      to: to + (index - 1) * dayMinutes,
    })),
  );
  return joined(around).some(({ from, to }) => from <= begin && end <= to);
}

const clockMinutes = (instant: string): number => {
  const [hours = 0, minutes = 0] = berlinTime(instant).split(":").map(Number);
  return hours * 60 + minutes;
};
