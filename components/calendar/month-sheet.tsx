import { StatusSign } from "@/components/events/status-sign";
import { classNames } from "@/components/ui/class-names";
import { Link } from "@/components/ui/link";
import { formatHours, formatLongDate, formatMonth, formatTime } from "@/lib/dates/format";
import { weeksOf } from "@/lib/dates/months";
import { recurrenceTexts } from "@/lib/dates/series";
import type { Excerpt } from "@/lib/events/calendar-page";
import type { Occurrence } from "@/lib/events/occurrence";
import { routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./month-sheet.module.css";

type MonthSheetProps = {
  month: string;
  days: ReadonlyMap<string, Excerpt>;
  today: string;
  hrefOfDay: (day: string) => string;
};

/** A month as a table of weeks. On narrow screens a day shows the number of its dates, as a link to them. */
export const MonthSheet = ({ month, days, today, hrefOfDay }: MonthSheetProps) => (
  <table className={styles.sheet}>
    <caption>{formatMonth(month)}</caption>
    <thead>
      <tr>
        <th scope="col">
          <abbr title={texts.week}>{texts.shortWeek}</abbr>
        </th>
        {recurrenceTexts.weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            <span aria-hidden="true">{weekday.slice(0, 2)}</span>
            <span className="sr-only">{weekday}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.number}>
          <th scope="row">
            <span className="sr-only">{texts.week} </span>
            {week.number}
          </th>
          {week.days.map((day, weekday) =>
            day ? (
              <Day key={day} day={day} dates={days.get(day)} isToday={day === today} href={hrefOfDay(day)} />
            ) : (
              <td key={recurrenceTexts.weekdays[weekday]} className={styles.outside} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

type DayProps = { day: string; dates: Excerpt | undefined; isToday: boolean; href: string };

function Day({ day, dates, isToday, href }: DayProps) {
  const hidden = dates ? dates.total - dates.occurrences.length : 0;
  return (
    <td className={classNames(isToday && styles.today)}>
      <time dateTime={day} className={styles.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">{formatLongDate(day)}</span>
        {isToday && <span className="sr-only"> ({texts.today})</span>}
      </time>
      {dates && (
        <>
          <ul className={styles.dates}>
            {dates.occurrences.map((occurrence) => (
              <DateLink
                key={`${occurrence.event.id} ${occurrence.start}`}
                occurrence={occurrence}
                day={day}
              />
            ))}
            {hidden > 0 && (
              <li>
                <Link href={href}>{texts.more(hidden)}</Link>
              </li>
            )}
          </ul>
          <Link href={href} className={styles.count}>
            <span aria-hidden="true">{dates.total}</span>
            <span className="sr-only">{texts.count(dates.total)}</span>
          </Link>
        </>
      )}
    </td>
  );
}

function DateLink({ occurrence, day }: { occurrence: Occurrence; day: string }) {
  const { event } = occurrence;
  const hours = hoursOnDay(occurrence, day);
  return (
    <li>
      <Link href={routes.event(event.slug)}>{hyphenate(event.title)}</Link>
      {hours && <small>{hours}</small>}
      <StatusSign status={event.status} />
    </li>
  );
}

function hoursOnDay({ event, start, end, firstDay, lastDay }: Occurrence, day: string): string | undefined {
  if (event.allDay || firstDay === lastDay) return formatHours({ start, end, allDay: event.allDay });
  if (day === firstDay) return texts.begins(formatTime(start));
  return end && day === lastDay ? texts.ends(formatTime(end)) : undefined;
}
