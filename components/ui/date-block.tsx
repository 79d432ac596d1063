import {
  formatLongDate,
  formatMonthName,
  formatShortMonthName,
  formatShortWeekday,
  formatWeekday,
} from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { classNames } from "./class-names";
import styles from "./date-block.module.css";

const formats = {
  small: { weekday: formatShortWeekday, month: formatShortMonthName },
  large: { weekday: formatWeekday, month: formatMonthName },
};

type DateBlockProps = {
  /** ISO instant; the block shows its day in Europe/Berlin */
  start: string;
  allDay?: boolean;
  size?: "small" | "large";
};

export function DateBlock({ start, allDay = false, size = "small" }: DateBlockProps) {
  const day = berlinDay(start);
  return (
    <time
      className={classNames(styles.date, size === "large" && styles.large)}
      dateTime={allDay ? day : start}
    >
      <span aria-hidden="true">
        <span className={styles.weekday}>{formats[size].weekday(start)}</span>{" "}
        <span className={styles.day}>{Number(day.slice(8))}</span>{" "}
        <span className={styles.month}>{formats[size].month(start)}</span>
      </span>{" "}
      <span className="sr-only">{formatLongDate(start)}</span>
    </time>
  );
}
