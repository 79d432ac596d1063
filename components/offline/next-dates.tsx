import {
  formatDayAndMonth,
  formatDays,
  formatHours,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { DateSigns } from "@/components/events/status-sign";
import { Struck } from "@/components/events/struck";
import { keyOf, type Occurrence, occurrencePath, placeOf } from "@/lib/events/occurrence";
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
          <li key={keyOf(occurrence)}>
            <a href={occurrencePath(occurrence)}>
              <Struck isOff={!takesPlace(occurrence)}>{hyphenate(occurrence.event.title)}</Struck>
            </a>{" "}
            <small>
              <DateSigns event={occurrence.event} date={occurrence} /> {whenAndWhere(occurrence)}
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

function whenAndWhere(occurrence: Occurrence): string {
  const { event, start, end } = occurrence;
  const span = { start, end, allDay: event.allDay };
  const when = lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay);
  return [when, placeOf(occurrence)].filter(Boolean).join(", ");
}
