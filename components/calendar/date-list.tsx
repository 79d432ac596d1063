import { useId } from "react";
import { OccurrenceRow } from "@/components/events/occurrence-row";
import { monthOf } from "@/lib/dates/day";
import { formatMonth } from "@/lib/dates/format";
import type { Occurrence } from "@/lib/events/occurrence";
import { overAt } from "@/lib/events/recurrence";
import styles from "./date-list.module.css";

type DateListProps = {
  occurrences: readonly Occurrence[];
  now: Date;
  /** Occurrences that began earlier are listed under this month ("YYYY-MM"). */
  firstMonth: string;
};

export function DateList({ occurrences, now, firstMonth }: DateListProps) {
  const months = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const begins = monthOf(occurrence.firstDay);
    const month = begins < firstMonth ? firstMonth : begins;
    months.set(month, [...(months.get(month) ?? []), occurrence]);
  }
  return [...months].map(([month, dates]) => <Month key={month} month={month} dates={dates} now={now} />);
}

function Month({ month, dates, now }: { month: string; dates: Occurrence[]; now: Date }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.month}>
        {formatMonth(month)}
      </h2>
      <ul className={`pairs ${styles.dates}`}>
        {dates.map((occurrence) => (
          <li key={`${occurrence.event.id} ${occurrence.start}`}>
            <OccurrenceRow occurrence={occurrence} isOver={overAt(occurrence) <= now.getTime()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
