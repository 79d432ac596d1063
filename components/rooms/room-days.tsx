import { monthOf, weekdayOf } from "@dorfforum/shared/calendar/day";
import {
  formatDayAndMonth,
  formatDays,
  formatMonth,
  formatShortMonthName,
  formatWeekday,
} from "@dorfforum/shared/calendar/format";
import type { DaySpan } from "@dorfforum/shared/calendar/left-out";
import { recurrenceTexts } from "@dorfforum/shared/calendar/rule-in-german";
import { append } from "@dorfforum/shared/runtime/append";
import { Fragment } from "react";
import { classNames } from "@/components/ui/class-names";
import { Static } from "@/components/ui/static";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import type { Room } from "@/lib/rooms/cms/rooms";
import type { RoomDay } from "@/lib/rooms/room-days";
import { hyphenate } from "@/lib/typography/hyphenate";
import { DayDetails, stateHolds } from "./day-details";
import styles from "./room-days.module.css";

type RoomDaysProps = { room: Room; days: readonly RoomDay[] };

/**
 * Days as months of seven columns. On narrow screens a day says its state in a word, as a link to all that is on it; with large
 * letters it is a line of a list. On paper the days are one table.
 * @param days an object of this room's alone
 */
export const RoomDays = ({ room, days }: RoomDaysProps) => (
  <Static as="div" className={`paper ${styles.months}`} cacheKey={days}>
    {[...byMonth(days)].map(([month, ofMonth]) => (
      <section key={month} className={styles.month}>
        <h3>{formatMonth(month)}</h3>
        <div className={styles.weekdays} aria-hidden="true">
          {recurrenceTexts.weekdays.map((weekday) => (
            <Fragment key={weekday}>
              <span>{weekday.slice(0, 2)}</span>{" "}
            </Fragment>
          ))}
        </div>
        <ul className={styles.days}>
          {weeksIn(ofMonth).map(({ days: ofWeek, schoolHolidays }) => (
            <Fragment key={ofWeek[0]?.day}>
              {schoolHolidays.map(({ first, last }) => (
                <li key={first} className={styles.separator}>
                  {texts.schoolHolidays(formatDays({ start: first, end: last }))}
                </li>
              ))}
              {ofWeek.map((day) => (
                <Day key={day.day} slug={room.slug} of={day} />
              ))}
            </Fragment>
          ))}
        </ul>
      </section>
    ))}
  </Static>
);

function byMonth(days: readonly RoomDay[]): ReadonlyMap<string, RoomDay[]> {
  const months = new Map<string, RoomDay[]>();
  for (const day of days) append(months, monthOf(day.day), day);
  return months;
}

/** The days of a month by weeks, each with the school holidays that are named before it: at the first week of the month that they touch. */
function weeksIn(days: readonly RoomDay[]) {
  const weeks: { days: RoomDay[]; schoolHolidays: DaySpan[] }[] = [];
  const named = new Set<DaySpan>();
  for (const day of days) {
    if (weeks.length === 0 || weekdayOf(day.day) === "Mo") weeks.push({ days: [], schoolHolidays: [] });
    const week = weeks.at(-1);
    week?.days.push(day);
    const span = day.schoolHolidays;
    if (span && !named.has(span)) {
      named.add(span);
      week?.schoolHolidays.push(span);
    }
  }
  return weeks;
}

function Day({ slug, of }: { slug: string; of: RoomDay }) {
  const { day, state, holiday } = of;
  const weekday = weekdayOf(day);
  const name = `${formatWeekday(day)}, ${formatDayAndMonth(day)}`;
  return (
    <li id={`tag-${day}`} className={classNames(styles.day, styles[weekday], styles[state])}>
      <a href={roomRoutes.roomDay(slug, day)} rel="nofollow" className={styles.date}>
        <time dateTime={day} aria-hidden="true">
          <span className={styles.weekday}>{weekday} </span>
          {Number(day.slice(8))}.<span className={styles.monthName}> {formatShortMonthName(day)}</span>
        </time>{" "}
        <span
          className={styles.state}
          data-state={texts.shortStates[state]}
          data-true-for={stateHolds(state)}
        />
        <span className="sr-only">
          {name}
          <span data-true-for={stateHolds(state)}>{texts.isState(texts.states[state])}</span>
        </span>
      </a>{" "}
      {holiday && <small>{hyphenate(holiday)}</small>}
      <div className={styles.details}>
        <DayDetails of={of} />
      </div>
    </li>
  );
}
