import { formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { Banner } from "@/components/ui/banner";
import { DateBlock } from "@/components/ui/date-block";
import { KindBadge } from "@/components/ui/kind-badge";
import { Meta } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import { type EventDate, isSeries } from "@/lib/events/recurrence";
import { eventTexts } from "@/lib/texts/events";
import { hyphenate } from "@/lib/typography/hyphenate";
import { keepTimes } from "@/lib/typography/keep-times";
import { routes } from "@/lib/urls/routes";
import styles from "./event-head.module.css";
import { TimeAndPlace } from "./event-meta";
import noticeStyles from "./event-notice.module.css";
import { DateSigns } from "./status-sign";

export const EventHead = ({ event, date }: { event: VillageEvent; date: EventDate }) => (
  <div className={`wrap ${styles.place}`}>
    <Breadcrumbs between={[{ label: eventTexts.events, href: routes.calendar() }]} current={event.title} />
    <div className={styles.head}>
      <h1>{hyphenate(event.title)}</h1>
      <div className={styles.date}>
        <DateBlock start={date.start} allDay={event.allDay} size="large" />
      </div>
      <div className={styles.facts}>
        <DateSigns event={event} date={date} />
        <Meta>
          <TimeAndPlace event={event} date={date} />
        </Meta>
        <KindBadge kind="veranstaltung" />
      </div>
    </div>
  </div>
);

type EventNoticeProps = {
  event: Pick<VillageEvent, "status" | "allDay" | "recurrence" | "exceptions">;
  date: EventDate;
  isOver: boolean;
  missedDay?: string | undefined;
  /** Whether a date of the series is still to come */
  hasDatesAhead?: boolean;
  /** What speaks against this date at its place */
  placeNotes?: readonly string[];
};

export function EventNotice({
  event,
  date,
  isOver,
  missedDay,
  hasDatesAhead = false,
  placeNotes = [],
}: EventNoticeProps) {
  const { status } = event;
  const { kind, note, other } = (status !== "abgesagt" && date.change) || {};
  const isChanged = kind === "cancelled" || kind === "moved" || note !== undefined;
  const isOff = status === "abgesagt" || !takesPlace(date);
  const notes = isOver ? [] : placeNotes;
  if (status === "geplant" && !isOver && !isChanged && !missedDay && notes.length === 0) return null;
  const over = isSeries(event) ? eventTexts.seriesOver : eventTexts.over;
  return (
    <section className={`wrap ${noticeStyles.notice}`} aria-label={eventTexts.notice}>
      {status !== "geplant" && (
        <Banner tone="error">
          <p>
            <strong>{eventTexts.statusNotice[status]}</strong>
          </p>
        </Banner>
      )}
      {isChanged && (
        <Banner tone={kind === "cancelled" || kind === "moved" ? "error" : "info"}>
          <p>
            {kind === "cancelled" && <strong>{eventTexts.dateCancelled}</strong>}
            {other && (
              <strong>
                {keepTimes(eventTexts.dateMoved(formatSpan({ ...other, allDay: event.allDay })))}
              </strong>
            )}{" "}
            {note}
          </p>
        </Banner>
      )}
      {missedDay && (
        <Banner tone="info">{eventTexts.noDateOn(formatLongDate(missedDay), { isOver, isOff })}</Banner>
      )}
      {notes.map((text) => (
        <Banner key={text} tone="warning">
          <p>{text}</p>
        </Banner>
      ))}
      {isOver && <Banner tone="info">{hasDatesAhead ? eventTexts.dateOver : over}</Banner>}
    </section>
  );
}
