import { addDays, monthOf, nextDay } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { shownWeeks } from "@dorfforum/shared/rooms/limits";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { derived } from "@/lib/cms/derived";
import { isCmsRequestError } from "@/lib/cms/errors";
import { getVillageDays } from "@/lib/cms/settings";
import { getEventCalendar, getOccurrences } from "@/lib/events/current-calendar";
import { getRooms, type Room } from "@/lib/rooms/cms/rooms";
import { firstFreeMoment, type RoomDay, roomDays } from "./room-days";
import { isInRoom, usesOf } from "./room-uses";

/**
 * The rooms and what takes them up at one moment. `dayOf` knows the days of the calendar's months; `shownDays` are those of the page
 * of a room from today on, the same object for a quarter of an hour.
 */
export type RoomStates = {
  rooms: readonly Room[];
  dayOf: (room: Room, day: string, now: Date) => RoomDay | undefined;
  shownDays: (room: Room, now: Date) => readonly RoomDay[];
};

const noRooms: RoomStates = { rooms: [], dayOf: () => undefined, shownDays: () => [] };

/** The same object until something changes. @throws CmsRequestError without a copy */
export const getRoomStates = derived(
  [{ ready: getRooms }, { ready: () => getEventCalendar(new Date()) }, { ready: getVillageDays }],
  (rooms, calendar, village): RoomStates => {
    const shown = latestResult<Room, readonly RoomDay[]>();
    const daysFrom = (room: Room, first: string, count: number, from: number) => {
      // Building up and clearing take a day at most, and the small hours belong to the evening before.
      const around = calendar.between(addDays(first, -2), addDays(first, count));
      return roomDays(room, usesOf(room, around.slice(0, around.length)), village, first, count, from);
    };
    return {
      rooms,
      dayOf: (room, day, now) =>
        calendar.months.includes(monthOf(day)) ? daysFrom(room, day, 1, firstFreeMoment(now))[0] : undefined,
      shownDays: (room, now) => {
        const from = firstFreeMoment(now);
        const today = berlinDay(now);
        return shown(room, `${today} ${from}`, () => daysFrom(room, today, shownWeeks * 7, from));
      },
    };
  },
);

/** A day of a room, however far ahead. @throws CmsRequestError without a copy */
export async function getRoomDay(room: Room, day: string, now: Date): Promise<RoomDay | undefined> {
  const around = await getOccurrences(addDays(day, -2), nextDay(day), now, isInRoom(room));
  return roomDays(room, usesOf(room, around), await getVillageDays(), day, 1, firstFreeMoment(now))[0];
}

/** The same for what can do without: none without a copy */
export const findRoomStates = (): Promise<RoomStates> =>
  getRoomStates().catch((error: unknown) => {
    // The replica reports its own failures.
    if (isCmsRequestError(error)) return noRooms;
    throw error;
  });
