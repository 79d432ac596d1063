import {
  berlinDay,
  formatLongDate,
  formatMonthName,
  formatShortMonthName,
  formatShortWeekday,
  formatWeekday,
} from "@/lib/dates/format";
import { classNames } from "./class-names";
import styles from "./date-block.module.css";

const words = {
  small: { weekday: formatShortWeekday, month: formatShortMonthName },
  large: { weekday: formatWeekday, month: formatMonthName },
};

type DateBlockProps = {
  /** ISO instant, shown as the day it falls on in the village */
  start: string;
  /** Then the time of day of `start` means nothing and is not given to machines. */
  allDay?: boolean;
  size?: "small" | "large";
};

/** The sheet of a tear-off calendar. Eyes get weekday, day and month; screen readers get the full date. */
export function DateBlock({ start, allDay = false, size = "small" }: DateBlockProps) {
  const day = berlinDay(start);
  return (
    <time
      className={classNames(styles.date, size === "large" && styles.large)}
      dateTime={allDay ? day : start}
    >
      <span aria-hidden="true">
        <span className={styles.weekday}>{words[size].weekday(start)}</span>
        <span className={styles.day}>{Number(day.slice(8))}</span>
        <span className={styles.month}>{words[size].month(start)}</span>
      </span>
      <span className="sr-only">{formatLongDate(start)}</span>
    </time>
  );
}
