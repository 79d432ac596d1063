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
  type Span,
} from "@/lib/dates/format";
import type { Occurrence } from "@/lib/events/occurrence";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./today-board.module.css";

const minEvents = 3;
const maxEvents = 4;
/** Up to here a weekday is unambiguous. */
const weekdayRangeMs = 6 * 86_400_000;

export function forTodayBoard(upcoming: Occurrence[], now: Date): Occurrence[] {
  const today = upcoming.filter(({ firstDay }) => firstDay <= berlinDay(now));
  return upcoming.slice(0, Math.min(maxEvents, Math.max(minEvents, today.length)));
}

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
        {occurrences.map(({ start, end, event }) => (
          <li key={event.id}>
            <span className={styles.time}>{timeText({ start, end, allDay: event.allDay }, now)}</span>
            <span>
              <Link href={routes.event(event.slug)}>{hyphenate(event.title)}</Link>
              {event.place && <small>{event.place}</small>}
              <StatusSign status={event.status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function timeText({ start, end, allDay }: Span, now: Date): string {
  const hasStarted = Date.parse(start) <= now.getTime();
  if (hasStarted || isToday(start, now)) {
    return formatHours({ start, end, allDay: allDay || !isToday(start, now) }) ?? eventTexts.allDay;
  }
  return Date.parse(start) - now.getTime() < weekdayRangeMs ? formatWeekday(start) : formatDayAndMonth(start);
}
