import { isPlaceOf, usesOf as usesOfRoom } from "@dorfforum/shared/rooms/room-uses";
import type { EventItem } from "@/lib/cms/events";
import type { Occurrence } from "@/lib/events/occurrence";
import type { Room } from "@/lib/rooms/cms/rooms";

/** What takes up a room, soonest first, as site and CMS decide it */
export const usesOf = (room: Room, occurrences: readonly Occurrence[]) =>
  usesOfRoom(
    room,
    occurrences.map((occurrence) => ({
      event: occurrence,
      date: occurrence,
      allDay: occurrence.event.allDay,
      isHere: occurrence.event.roomId === room.id,
      isCancelled: occurrence.event.status === "abgesagt",
      part: occurrence.event.roomPart ?? "",
    })),
    room.booked.map((booking) => ({ booking, part: booking.part, von: booking.from, bis: booking.to })),
  );

export type RoomUse = ReturnType<typeof usesOf>[number];

/** Whether any date of an event may be in a room */
export const isInRoom =
  (room: Room) =>
  ({ roomId, exceptions }: EventItem): boolean =>
    roomId === room.id || exceptions.some(({ place }) => isPlaceOf(room, place));
