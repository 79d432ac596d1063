import { weekdayOf } from "@dorfforum/shared/calendar/day";
import { formatDayAndMonth, formatShortMonthName, formatWeekday } from "@dorfforum/shared/calendar/format";
import { Chip, Chips } from "@/components/ui/chip";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import type { RoomDay } from "@/lib/rooms/room-days";

type FreeWeekendsProps = { room: Room; days: readonly RoomDay[]; limit: number };

const isWeekend = (day: string) => ["Sa", "So"].includes(weekdayOf(day));

/** Whether the next Saturday is free, and the next days that are, each leading to the form for it. */
export function FreeWeekends({ room, days, limit }: FreeWeekendsProps) {
  const saturday = days.find(({ day }) => weekdayOf(day) === "Sa");
  const free = days.filter(({ day, state }) => state === "free" && isWeekend(day)).slice(0, limit);
  return (
    <>
      {saturday && (
        <p>
          {texts.onDay(`${formatWeekday(saturday.day)}, ${formatDayAndMonth(saturday.day)}`)}{" "}
          <strong>{texts.states[saturday.state]}</strong>
        </p>
      )}
      {free.length === 0 ? (
        <p>{texts.noFreeWeekend}</p>
      ) : (
        <Chips label={texts.freeWeekends}>
          {free.map(({ day }) => (
            <Chip key={day} href={roomRoutes.askForRoom(room.slug, day)}>
              {`${weekdayOf(day)} ${Number(day.slice(8))}. ${formatShortMonthName(day)} ${texts.states.free}`}
            </Chip>
          ))}
        </Chips>
      )}
    </>
  );
}
