import type { VillageEvent } from "@/lib/cms/events";
import { formatDate, formatDays, formatHours, formatSpan, type Span } from "@/lib/dates/format";
import { eventTexts } from "@/lib/texts/events";
import styles from "./event-dates.module.css";
import { recurrenceInWords } from "./recurrence-in-words";

type EventDatesProps = {
  event: Pick<VillageEvent, "start" | "recurrence" | "exceptions">;
  span: Span;
  furtherDates: Span[];
  today: string;
};

export function EventDates({ event, span, furtherDates, today }: EventDatesProps) {
  const hours = formatHours(span);
  const rhythm = recurrenceInWords(event, hours);
  const leftOut = event.exceptions.filter((day) => day >= today).sort();
  return (
    <>
      <div>{formatDays(span)}</div>
      <div>{hours ?? eventTexts.allDay}</div>
      {rhythm && <div className={styles.rhythm}>{rhythm}</div>}
      {furtherDates.length > 0 && (
        <div className={styles.more}>
          <div className={styles.title}>{eventTexts.moreDates}</div>
          <ul>
            {furtherDates.map((date) => (
              <li key={date.start}>{formatHours(date) === hours ? formatDays(date) : formatSpan(date)}</li>
            ))}
          </ul>
        </div>
      )}
      {event.recurrence && leftOut.length > 0 && (
        <div>{eventTexts.leftOut(leftOut.slice(0, 10).map(formatDate).join("; "))}</div>
      )}
    </>
  );
}
