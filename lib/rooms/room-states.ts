import { monthOf, nextDay, previousDay } from "@dorfforum/shared/calendar/day";
import { derived } from "@/lib/cms/derived";
import { isCmsRequestError } from "@/lib/cms/errors";
import { getRooms, type Room } from "@/lib/cms/rooms";
import { getVillageDays } from "@/lib/cms/settings";
import { getEventCalendar } from "@/lib/events/current-calendar";
import { type RoomDay, roomDays } from "./room-days";
import { usesOf } from "./room-uses";

/** The rooms and what takes them up at one moment. `dayOf` knows the days of the calendar's months. */
export type RoomStates = { rooms: readonly Room[]; dayOf: (room: Room, day: string) => RoomDay | undefined };

export const noRooms: RoomStates = { rooms: [], dayOf: () => undefined };

/** The same object until something changes. @throws CmsRequestError without a copy */
const getRoomStates = derived(
  [{ ready: getRooms }, { ready: () => getEventCalendar(new Date()) }, { ready: getVillageDays }],
  (rooms, calendar, village): RoomStates => ({
    rooms,
    dayOf(room, day) {
      if (!calendar.months.includes(monthOf(day))) return undefined;
      const around = calendar.between(previousDay(day), nextDay(day));
      const uses = usesOf(room, around.slice(0, around.length));
      return roomDays(room, uses, village, day, 1)[0];
    },
  }),
);

/** The same for what can do without: none without a copy */
export const findRoomStates = (): Promise<RoomStates> =>
  getRoomStates().catch((error: unknown) => {
    // The replica reports its own failures.
    if (isCmsRequestError(error)) return noRooms;
    throw error;
  });
