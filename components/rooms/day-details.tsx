import { occurrencePath } from "@/lib/events/occurrence";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { RoomDay } from "@/lib/rooms/room-days";
import { tellUse } from "@/lib/rooms/tell-use";
import { hyphenate } from "@/lib/typography/hyphenate";
import { keepTimes } from "@/lib/typography/keep-times";
import styles from "./day-details.module.css";

/** What is free may be taken by now; what is taken, closed or unused stays so. */
export const stateHolds = (state: RoomDay["state"]): "now" | "today" | undefined =>
  state === "over" ? "today" : state === "free" || state === "partly" ? "now" : undefined;

/** Whether a room is free on a day, what takes it up, and what is left. */
export function DayDetails({ of: { day, state, closed, uses, free } }: { of: RoomDay }) {
  const isTold = uses.length > 0 || state === "partly";
  return (
    <div className={styles.details}>
      {state === "closed" && <strong>{hyphenate(texts.closedFor(closed))}</strong>}
      {state !== "closed" && !isTold && (
        <strong className={styles[state]} data-true-for={stateHolds(state)}>
          {texts.states[state]}
        </strong>
      )}
      {uses.length > 0 && (
        <ul>
          {uses.map(({ part, occurrence, ...hours }) => {
            const { when, what } = tellUse(day, { occurrence, ...hours });
            return (
              <li key={`${part} ${hours.from} ${occurrence?.event.id}`}>
                {keepTimes(when)}{" "}
                {occurrence ? <a href={occurrencePath(occurrence)}>{hyphenate(what)}</a> : what}
                {part && <span className={styles.part}> ({hyphenate(part)})</span>}
              </li>
            );
          })}
        </ul>
      )}
      {state !== "closed" &&
        free.map(({ part, hours }) => (
          <p key={part} className={styles.left} data-true-for="now">
            {keepTimes(texts.free(part, hours.map(texts.hours)))}
          </p>
        ))}
    </div>
  );
}
