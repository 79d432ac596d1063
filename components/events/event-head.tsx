import type { Span } from "@dorfforum/shared/calendar/format";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { Banner } from "@/components/ui/banner";
import { DateBlock } from "@/components/ui/date-block";
import { KindBadge } from "@/components/ui/kind-badge";
import { Meta } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import { eventTexts } from "@/lib/texts/events";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import styles from "./event-head.module.css";
import { TimeAndPlace } from "./event-meta";
import noticeStyles from "./event-notice.module.css";
import { StatusSign } from "./status-sign";

export const EventHead = ({ event, span }: { event: VillageEvent; span: Span }) => (
  <div className={`wrap ${styles.place}`}>
    <Breadcrumbs between={[{ label: eventTexts.events, href: routes.calendar() }]} current={event.title} />
    <div className={styles.head}>
      <h1>{hyphenate(event.title)}</h1>
      <div className={styles.date}>
        <DateBlock start={span.start} allDay={event.allDay} size="large" />
      </div>
      <div className={styles.facts}>
        <StatusSign status={event.status} />
        <Meta>
          <TimeAndPlace event={event} span={span} />
        </Meta>
        <KindBadge kind="veranstaltung" />
      </div>
    </div>
  </div>
);

type EventNoticeProps = {
  event: Pick<VillageEvent, "status" | "recurrence">;
  isOver: boolean;
  /** Whether a date of the series is still to come */
  hasDatesAhead?: boolean;
};

export function EventNotice({
  event: { status, recurrence },
  isOver,
  hasDatesAhead = false,
}: EventNoticeProps) {
  if (status === "geplant" && !isOver) return null;
  const over = recurrence ? eventTexts.seriesOver : eventTexts.over;
  return (
    <section className={`wrap ${noticeStyles.notice}`} aria-label={eventTexts.notice}>
      {status !== "geplant" && (
        <Banner tone="error">
          <p>
            <strong>{eventTexts.statusNotice[status]}</strong>
          </p>
        </Banner>
      )}
      {isOver && <Banner tone="info">{hasDatesAhead ? eventTexts.dateOver : over}</Banner>}
    </section>
  );
}
