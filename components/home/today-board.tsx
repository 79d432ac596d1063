import { nextDay } from "@dorfforum/shared/calendar/day";
import {
  formatDayAndMonth,
  formatHours,
  formatLongDate,
  formatTime,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, isToday } from "@dorfforum/shared/calendar/village-time";
import { useId } from "react";
import { DateSigns } from "@/components/events/status-sign";
import { Struck } from "@/components/events/struck";
import { MoreLink } from "@/components/ui/more-link";
import { todayId } from "@/lib/browser/element-ids";
import { keyOf, type Occurrence, occurrencePath, placeOf } from "@/lib/events/occurrence";
import type { Outlook } from "@/lib/events/upcoming";
import { eventTexts } from "@/lib/texts/events";
import { homeTexts } from "@/lib/texts/home";
import { wasteTexts } from "@/lib/texts/waste";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { collectedOn, type WasteDistrict } from "@/lib/waste/waste-calendar";
import styles from "./today-board.module.css";

const maxToday = 4;
const maxNext = 3;
/** Up to here a weekday is unambiguous. */
const weekdayRangeMs = 6 * 86_400_000;

type TodayBoardProps = { outlook: Outlook; districts: readonly WasteDistrict[]; now: Date };

/** What is on today, and which bins today and tomorrow; when nothing is on, it says so and shows what comes next. */
export function TodayBoard({ outlook: { today, isSomethingOver, next }, districts, now }: TodayBoardProps) {
  const id = useId();
  const isFree = today.length === 0;
  const shown = isFree ? next.slice(0, maxNext) : today.slice(0, maxToday);
  const day = berlinDay(now);
  const bins = [
    ...collectedOn(districts, day).map((each) => ({ ...each, when: wasteTexts.today })),
    ...collectedOn(districts, nextDay(day)).map((each) => ({ ...each, when: wasteTexts.tomorrow })),
  ];
  if (shown.length === 0 && bins.length === 0) return null;
  return (
    <section className={styles.board} id={todayId} aria-labelledby={id}>
      {/* A busy browser paints what it has parsed; the board would then move what stands beside and below it. */}
      <link rel="expect" href={`#${todayId}`} blocking="render" media="(min-width: 60rem)" />
      <header>
        <h2 id={id}>{homeTexts.today}</h2>
        <p>
          <time dateTime={day}>{formatLongDate(now)}</time>
        </p>
      </header>
      {isFree && shown.length > 0 && <p className={styles.free}>{homeTexts.nothingToday(isSomethingOver)}</p>}
      <ul>
        {shown.map((occurrence) => (
          <li key={keyOf(occurrence)}>
            <span className={styles.time}>
              <Struck isOff={!takesPlace(occurrence)}>
                {isFree ? dayText(occurrence, now) : timeText(occurrence, now)}
              </Struck>
            </span>{" "}
            <span>
              <a href={occurrence.change ? occurrencePath(occurrence) : routes.event(occurrence.event.slug)}>
                <Struck isOff={!takesPlace(occurrence)}>{hyphenate(occurrence.event.title)}</Struck>
              </a>{" "}
              {placeOf(occurrence) && <small>{hyphenate(placeOf(occurrence) ?? "")}</small>}{" "}
              <DateSigns event={occurrence.event} date={occurrence} />
            </span>
          </li>
        ))}
        {bins.map(({ bins, districts: same, when }) => (
          <li key={`${when} ${same[0]?.id}`}>
            <span className={styles.time}>{when}</span>{" "}
            <span>
              <a href={same[0] && same.length === 1 ? routes.wasteOf(same[0].slug) : routes.waste}>
                {wasteTexts.bins(bins.map(({ name }) => name))}
              </a>{" "}
              {districts.length > 1 && <small>{wasteTexts.bins(same.map(({ name }) => name))}</small>}
            </span>
          </li>
        ))}
      </ul>
      {today.length > maxToday && (
        <p className={styles.more}>
          <MoreLink href={routes.calendar({ day })}>{homeTexts.allOfToday(today.length)}</MoreLink>
        </p>
      )}
    </section>
  );
}

/** The hours of an occurrence of today */
function timeText({ start, end, event: { allDay } }: Occurrence, now: Date): string {
  if (allDay || !isToday(start, now)) return eventTexts.allDay;
  const span = { start, end };
  return lastsSeveralDays(span)
    ? homeTexts.from(formatTime(start))
    : (formatHours(span) ?? eventTexts.allDay);
}

const dayText = ({ start }: Occurrence, now: Date): string =>
  Date.parse(start) - now.getTime() < weekdayRangeMs ? formatWeekday(start) : formatDayAndMonth(start);
