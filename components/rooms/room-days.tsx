import { weekdayOf } from "@dorfforum/shared/calendar/day";
import {
  formatDayAndMonth,
  formatHours,
  formatShortMonthName,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { classNames } from "@/components/ui/class-names";
import { Static } from "@/components/ui/static";
import { type Occurrence, occurrencePath } from "@/lib/events/occurrence";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import type { Hours, RoomDay } from "@/lib/rooms/room-days";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./room-days.module.css";

type RoomDaysProps = { room: Room; days: readonly RoomDay[] };

/** Days as a list, a row for each; on paper a row for each week. @param days an object of this room's alone */
export const RoomDays = ({ room, days }: RoomDaysProps) => (
  <Static as="ul" className={`paper ${styles.days}`} cacheKey={days}>
    {days.map((day) => (
      <Day key={day.day} slug={room.slug} of={day} />
    ))}
  </Static>
);

/** Those of the event; the time around it shows in what is left. Of several days those of this one. */
function hoursOf({ start, end, event: { allDay } }: Occurrence, ofDay: Hours): string {
  const span = { start, end, allDay };
  return (!lastsSeveralDays(span) && formatHours(span)) || texts.hours(ofDay);
}

function Day({ slug, of }: { slug: string; of: RoomDay }) {
  const { day, state, closed, holiday, schoolHolidays, uses, free } = of;
  const weekday = weekdayOf(day);
  const marks = [holiday, schoolHolidays].filter(Boolean).join(", ");
  const canBeAsked = state === "free" || state === "partly";
  return (
    <li id={`tag-${day}`} className={classNames(styles.day, styles[weekday], styles[state])}>
      <div>
        <time dateTime={day}>
          {weekday} {Number(day.slice(8))}. {formatShortMonthName(day)}
        </time>
        {marks && <small>{hyphenate(marks)}</small>}
      </div>
      <div>
        {state === "closed" && <strong>{hyphenate(texts.closedFor(closed ?? ""))}</strong>}
        {(state === "free" || state === "unused") && <strong>{texts.states[state]}</strong>}
        {uses.length > 0 && (
          <ul>
            {uses.map(({ part, occurrence, ...hours }) => (
              <li key={`${part} ${hours.from} ${occurrence?.event.id}`}>
                {occurrence ? hoursOf(occurrence, hours) : texts.hours(hours)}{" "}
                {occurrence ? (
                  <a href={occurrencePath(occurrence)}>{hyphenate(occurrence.event.title)}</a>
                ) : (
                  texts.booked
                )}
                {part && <span className={styles.part}> ({hyphenate(part)})</span>}
              </li>
            ))}
          </ul>
        )}
        {state !== "closed" &&
          free.map(({ part, hours }) => (
            <p key={part} className={styles.left}>
              {texts.free(part, hours.map(texts.hours))}
            </p>
          ))}
      </div>
      {canBeAsked && (
        <a href={roomRoutes.askForRoom(slug, day)} rel="nofollow" className={styles.ask}>
          <span className="sr-only">{`${formatWeekday(day)}, ${formatDayAndMonth(day)}: `}</span>
          {texts.ask}
        </a>
      )}
    </li>
  );
}
