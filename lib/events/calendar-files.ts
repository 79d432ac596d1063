import { absoluteUrl } from "@/lib/absolute-url";
import { categories, getCategory } from "@/lib/cms/categories";
import { type EventItem, events, getEventItem, joinEvent, type VillageEvent } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import type { Snapshot } from "@/lib/cms/snapshot";
import type { TextDocument } from "@/lib/http/answer-document";
import { reportError } from "@/lib/monitoring/report-error";
import { routes } from "@/lib/routes";
import { calendarFileTexts as texts } from "@/lib/texts/calendar";
import { layoutTexts } from "@/lib/texts/layout";
import { inSlices } from "@/lib/yield-to-event-loop";
import { toCalendarFile, toEntryText } from "./calendar-file";
import { getCurrentItems, getOrganisers } from "./current-events";
import type { Subscription } from "./subscription";

/** An event as a calendar's entry, written anew only when it or the names it shows changed */
const written = new WeakMap<EventItem, { names: string; text: string }>();

async function entryOf(item: EventItem): Promise<string> {
  const event = await joinEvent(item);
  const names = JSON.stringify([event.categories.map(({ name }) => name), event.organiser?.name]);
  const known = written.get(item);
  if (known?.names === names) return known.text;
  const text = writeEntry(event);
  written.set(item, { names, text });
  return text;
}

/** An event that cannot be written must not take the dates of all others away. */
function writeEntry(event: VillageEvent): string {
  try {
    return toEntryText(event);
  } catch (error) {
    reportError(error, { event: event.slug });
    return "";
  }
}

const calendarName = async (): Promise<string> =>
  texts.name((await getSettings())?.siteTitle ?? layoutTexts.siteTitle);

/** The calendar file of one event, all its dates in it. @throws CmsRequestError without a copy */
export async function getEventFile(slug: string): Promise<TextDocument | undefined> {
  const item = await getEventItem(slug);
  if (!item) return undefined;
  const source = absoluteUrl(routes.eventFile(slug));
  const body = toCalendarFile({ name: item.title, source, entries: [await entryOf(item)] });
  return { body, changedAt: item.changedAt };
}

type Files = { for: readonly unknown[]; files: Map<string, Promise<TextDocument>> };

const files = new WeakMap<Snapshot<EventItem>, Files>();
/** More subscriptions than this are made anew each time. */
const mostFiles = 200;

/**
 * The calendar file that others subscribe to: what takes place in the calendar's months or later. A category or
 * organiser that does not exist has no events, so that a calendar which asks for it stays empty rather than breaking.
 * @throws CmsRequestError without a copy
 */
export async function getCalendarFile(subscription: Subscription): Promise<TextDocument> {
  const ready = await events.ready();
  const items = await getCurrentItems();
  const name = await calendarName();
  // A file holds for one state of everything that is read in it.
  const state = [items, await categories.ready(), await organisations.ready(), name];
  const before = files.get(ready);
  const known = before?.for.every((part, place) => part === state[place])
    ? before
    : { for: state, files: new Map<string, Promise<TextDocument>>() };
  files.set(ready, known);

  const key = JSON.stringify([[...subscription.categories].sort(), [...subscription.organisers].sort()]);
  const found = known.files.get(key) ?? makeFile(items, name, subscription);
  if (known.files.size < mostFiles) known.files.set(key, found);
  found.catch(() => known.files.delete(key));
  return found;
}

/** No time of change stands beside it: an event that was taken back leaves none. */
async function makeFile(
  items: readonly EventItem[],
  name: string,
  wanted: Subscription,
): Promise<TextDocument> {
  const entries: string[] = [];
  const pause = inSlices();
  for (const item of await narrow(items, wanted)) {
    entries.push(await entryOf(item));
    await pause();
  }
  return { body: toCalendarFile({ name, source: absoluteUrl(routes.calendarFile(wanted)), entries }) };
}

async function narrow(items: readonly EventItem[], wanted: Subscription): Promise<readonly EventItem[]> {
  if (wanted.categories.length === 0 && wanted.organisers.length === 0) return items;
  const found = await Promise.all(wanted.categories.map(getCategory));
  const categoryIds = new Set(found.map((category) => category?.id));
  const organisers = (await getOrganisers()).filter(({ slug }) => wanted.organisers.includes(slug));
  const organiserIds = new Set(organisers.map(({ id }) => id));
  return items.filter(
    ({ categoryIds: own, organiserId }) =>
      own.some((id) => categoryIds.has(id)) || (organiserId !== undefined && organiserIds.has(organiserId)),
  );
}
