import { isDay } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { useEffect, useState } from "react";
import type { Clash } from "@/lib/events/clashes";
import { endInWords } from "@/lib/forms/end-in-words";
import { formErrors } from "@/lib/texts/form-errors";
import { clashTexts } from "@/lib/texts/form-parts";
import styles from "./form.module.css";

type ClashNoticeProps = {
  /** "YYYY-MM-DD", "HH:MM"; "" is not given */
  day: string;
  lastDay: string;
  begin: string;
  end: string;
  /** "" where its times count */
  allDay: string;
  /** Those that the page came with */
  known: readonly Clash[] | undefined;
};

// With its schema, which is loaded when a day is given
const loadClashes = async (day: string, last: string | undefined) =>
  (await import("@/lib/forms/fetch-clashes")).fetchClashes(day, last);

const isEvening = (time: string) => time >= "17:00";

/** The dates of the calendar at the same time, as soon as a day is given; or that the day is over. */
export function ClashNotice({ day, lastDay, begin, end, allDay, known }: ClashNoticeProps) {
  const last = isDay(lastDay) && lastDay > day ? lastDay : undefined;
  // By the visitor's clock, which may be wrong: the server decides.
  const isOver = isDay(day) && (last ?? day) < berlinDay(new Date());
  const isAsked = isDay(day) && !isOver;
  const [found, setFound] = useState(known);
  // By hand: swr would be an eighth of the script that every form loads.
  useEffect(() => {
    let isLatest = isAsked;
    const show = (clashes: readonly Clash[]) => isLatest && setFound(clashes);
    // Without an answer, which fetchJson() tells, the form works as it is.
    if (isAsked) loadClashes(day, last).then(show, () => {});
    return () => {
      isLatest = false;
    };
  }, [isAsked, day, last]);
  const dates = isDay(day) ? found : undefined;
  const endNote = !allDay && endInWords({ day, lastDay, begin, end })?.text;
  return (
    <div role="status">
      {isOver && <p className={styles.clash}>{formErrors.dayOver}</p>}
      {endNote && <p className={styles.clash}>{endNote}</p>}
      {!isOver && dates && (
        <div className={styles.clash}>
          <Clashes dates={dates} begin={begin} isOneDay={last === undefined} />
        </div>
      )}
    </div>
  );
}

function Clashes({ dates, begin, isOneDay }: { dates: readonly Clash[]; begin: string; isOneDay: boolean }) {
  if (dates.length === 0) return <p>{clashTexts.none}</p>;
  const inEvening = isOneDay && isEvening(begin) ? dates.filter(({ from }) => isEvening(from)) : [];
  const shown = inEvening.length > 0 ? inEvening : dates;
  const words = isOneDay ? clashTexts.sameDay : clashTexts.during;
  return (
    <>
      <p>
        <strong>{inEvening.length > 0 ? clashTexts.sameEvening : words}</strong>
      </p>
      <ul>
        {shown.map(({ title, when, path }) => (
          <li key={path + when}>
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>
            {when && `, ${when}`}
          </li>
        ))}
      </ul>
      <p>{clashTexts.advice}</p>
    </>
  );
}
