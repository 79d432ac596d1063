import { formatHours, formatLongDate, formatMonth, formatTime } from "@dorfforum/shared/calendar/format";
import { recurrenceTexts } from "@dorfforum/shared/calendar/rule-in-german";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { ContentLink } from "@/components/content/content-link";
import { DateSigns } from "@/components/events/status-sign";
import { Struck } from "@/components/events/struck";
import { Static } from "@/components/ui/static";
import { weeksOf } from "@/lib/dates/months";
import type { SheetDay } from "@/lib/events/calendar-page";
import { isNeighbours, keyOf, type ListedOccurrence, occurrencePath } from "@/lib/events/occurrence";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { hyphenate } from "@/lib/typography/hyphenate";
import styles from "./month-sheet.module.css";

type MonthSheetProps = {
  month: string;
  days: ReadonlyMap<string, SheetDay>;
  today: string;
  hrefOfDay: (day: string) => string;
};

/**
 * A month as a table of weeks. On narrow screens a day shows the number of its dates, as a link to them; printed, it shows
 * all of them.
 */
export const MonthSheet = ({ month, days, today, hrefOfDay }: MonthSheetProps) => (
  <Static as="table" className={styles.sheet}>
    <caption>{formatMonth(month)}</caption>
    <thead>
      <tr>
        <th scope="col">
          <abbr title={texts.week}>{texts.shortWeek}</abbr>
        </th>
        {recurrenceTexts.weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            <span aria-hidden="true">{weekday.slice(0, 2)}</span> <span className="sr-only">{weekday}</span>
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
  </Static>
);

type DayProps = { day: string; dates: SheetDay | undefined; isToday: boolean; href: string };

function Day({ day, dates, isToday, href }: DayProps) {
  const hidden = dates ? dates.total - dates.occurrences.length : 0;
  const hiddenOnPaper = dates ? hidden - dates.printed.length : 0;
  return (
    <td>
      <time dateTime={day} className={styles.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>{" "}
        <span className="sr-only">{formatLongDate(day)}</span>
        {isToday && (
          <span className={styles.today} data-true-for="today">
            <span className="sr-only"> ({texts.today})</span>
          </span>
        )}
      </time>
      {dates && (
        <>
          <ul className={styles.dates}>
            {dates.occurrences.map((occurrence) => (
              <DateLink key={keyOf(occurrence)} occurrence={occurrence} day={day} />
            ))}
            {hidden > 0 && (
              <li className={styles.onScreen}>
                <a href={href}>{texts.more(hidden)}</a>
              </li>
            )}
            {dates.printed.map((occurrence) => (
              <li key={keyOf(occurrence)} className={styles.onPaper}>
                <b>
                  <Title occurrence={occurrence} />
                </b>
                <HoursAndStatus occurrence={occurrence} day={day} />
              </li>
            ))}
            {hiddenOnPaper > 0 && <li className={styles.onPaper}>{texts.more(hiddenOnPaper)}</li>}
          </ul>
          <a href={href} className={styles.count}>
            <span aria-hidden="true">{dates.total}</span>{" "}
            <span className="sr-only">{texts.count(dates.total)}</span>
          </a>
        </>
      )}
    </td>
  );
}

type DateOnDayProps = { occurrence: ListedOccurrence; day: string };

const DateLink = ({ occurrence, day }: DateOnDayProps) => (
  <li>
    {isNeighbours(occurrence) ? (
      <ContentLink href={occurrence.event.link}>{hyphenate(occurrence.event.title)}</ContentLink>
    ) : (
      <a href={occurrencePath(occurrence)}>
        <Title occurrence={occurrence} />
      </a>
    )}
    <HoursAndStatus occurrence={occurrence} day={day} />
  </li>
);

const Title = ({ occurrence }: { occurrence: ListedOccurrence }) => (
  <Struck isOff={!takesPlace(occurrence)}>{hyphenate(occurrence.event.title)}</Struck>
);

function HoursAndStatus({ occurrence, day }: DateOnDayProps) {
  const hours = hoursOnDay(occurrence, day);
  return (
    <>
      {isNeighbours(occurrence) && <small> ({occurrence.event.village})</small>}
      {hours && <small> {hours}</small>} <DateSigns event={occurrence.event} date={occurrence} />
    </>
  );
}

function hoursOnDay(
  { event, start, end, firstDay, lastDay }: ListedOccurrence,
  day: string,
): string | undefined {
  if (event.allDay || firstDay === lastDay) return formatHours({ start, end, allDay: event.allDay });
  if (day === firstDay) return texts.begins(formatTime(start));
  return end && day === lastDay ? texts.ends(formatTime(end)) : undefined;
}
