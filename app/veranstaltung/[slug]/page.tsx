import { notFound } from "next/navigation";
import { EventView } from "@/components/events/event-view";
import { getEvent } from "@/lib/cms/events";
import { dayOfParameter } from "@/lib/dates/day-parameter";
import { eventMetadata } from "@/lib/seo/event-metadata";
import { slugOf } from "@/lib/urls/decoded-path";

export async function generateMetadata({ params, searchParams }: PageProps<"/veranstaltung/[slug]">) {
  return eventMetadata(await slugOf(params), dayOfParameter((await searchParams).tag));
}

export default async function EventPage({ params, searchParams }: PageProps<"/veranstaltung/[slug]">) {
  const event = await getEvent(await slugOf(params));
  if (!event) notFound();
  return <EventView event={event} day={dayOfParameter((await searchParams).tag)} />;
}
