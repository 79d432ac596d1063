import { classNames } from "./class-names";
import styles from "./date-block.module.css";

const inVillageTime = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", ...options });

const shown = {
  small: { weekday: inVillageTime({ weekday: "short" }), month: inVillageTime({ month: "short" }) },
  large: { weekday: inVillageTime({ weekday: "long" }), month: inVillageTime({ month: "long" }) },
};
const dayOfMonth = inVillageTime({ day: "numeric" });
const spoken = inVillageTime({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** Swedish writes dates as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" });

type DateBlockProps = {
  /** ISO instant, shown as the day it falls on in the village */
  start: string;
  /** Then the time of day of `start` means nothing and is not given to machines. */
  allDay?: boolean;
  size?: "small" | "large";
};

/** The sheet of a tear-off calendar. Eyes get weekday, day and month; screen readers get the full date. */
export function DateBlock({ start, allDay = false, size = "small" }: DateBlockProps) {
  const date = new Date(start);
  return (
    <time
      className={classNames(styles.date, size === "large" && styles.large)}
      dateTime={allDay ? isoDay.format(date) : start}
    >
      <span aria-hidden="true">
        <span className={styles.weekday}>{shown[size].weekday.format(date).replace(/\.$/, "")}</span>
        <span className={styles.day}>{dayOfMonth.format(date).replace(/\.$/, "")}</span>
        <span className={styles.month}>{shown[size].month.format(date)}</span>
      </span>
      <span className="sr-only">{spoken.format(date)}</span>
    </time>
  );
}
