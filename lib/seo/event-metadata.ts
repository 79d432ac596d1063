import { formatSpan } from "@dorfforum/shared/calendar/format";
import type { Metadata } from "next";
import { getEvent, type VillageEvent } from "@/lib/cms/events";
import { getSettings } from "@/lib/cms/settings";
import { changeInWords } from "@/lib/events/change-in-words";
import { atDate, dayOf, type EventDate, isSeries } from "@/lib/events/recurrence";
import { getShownDates } from "@/lib/events/shown-dates";
import { plainText } from "@/lib/rich-text/plain-text";
import { eventTexts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import { pageMetadata } from "./page-metadata";

/**
 * For the page of an event, which search engines index, and of a single date of a series, which they do not.
 * @param day of the date that was asked for ("YYYY-MM-DD")
 */
export async function eventMetadata(slug: string, day: string | undefined): Promise<Metadata> {
  const [event, settings] = await Promise.all([getEvent(slug), getSettings()]);
  if (!event) return {};
  const { shown } = getShownDates(event, day, new Date());
  const hasManyDates = isSeries(event);
  return pageMetadata({
    title: event.title,
    path: routes.event(event.slug),
    // What search engines keep of a series would soon name a date that is over.
    description: hasManyDates && day === undefined ? plainText(event.summary) : descriptionOf(event, shown),
    entry: {
      kind: "veranstaltung",
      slug: event.slug,
      changedAt: event.changedAt,
      day: hasManyDates ? dayOf(shown) : undefined,
    },
    siteName: settings?.siteTitle,
    index: day === undefined,
  });
}

/** What is different, when and where, then the summary: a link is often all that people are sent. */
function descriptionOf(event: VillageEvent, date: EventDate): string {
  const { status, allDay, place } = atDate(event, date);
  const change = status === "geplant" ? changeInWords(date, event) : eventTexts.status[status];
  const when = [formatSpan({ ...date, allDay }), place].filter(Boolean).join(", ");
  const facts = [change, when]
    .filter((text) => text !== undefined)
    .map((text) => `${text.replace(/\.$/, "")}.`);
  return [...facts, plainText(event.summary)].filter(Boolean).join(" ");
}
