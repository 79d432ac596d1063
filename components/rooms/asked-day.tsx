import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { lastRequestDay } from "@dorfforum/shared/rooms/booking-dates";
import { TextWithNumbers } from "@/components/content/text-with-numbers";
import { Button, ButtonLink } from "@/components/ui/button";
import fieldStyles from "@/components/ui/field.module.css";
import { roomCheckTexts } from "@/lib/rooms/base/form-texts";
import { askedDayId, roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import { getRoomDay } from "@/lib/rooms/room-states";
import { DayDetails } from "./day-details";

/** `day` is "YYYY-MM-DD" of the page's address, "" for what is no day; undefined without a question. */
type AskedDayProps = { room: Room; day: string | undefined; now: Date };

/** A field for a day, and what is in the room then, for each day that can be asked for. It needs a connection. */
export const AskedDay = ({ room, day, now }: AskedDayProps) => (
  <section
    id={askedDayId}
    className="stack no-print"
    aria-labelledby={`${askedDayId}-titel`}
    data-true-for="now"
  >
    <h2 id={`${askedDayId}-titel`}>
      <label htmlFor="tag">{texts.whichDay}</label>
    </h2>
    <form action={`${roomRoutes.room(room.slug)}#${askedDayId}`} className="cluster">
      <input
        className={fieldStyles.input}
        id="tag"
        name="tag"
        type="date"
        min={berlinDay(now)}
        max={lastRequestDay(now)}
        defaultValue={day}
        key={day}
      />
      <Button type="submit">{texts.showDay}</Button>
    </form>
    {day !== undefined && <OnDay room={room} day={day} now={now} />}
  </section>
);

async function OnDay({ room, day, now }: AskedDayProps & { day: string }) {
  if (day === "") return <p>{texts.noSuchDay}</p>;
  const heading = (
    <p>
      <strong>{formatLongDate(day)}</strong>
    </p>
  );
  const last = lastRequestDay(now);
  const isOver = day < berlinDay(now);
  if (isOver || day > last)
    return (
      <>
        {heading}
        <p>{isOver ? texts.dayIsOver : roomCheckTexts.tooFarAhead(formatLongDate(last))}</p>
      </>
    );
  const found = await getRoomDay(room, day, now);
  if (!found) return null;
  const canBeAsked = found.state === "free" || found.state === "partly";
  return (
    <>
      {heading}
      <DayDetails of={found} />
      {canBeAsked && (
        <p className="cluster">
          <ButtonLink href={roomRoutes.askForRoom(room.slug, day)} rel="nofollow">
            {texts.askForDay}
          </ButtonLink>
        </p>
      )}
      {!canBeAsked && room.contact && (
        <p>
          {texts.contactFor} <TextWithNumbers text={room.contact} isContactField />
        </p>
      )}
    </>
  );
}
