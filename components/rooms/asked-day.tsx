import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { lastRequestDay } from "@dorfforum/shared/rooms/booking-dates";
import { Button } from "@/components/ui/button";
import fieldStyles from "@/components/ui/field.module.css";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { checkRoomForm } from "@/lib/rooms/room-form";

type AskedDayProps = { room: Room; day: string | undefined; now: Date };

/** Says what is on any day for which a room can be asked. @param day "YYYY-MM-DD" of the page's address */
export async function AskedDay({ room: { slug }, day, now }: AskedDayProps) {
  const check = day && (await checkRoomForm({ room: slug, day }, now));
  return (
    <form action={roomRoutes.room(slug)} className="stack no-print">
      <label htmlFor="tag">{texts.whichDay}</label>
      <div className="cluster">
        <input
          className={fieldStyles.input}
          id="tag"
          name="tag"
          type="date"
          min={berlinDay(now)}
          max={lastRequestDay(now)}
          defaultValue={day}
          key={day}
          required
        />
        <Button type="submit">{texts.showDay}</Button>
      </div>
      {check && day && (
        <div>
          <p>
            <strong>{formatLongDate(day)}</strong>
          </p>
          <p>{check.lead}</p>
          {check.items.length > 0 && (
            <ul>
              {check.items.map(({ text, path }) => (
                <li key={text}>{path ? <a href={path}>{text}</a> : text}</li>
              ))}
            </ul>
          )}
          {!check.isBlocked && <a href={roomRoutes.askForRoom(slug, day)}>{texts.askFor}</a>}
        </div>
      )}
    </form>
  );
}
