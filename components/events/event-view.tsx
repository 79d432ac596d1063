import { Aside } from "@/components/content/aside";
import { EntryPicture } from "@/components/content/entry-picture";
import { RichText } from "@/components/content/rich-text";
import { Feedback } from "@/components/feedback/feedback";
import { JsonLd } from "@/components/seo/json-ld";
import { absoluteUrl } from "@/lib/absolute-url";
import type { VillageEvent } from "@/lib/cms/events";
import { getGlossary } from "@/lib/cms/glossary";
import { berlinDay } from "@/lib/dates/format";
import { latestDate, upcomingDates } from "@/lib/events/recurrence";
import { getRelatedEvents } from "@/lib/events/upcoming";
import { routes } from "@/lib/routes";
import { toEventData } from "@/lib/seo/json-ld/event";
import { EventFacts } from "./event-facts";
import { EventHead, EventNotice } from "./event-head";
import styles from "./event-view.module.css";
import { RelatedEvents } from "./related-events";

/** The whole content of an event's page, which the preview shows too. */
export async function EventView({ event }: { event: VillageEvent }) {
  const [related, glossary] = await Promise.all([getRelatedEvents(event, 4), getGlossary()]);
  const now = new Date();
  const [next, ...further] = upcomingDates(event, now, 6).map((date) => ({ ...date, allDay: event.allDay }));
  const isOver = next === undefined;
  const span = next ?? { ...latestDate(event, now), allDay: event.allDay };
  return (
    <>
      <EventHead event={event} span={span} />
      <EventNotice event={event} isOver={isOver} />
      <div className={`wrap split ${styles.split}`}>
        <div>
          <RichText markdown={event.summary} files={event.files} glossary={glossary} />
          <EntryPicture
            kind="veranstaltung"
            entry={event}
            sizes="(min-width: 60rem) 44rem, 100vw"
            eager
            className={styles.picture}
          />
          <Feedback kind="veranstaltung" slug={event.slug} path={routes.event(event.slug)} />
        </div>
        <Aside beforeTextOnPhones>
          <EventFacts
            event={event}
            span={span}
            furtherDates={further}
            today={berlinDay(now)}
            isOver={isOver}
            url={absoluteUrl(routes.event(event.slug))}
          />
        </Aside>
      </div>
      <RelatedEvents occurrences={related} />
      <JsonLd data={toEventData(event, span)} />
    </>
  );
}
