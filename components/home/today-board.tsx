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
import type { Occurrence } from "@/lib/events/occurrence";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import styles from "./today-board.module.css";

const minLines = 3;
const maxLines = 4;
/** Within this time the weekday alone tells the day. */
const weekdayHorizonMs = 6 * 86_400_000;

/** What the board shows of the upcoming dates: today's, filled up with the next ones. */
export function forTodayBoard(upcoming: Occurrence[], now: Date): Occurrence[] {
  const today = upcoming.filter(({ firstDay }) => firstDay <= berlinDay(now));
  return upcoming.slice(0, Math.min(maxLines, Math.max(minLines, today.length)));
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
  return Date.parse(start) - now.getTime() < weekdayHorizonMs
    ? formatWeekday(start)
    : formatDayAndMonth(start);
}
