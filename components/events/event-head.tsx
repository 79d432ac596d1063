import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { DateBlock } from "@/components/ui/date-block";
import { KindBadge } from "@/components/ui/kind-badge";
import { Meta } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import type { Span } from "@/lib/dates/format";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import styles from "./event-head.module.css";
import { TimeAndPlace } from "./event-meta";
import { StatusSign } from "./status-sign";

export function EventHead({ event, span }: { event: VillageEvent; span: Span }) {
  return (
    <div className={`wrap ${styles.place}`}>
      <Breadcrumbs between={[{ label: eventTexts.events, href: routes.calendar() }]} current={event.title} />
      <div className={styles.head}>
        <div className={styles.date}>
          <DateBlock start={span.start} allDay={event.allDay} size="large" />
        </div>
        <div className={styles.top}>
          <StatusSign status={event.status} />
          <KindBadge kind="veranstaltung" />
          <Meta>
            <TimeAndPlace event={event} span={span} />
          </Meta>
        </div>
        <h1>{event.title}</h1>
      </div>
    </div>
  );
}
