import { monthOf } from "@dorfforum/shared/calendar/day";
import { formatMonth } from "@dorfforum/shared/calendar/format";
import { useId } from "react";
import { OccurrenceRow } from "@/components/events/occurrence-row";
import { presentMonth } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { keyOf, type ListedOccurrence } from "@/lib/events/occurrence";
import { overAt } from "@/lib/events/recurrence";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./date-list.module.css";
import { formatRange } from "./headings";

type DateListProps = {
  page: Pick<CalendarPage, "view" | "span" | "month"> & {
    occurrences: readonly ListedOccurrence[];
    total: number;
  };
  now: Date;
};

/** The dates of a list under their months. A few days have one heading; a single one is named by the page's title. */
export function DateList({ page: { view, span, month, occurrences, total }, now }: DateListProps) {
  const count = texts.count(total);
  if (view.day) return <Dates heading={count} dates={occurrences} now={now} />;
  if (view.quickDate && span)
    return <Dates heading={formatRange(span)} count={count} dates={occurrences} now={now} />;
  const months = byMonth(occurrences, span || view.month ? month : presentMonth(now));
  const isOneMonth = view.month !== undefined || (months.length === 1 && occurrences.length === total);
  return (
    <>
      {months.map(([key, dates]) => (
        <Dates
          key={key}
          heading={formatMonth(key)}
          count={isOneMonth ? count : undefined}
          dates={dates}
          now={now}
        />
      ))}
      {/* Not above: on a phone the first event has to be on the first screen. */}
      {!isOneMonth && (
        <p className={styles.total} role="status">
          {texts.total(total)}
        </p>
      )}
    </>
  );
}

/** Occurrences that began before the month `first` ("YYYY-MM") are listed under it. */
function byMonth(
  occurrences: readonly ListedOccurrence[],
  first: string,
): [month: string, dates: ListedOccurrence[]][] {
  const months = new Map<string, ListedOccurrence[]>();
  for (const occurrence of occurrences) {
    const begins = monthOf(occurrence.firstDay);
    const month = begins < first ? first : begins;
    months.set(month, [...(months.get(month) ?? []), occurrence]);
  }
  return [...months];
}

type DatesProps = {
  heading: string;
  count?: string | undefined;
  dates: readonly ListedOccurrence[];
  now: Date;
};

function Dates({ heading, count, dates, now }: DatesProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {count && <p role="status">{count}</p>}
      </div>
      <ul className={`pairs ${styles.dates}`}>
        {dates.map((occurrence) => (
          <li key={keyOf(occurrence)}>
            <OccurrenceRow occurrence={occurrence} isOver={overAt(occurrence) <= now.getTime()} linksDate />
          </li>
        ))}
      </ul>
    </section>
  );
}
