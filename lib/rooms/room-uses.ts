import { nextDay } from "@dorfforum/shared/calendar/day";
import { startOfBerlinDay } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import type { EventItem } from "@/lib/cms/events";
import type { Room } from "@/lib/cms/rooms";
import type { Occurrence } from "@/lib/events/occurrence";

/** A time (ms since 1970) in which a room is not free, or with a `part` only that; `occurrence` if an event is why. */
export type RoomUse = { from: number; to: number; part: string; occurrence?: Occurrence | undefined };

/**
 * What takes up a room, soonest first: events with their time for building up and clearing, and confirmed bookings. A booking of
 * which an event stands in the calendar is told as the event, with the booking's times.
 */
export function usesOf(room: Room, occurrences: readonly Occurrence[]): RoomUse[] {
  const bookings = room.booked.map(({ part, from, to }) => ({
    part,
    from: Date.parse(from),
    to: Date.parse(to),
  }));
  const shown = new Set<RoomUse>();
  const events = occurrences.flatMap((occurrence) => {
    if (!isIn(room, occurrence)) return [];
    const use = toUse(room, occurrence);
    const { from, to } = hoursOf(occurrence);
    const booking = bookings.find((each) => each.part === use.part && each.from <= from && to <= each.to);
    if (!booking) return [use];
    shown.add(booking);
    return [{ ...booking, occurrence }];
  });
  return [...events, ...bookings.filter((booking) => !shown.has(booking))].sort((a, b) => a.from - b.from);
}

/** Whether any date of an event may be in a room */
export const isInRoom =
  ({ id, name }: Room) =>
  ({ roomId, exceptions }: EventItem): boolean =>
    roomId === id || exceptions.some(({ place }) => place === name);

function isIn(room: Room, occurrence: Occurrence): boolean {
  const { event, change } = occurrence;
  if (event.status === "abgesagt" || !takesPlace(occurrence)) return false;
  return change?.place ? change.place === room.name : event.roomId === room.id;
}

function toUse(room: Room, occurrence: Occurrence): RoomUse {
  const { allDay, roomPart = "" } = occurrence.event;
  const part = room.parts.includes(roomPart) ? roomPart : "";
  const { from, to } = hoursOf(occurrence);
  if (allDay) return { from, to, part, occurrence };
  return { from: from - room.setUpMinutes * 60_000, to: to + room.clearMinutes * 60_000, part, occurrence };
}

/** An event without an end takes the rest of its day. */
function hoursOf({ event, start, end, lastDay }: Occurrence) {
  const from = Date.parse(start);
  const to = event.allDay || !end ? startOfBerlinDay(nextDay(lastDay)).getTime() : Date.parse(end);
  return { from, to };
}
