import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { Aside } from "@/components/content/aside";
import { Downloads } from "@/components/content/downloads";
import { EntryPicture } from "@/components/content/entry-picture";
import { Gallery } from "@/components/content/gallery";
import { RichText } from "@/components/content/rich-text";
import { Feedback } from "@/components/feedback/feedback";
import { JsonLd } from "@/components/seo/json-ld";
import type { VillageEvent } from "@/lib/cms/events";
import { getGlossary } from "@/lib/cms/glossary";
import { atDate, dayOf } from "@/lib/events/recurrence";
import { getShownDates } from "@/lib/events/shown-dates";
import { getRelatedEvents } from "@/lib/events/upcoming";
import { activeFeatures, attendanceAt } from "@/lib/features";
import { toEventData } from "@/lib/seo/json-ld/event";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { routes } from "@/lib/urls/routes";
import { EventFacts } from "./event-facts";
import { EventHead, EventNotice } from "./event-head";
import styles from "./event-view.module.css";
import { RelatedEvents } from "./related-events";

type EventViewProps = {
  event: VillageEvent;
  /** The day ("YYYY-MM-DD") of the date of a series that was asked for */
  day?: string | undefined;
};

const structuredData = latestResult<VillageEvent, ReturnType<typeof toEventData>>();

/** The whole content of an event's page, which the preview shows too. */
export async function EventView({ event, day }: EventViewProps) {
  const now = new Date();
  const dates = getShownDates(event, day, now);
  const { shown, isOver, missedDay, ahead } = dates;
  const { place } = atDate(event, shown);
  const [related, glossary, ...placeLinks] = await Promise.all([
    getRelatedEvents(event, 4),
    getGlossary(),
    ...activeFeatures().map(({ placeLink }) => placeLink?.(event, place)),
  ]);
  const placeNotes = await Promise.all(activeFeatures().map(({ placeNote }) => placeNote?.(event, shown)));
  const today = berlinDay(now);
  const attendance = isOver ? undefined : attendanceAt(event, shown, now);
  return (
    <>
      <EventHead event={event} date={shown} />
      <EventNotice
        event={event}
        date={shown}
        isOver={isOver}
        missedDay={missedDay}
        hasDatesAhead={ahead.some(takesPlace)}
        placeNotes={placeNotes.filter((note) => note !== undefined)}
      />
      <div className={`wrap split ${styles.split}`}>
        <Aside>
          <EventFacts
            event={event}
            dates={dates}
            today={today}
            attendance={attendance}
            placeLinks={placeLinks.filter((link) => link !== undefined)}
            url={absoluteUrl(routes.event(event.slug, day && dayOf(shown)))}
          />
        </Aside>
        <div className={styles.text}>
          <RichText markdown={event.summary} files={event.files} glossary={glossary} anchors />
          <EntryPicture
            kind="veranstaltung"
            entry={event}
            sizes="(min-width: 60rem) 44rem, 100vw"
            eager
            className={styles.picture}
          />
          <Gallery pictures={event.gallery} />
          <Downloads files={event.downloads} />
          <Feedback kind="veranstaltung" slug={event.slug} path={routes.event(event.slug)} />
        </div>
      </div>
      <RelatedEvents occurrences={related} />
      <JsonLd
        data={structuredData(
          event,
          `${today} ${shown.start} ${dayOf(shown)} ${isOver} ${attendance?.availability} ${attendance?.join?.href}`,
          () => toEventData(event, shown, { attendance, isOver }),
        )}
      />
    </>
  );
}
