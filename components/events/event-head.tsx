import { Clock, MapPin } from "lucide-react";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { DateBlock } from "@/components/ui/date-block";
import { KindBadge } from "@/components/ui/kind-badge";
import { Meta, MetaItem } from "@/components/ui/meta";
import type { VillageEvent } from "@/lib/cms/events";
import { formatDays, formatHours, lastsSeveralDays, type Span } from "@/lib/dates/format";
import { routes } from "@/lib/routes";
import { eventTexts } from "@/lib/texts/events";
import styles from "./event-head.module.css";
import { StatusSign } from "./status-sign";

/** The head of an event's page: date, kind, time, place and title. `span` is the date to show. */
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
            <MetaItem icon={Clock}>
              {lastsSeveralDays(span) ? formatDays(span) : (formatHours(span) ?? eventTexts.allDay)}
            </MetaItem>
            {event.place && <MetaItem icon={MapPin}>{event.place}</MetaItem>}
          </Meta>
        </div>
        <h1>{event.title}</h1>
      </div>
    </div>
  );
}
