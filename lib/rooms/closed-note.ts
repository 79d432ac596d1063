import { closingsOf, hoursIn } from "@dorfforum/shared/rooms/room-uses";
import type { VillageEvent } from "@/lib/cms/events";
import type { EventDate } from "@/lib/events/recurrence";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";

/**
 * What visitors are told of an event's date on a day on which its room is closed; undefined of all others. The times around it do not
 * count: whether somebody builds up the evening before is nothing to visitors.
 */
export function closedNote(
  rooms: readonly Room[],
  { roomId, allDay, status }: Pick<VillageEvent, "roomId" | "allDay" | "status">,
  date: EventDate,
): string | undefined {
  for (const room of rooms) {
    const isHere = roomId === room.id;
    const hours = hoursIn(room, { date, allDay, isHere, isCancelled: status === "abgesagt" });
    const span = hours && {
      von: new Date(hours.from).toISOString(),
      bis: new Date(hours.to).toISOString(),
    };
    const [closing] = span ? closingsOf(room, span) : [];
    if (closing) return texts.closedThen(room.name, closing.note);
  }
  return undefined;
}
