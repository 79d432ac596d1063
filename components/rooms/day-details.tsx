import { formatHours, lastsSeveralDays } from "@dorfforum/shared/calendar/format";
import { type Occurrence, occurrencePath } from "@/lib/events/occurrence";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Hours, RoomDay } from "@/lib/rooms/room-days";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./day-details.module.css";

/** Those of the event; the time around it shows in what is left. Of several days those of this one. */
function hoursOf({ start, end, event: { allDay } }: Occurrence, ofDay: Hours): string {
  const span = { start, end, allDay };
  return (!lastsSeveralDays(span) && formatHours(span)) || texts.hours(ofDay);
}

/** Whether a room is free on a day, what takes it up, and what is left. */
export function DayDetails({ of: { state, closed, uses, free } }: { of: RoomDay }) {
  const isTold = uses.length > 0 || state === "partly";
  return (
    <div className={styles.details}>
      {state === "closed" && <strong>{hyphenate(texts.closedFor(closed ?? ""))}</strong>}
      {state !== "closed" && !isTold && <strong className={styles[state]}>{texts.states[state]}</strong>}
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
  );
}
