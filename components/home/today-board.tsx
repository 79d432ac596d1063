import { useId } from "react";
import { StatusSign } from "@/components/events/status-sign";
import { Link } from "@/components/ui/link";
import {
  berlinDay,
  formatDayAndMonth,
  formatHours,
  formatLongDate,
  formatWeekday,
  isToday,
} from "@/lib/dates/format";
import type { Occurrence } from "@/lib/events/agenda";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import styles from "./today-board.module.css";

/** More than this is no glance any more. */
const mostLines = 4;
const weekInMilliseconds = 6 * 86_400_000;

/** What the board shows: today's dates, filled up with the next ones. */
export function forTodayBoard(today: Occurrence[], upcoming: Occurrence[]): Occurrence[] {
  const shown = new Set(today.map(({ event }) => event.id));
  const next = upcoming.filter(({ event }) => !shown.has(event.id));
  return [...today, ...next.slice(0, Math.max(0, 3 - today.length))].slice(0, mostLines);
}

/** Today's date and what there is to do; nothing when there is nothing. */
export function TodayBoard({ occurrences, now }: { occurrences: Occurrence[]; now: Date }) {
  const id = useId();
  if (occurrences.length === 0) return null;
  return (
    <section className={styles.board} aria-labelledby={id}>
      <header>
        <h2 id={id}>{homeTexts.today}</h2>
        <p>
          <time dateTime={berlinDay(now)}>{formatLongDate(now)}</time>
        </p>
      </header>
      <ul>
        {occurrences.map((occurrence) => (
          <li key={occurrence.event.id}>
            <span className={styles.time}>{timeOnBoard(occurrence, now)}</span>
            <span>
              <Link href={routes.event(occurrence.event.slug)}>{occurrence.event.title}</Link>
              {occurrence.event.place && <small>{occurrence.event.place}</small>}
              <StatusSign status={occurrence.event.status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Today the hours, within the week the weekday, later the date. */
function timeOnBoard({ start, end, event }: Occurrence, now: Date): string {
  const isUnderWay = Date.parse(start) <= now.getTime();
  if (isUnderWay || isToday(start, now)) {
    return formatHours({ start, end, allDay: event.allDay || !isToday(start, now) }) ?? eventTexts.allDay;
  }
  return Date.parse(start) - now.getTime() < weekInMilliseconds
    ? formatWeekday(start)
    : formatDayAndMonth(start);
}
