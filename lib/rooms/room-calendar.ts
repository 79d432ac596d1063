import { addDays, nextDay, previousDay, weekdayOf } from "@dorfforum/shared/calendar/day";
import type { Room } from "@/lib/cms/rooms";
import { getVillageDays } from "@/lib/cms/settings";
import { getOccurrences } from "@/lib/events/current-calendar";
import { type RoomDay, roomDays } from "./room-days";
import { isInRoom, type RoomUse, usesOf } from "./room-uses";

/** What takes up a room on the days from `first` to `last` ("YYYY-MM-DD"). @throws CmsRequestError without a copy */
export async function getRoomUses(room: Room, first: string, last: string, now: Date): Promise<RoomUse[]> {
  const mayBeIn = isInRoom(room);
  // Evenings go on after midnight, and building up begins before.
  return usesOf(room, await getOccurrences(previousDay(first), nextDay(last), now, mayBeIn));
}

/** @throws CmsRequestError without a copy */
export async function getRoomDays(room: Room, first: string, count: number, now: Date): Promise<RoomDay[]> {
  const uses = await getRoomUses(room, first, addDays(first, count - 1), now);
  return roomDays(room, uses, await getVillageDays(), first, count);
}

const isWeekend = (day: string) => ["Sa", "So"].includes(weekdayOf(day));

/** Saturdays and Sundays that are free from morning to night */
export const freeWeekendDays = (days: readonly RoomDay[], limit: number): RoomDay[] =>
  days.filter(({ day, state }) => state === "free" && isWeekend(day)).slice(0, limit);

/** The first Saturday */
export const nextSaturday = (days: readonly RoomDay[]): RoomDay | undefined =>
  days.find(({ day }) => weekdayOf(day) === "Sa");
