import { notFound } from "next/navigation";
import { EventView } from "@/components/events/event-view";
import { getEvent } from "@/lib/cms/events";
import { getSettings } from "@/lib/cms/settings";
import { dayOfParameter } from "@/lib/dates/day-parameter";
import { plainText } from "@/lib/rich-text/plain-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { slugOf } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";

/** Search engines index the event, not the single dates of its series. */
export async function generateMetadata({ params, searchParams }: PageProps<"/veranstaltung/[slug]">) {
  const [event, settings] = await Promise.all([getEvent(await slugOf(params)), getSettings()]);
  if (!event) return {};
  return pageMetadata({
    title: event.title,
    path: routes.event(event.slug),
    description: plainText(event.summary),
    entry: { kind: "veranstaltung", slug: event.slug, changedAt: event.changedAt },
    siteName: settings?.siteTitle,
    index: dayOfParameter((await searchParams).tag) === undefined,
  });
}

export default async function EventPage({ params, searchParams }: PageProps<"/veranstaltung/[slug]">) {
  const event = await getEvent(await slugOf(params));
  if (!event) notFound();
  return <EventView event={event} day={dayOfParameter((await searchParams).tag)} />;
}
