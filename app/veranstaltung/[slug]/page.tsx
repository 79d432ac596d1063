import { notFound } from "next/navigation";
import { Aside } from "@/components/content/aside";
import { EntryPicture } from "@/components/content/entry-picture";
import { ReportContent } from "@/components/content/report-content";
import { RichText } from "@/components/content/rich-text";
import { EventFacts } from "@/components/events/event-facts";
import { EventHead, EventNotice } from "@/components/events/event-head";
import { RelatedEvents } from "@/components/events/related-events";
import { JsonLd } from "@/components/seo/json-ld";
import { absoluteUrl } from "@/lib/absolute-url";
import { getEvent } from "@/lib/cms/events";
import { getSettings } from "@/lib/cms/settings";
import { berlinDay } from "@/lib/dates/format";
import { latestDate, upcomingDates } from "@/lib/events/recurrence";
import { getRelatedEvents } from "@/lib/events/upcoming";
import { slugOf } from "@/lib/http/decoded-path";
import { plainText } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";
import { toEventData } from "@/lib/seo/json-ld/event";
import { pageMetadata } from "@/lib/seo/page-metadata";
import styles from "./page.module.css";

export async function generateMetadata({ params }: PageProps<"/veranstaltung/[slug]">) {
  const [event, settings] = await Promise.all([getEvent(await slugOf(params)), getSettings()]);
  if (!event) return {};
  return pageMetadata({
    title: event.title,
    path: routes.event(event.slug),
    description: plainText(event.summary),
    entry: { kind: "veranstaltung", slug: event.slug, changedAt: event.changedAt },
    siteName: settings?.siteTitle,
  });
}

export default async function EventPage({ params }: PageProps<"/veranstaltung/[slug]">) {
  const event = await getEvent(await slugOf(params));
  if (!event) notFound();
  const related = await getRelatedEvents(event, 4);
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
          <RichText markdown={event.summary} files={event.files} />
          <EntryPicture
            kind="veranstaltung"
            entry={event}
            sizes="(min-width: 60rem) 44rem, 100vw"
            eager
            className={styles.picture}
          />
          <ReportContent path={routes.event(event.slug)} />
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
