import {
  formatDayAndMonth,
  formatDays,
  formatHours,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { StatusSign } from "@/components/events/status-sign";
import { type Occurrence, occurrencePath } from "@/lib/events/occurrence";
import { eventTexts } from "@/lib/texts/events";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./offline-list.module.css";

/** Dates under their days, without pictures: the list is stored whole. */
export const NextDates = ({ dates }: { dates: readonly Occurrence[] }) =>
  [...byFirstDay(dates)].map(([day, occurrences]) => (
    <section key={day} className={styles.day}>
      <h3>{`${formatWeekday(day)}, ${formatDayAndMonth(day)}`}</h3>
      <ul className={styles.list}>
        {occurrences.map((occurrence) => (
          <li key={`${occurrence.event.id} ${occurrence.start}`}>
            <a href={occurrencePath(occurrence)}>{hyphenate(occurrence.event.title)}</a>{" "}
            <small>
              <StatusSign status={occurrence.event.status} /> {whenAndWhere(occurrence)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  ));

function byFirstDay(dates: readonly Occurrence[]): Map<string, Occurrence[]> {
  const days = new Map<string, Occurrence[]>();
  for (const date of dates) days.set(date.firstDay, [...(days.get(date.firstDay) ?? []), date]);
  return days;
}

function whenAndWhere({ event: { allDay, place }, start, end }: Occurrence): string {
  const span = { start, end, allDay };
  const when = lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay);
  return [when, place].filter(Boolean).join(", ");
}
