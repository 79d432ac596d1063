import {
  formatDayAndMonth,
  formatDays,
  formatHours,
  formatLongDate,
  formatTime,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { StepNav } from "@/components/calendar/step-nav";
import { PrintButton } from "@/components/content/print-button.island";
import { DateSigns } from "@/components/events/status-sign";
import { Struck } from "@/components/events/struck";
import { MoreLink } from "@/components/ui/more-link";
import { Static } from "@/components/ui/static";
import { keyOf, type Occurrence, occurrencePath, placeOf } from "@/lib/events/occurrence";
import { overAt } from "@/lib/events/recurrence";
import type { Week } from "@/lib/events/week";
import { eventTexts } from "@/lib/texts/events";
import { weekTexts as texts } from "@/lib/texts/week";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./week-view.module.css";

type WeekViewProps = { week: Week; now: Date };

/** A week at a glance: a day beside a day on the screen, one sheet of paper when it is printed. */
export function WeekView({ week, now }: WeekViewProps) {
  const { last, today, before, after, changed, days } = week;
  const stepTo = (day: string | undefined, label: string) => day && { href: routes.week(day), label };
  const isOver = last < today;
  const nothing = days.length === 0 && changed.length === 0;
  return (
    <div className={`wrap ${styles.week}`}>
      <StepNav
        label={texts.weeks}
        before={stepTo(before, texts.before) || undefined}
        after={stepTo(after, texts.after) || undefined}
      />
      {isOver && <p>{texts.over}</p>}
      <Static>
        {nothing && <p className="lead">{texts.nothing}</p>}
        {changed.length > 0 && (
          <section className={`paper ${styles.changed}`} aria-labelledby="geaendert">
            <h2 id="geaendert">{texts.changed}</h2>
            <ul className={styles.list}>
              {changed.map((occurrence) => (
                <Entry key={keyOf(occurrence)} occurrence={occurrence} namesDay />
              ))}
            </ul>
          </section>
        )}
        {days.map(({ day, occurrences }) => (
          <section key={day} className={`paper ${styles.day}`} aria-labelledby={`tag-${day}`}>
            <h2 id={`tag-${day}`}>
              {formatWeekday(day)} <span className={styles.date}>{formatDayAndMonth(day)}</span>
              {day === today && (
                <span className={styles.today} data-true-for="today">
                  {" "}
                  {texts.today}
                </span>
              )}
            </h2>
            <ul className={styles.list}>
              {occurrences.map((occurrence) => (
                <Entry
                  key={keyOf(occurrence)}
                  occurrence={occurrence}
                  isOver={!isOver && overAt(occurrence) <= now.getTime()}
                />
              ))}
            </ul>
          </section>
        ))}
      </Static>
      <p className={styles.asOf}>{texts.asOf(`${formatLongDate(now)}, ${formatTime(now)}`)}</p>
      <div className="cluster no-print">
        <PrintButton />
        <MoreLink href={routes.calendar()}>{texts.allEvents}</MoreLink>
      </div>
    </div>
  );
}

type EntryProps = { occurrence: Occurrence; isOver?: boolean; namesDay?: boolean };

function Entry({ occurrence, isOver = false, namesDay = false }: EntryProps) {
  const { event, start, end, firstDay } = occurrence;
  const span = { start, end, allDay: event.allDay };
  const hours = formatHours(span) ?? eventTexts.allDay;
  const day = `${formatWeekday(firstDay)}, ${formatDayAndMonth(firstDay)}`;
  const place = placeOf(occurrence);
  const isOff = !takesPlace(occurrence);
  const when = lastsSeveralDays(span) ? formatDays(span) : namesDay ? `${day}, ${hours}` : hours;
  return (
    <li>
      <span className={styles.when}>
        <Struck isOff={isOff}>{when}</Struck>
      </span>{" "}
      <div>
        <a href={occurrencePath(occurrence)}>
          <Struck isOff={isOff}>{hyphenate(event.title)}</Struck>
        </a>
        {place && (
          <>
            <span className="sr-only">,</span> <span className={styles.place}>{hyphenate(place)}</span>
          </>
        )}{" "}
        <DateSigns event={event} date={occurrence} /> {isOver && <strong>{eventTexts.isOver}</strong>}
      </div>
    </li>
  );
}
