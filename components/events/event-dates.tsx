import { formatDays, formatHours, formatSpan } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import type { VillageEvent } from "@/lib/cms/events";
import { changeInWords } from "@/lib/events/change-in-words";
import { atDate, dayOf, type EventDate } from "@/lib/events/recurrence";
import type { ShownDates } from "@/lib/events/shown-dates";
import { eventTexts as texts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import styles from "./event-dates.module.css";
import { recurrenceInWords } from "./event-recurrence";
import { Struck } from "./struck";

/** Further dates that are shown at once */
const maxOpen = 5;

const rhythms = latestResult<VillageEvent, string | undefined>();

type EventDatesProps = {
  event: VillageEvent;
  dates: ShownDates;
  /** A day ("YYYY-MM-DD") */
  today: string;
};

/** When an event takes place: the date that the page shows, and how it repeats. */
export function EventDates({ event, dates, today }: EventDatesProps) {
  const span = { ...dates.shown, allDay: event.allDay };
  const rhythm = rhythms(event, today, () => recurrenceInWords(event, today));
  return (
    <>
      <Struck isOff={!takesPlace(dates.shown)}>
        <div>{formatDays(span)}</div>
        <div>{formatHours(span) ?? texts.allDay}</div>
      </Struck>
      {rhythm && <div className={styles.rhythm}>{rhythm}</div>}
    </>
  );
}

type FurtherDatesProps = Omit<EventDatesProps, "today">;

/** The other dates of a series, each a link to the page that shows it. */
export function FurtherDates({ event, dates: { shown, ahead, hasMore } }: FurtherDatesProps) {
  if (event.status === "abgesagt") return null;
  const further = ahead.filter(
    ({ start, change }) => start !== shown.start || change?.kind !== shown.change?.kind,
  );
  if (further.length === 0) return null;
  const rest = further.slice(maxOpen);
  const label = hasMore ? texts.nextDates : texts.allDates;
  return (
    <div className={styles.further}>
      <h3>{texts.moreDates}</h3>
      <DateLinks event={event} dates={further.slice(0, maxOpen)} shown={shown} />
      {rest.length > 0 && (
        <details className={styles.all}>
          {/* A moved date is listed twice, and one that is cancelled is none. */}
          <summary>{label(ahead.filter(takesPlace).length)}</summary>
          <DateLinks event={event} dates={rest} shown={shown} />
        </details>
      )}
    </div>
  );
}

type DateLinksProps = { event: VillageEvent; dates: readonly EventDate[]; shown: EventDate };

function DateLinks({ event, dates, shown }: DateLinksProps) {
  const { slug, allDay } = event;
  const shownPlace = atDate(event, shown).place;
  const hours = formatHours({ ...shown, allDay });
  return (
    <ul>
      {dates.map((date) => {
        const span = { ...date, allDay };
        const { place } = atDate(event, date);
        const elsewhere = takesPlace(date) && place !== shownPlace && place;
        const change = changeInWords(date, event);
        return (
          <li key={`${date.start} ${date.change?.kind}`}>
            <a href={routes.event(slug, dayOf(date))} rel="nofollow">
              {/* The link is a flex container, in which parts would stand side by side. */}
              <span>
                <Struck isOff={!takesPlace(date)}>
                  {formatHours(span) === hours ? formatDays(span) : formatSpan(span)}
                </Struck>
                {elsewhere && `, ${elsewhere}`}
                {change && `, ${change}`}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
