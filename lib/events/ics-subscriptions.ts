import { isDay } from "@dorfforum/shared/calendar/day";
import { LRUCache } from "lru-cache";
import { cacheBytes } from "@/lib/caches/cache-bytes";
import { findPresentSlug } from "@/lib/cms/addresses";
import { categories, getCategory } from "@/lib/cms/categories";
import { derived } from "@/lib/cms/derived";
import {
  type EventItem,
  events,
  getEventItem,
  getOrganisers,
  joinEvent,
  type VillageEvent,
} from "@/lib/cms/events";
import { getOrganisation, organisations } from "@/lib/cms/organisations";
import { getSettings, settings } from "@/lib/cms/settings";
import type { TextDocument } from "@/lib/http/respond-with-document";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { calendarFileTexts as texts } from "@/lib/texts/calendar";
import { siteTexts } from "@/lib/texts/shell";
import { absoluteUrl } from "@/lib/urls/absolute-url";
import { type Alarm, alarmParameter, alarms, calendarParameters } from "@/lib/urls/calendar-parameters";
import { routes } from "@/lib/urls/routes";
import { getEventCalendar } from "./current-calendar";
import { withAlarm } from "./ics-alarm";
import { presentYear, toCalendarFile, toDateText, toEntryText } from "./ics-file";
import { dateOn, isSeries } from "./recurrence";

/** The categories (slug or name) and organisers (slug) whose events a calendar subscribes to; all events when both are empty. */
export type Subscription = {
  categories: readonly string[];
  organisers: readonly string[];
  /** When its programs are asked to remind of each date; undefined for never */
  alarm?: Alarm | undefined;
};

const maxNames = 50;
const maxLength = 200;

/** Parses `kategorie` and `veranstalter`, each of which may stand several times, and `erinnerung`. */
export function subscriptionOf(params: URLSearchParams): Subscription {
  const all = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim().slice(0, maxLength)))]
      .filter(Boolean)
      .slice(0, maxNames);
  return {
    categories: all(calendarParameters.category),
    organisers: all(calendarParameters.organiser),
    alarm: alarms.find((alarm) => alarm === params.get(alarmParameter)),
  };
}

/** `names` are what the text depends on besides the item. */
type EntryText = { names: string; text: string };

/** The entry of each event, which takes a millisecond to write. It is written anew when the event or a name in it changes, and each year. */
const entryTexts = processWide("calendarEntries", () => new WeakMap<EventItem, EntryText>());

async function getEntryText(item: EventItem): Promise<string> {
  const event = await joinEvent(item);
  const names = JSON.stringify([
    event.categories.map(({ name }) => name),
    event.organiser?.name,
    presentYear(),
  ]);
  const cached = entryTexts.get(item);
  if (cached?.names === names) return cached.text;
  const text = writeEntry(event);
  entryTexts.set(item, { names, text });
  return text;
}

/** An event that cannot be written is reported and left out, so that the file has all others. */
function writeEntry(event: VillageEvent): string {
  try {
    return toEntryText(event);
  } catch (error) {
    reportError(error, { event: event.slug });
    return "";
  }
}

/** @param maxLength in characters of all files */
const createFileCache = (maxLength: number) =>
  new LRUCache<string, TextDocument>({ maxSize: maxLength, sizeCalculation: ({ body }) => body.length });

/** The files of events in one state of the content, by year and address */
const cachedEventFiles = derived([events, categories, organisations], () =>
  createFileCache(cacheBytes.eventFiles),
);

/** The files that others subscribe to in one state of the content, by months and subscription */
const cachedFiles = derived([events, categories, organisations, settings], () =>
  createFileCache(cacheBytes.subscribedFiles),
);

/**
 * The calendar file of one event, with all its dates or with the one on `day`. Undefined for an event or a date that does
 * not exist.
 * @throws CmsRequestError without a copy
 */
export async function getEventFile(slug: string, day?: string): Promise<TextDocument | undefined> {
  const item = await getEventItem(slug);
  if (!item) return undefined;
  const files = await cachedEventFiles();
  const path = routes.eventFile(slug, day);
  const key = JSON.stringify([presentYear(), path]);
  const cached = files.get(key);
  if (cached) return cached;

  const entry = day === undefined ? await getEntryText(item) : await getDateText(item, day);
  if (entry === undefined) return undefined;
  const body = toCalendarFile({ name: item.title, source: absoluteUrl(path), entries: [entry] });
  const file = { body, changedAt: item.changedAt };
  files.set(key, file);
  return file;
}

async function getDateText(item: EventItem, day: string): Promise<string | undefined> {
  const date = isDay(day) ? dateOn(item, day) : undefined;
  if (!date) return undefined;
  return isSeries(item) ? toDateText(await joinEvent(item), date) : getEntryText(item);
}

/**
 * The calendar file that others subscribe to, with the events that have a date in the calendar's months or later. A
 * category or organiser that does not exist has no events; a renamed one is found by its former slug. The
 * document has no time of change, because an event that was taken back leaves none.
 * @throws CmsRequestError without a copy
 */
export async function getCalendarFile(subscription: Subscription): Promise<TextDocument> {
  const files = await cachedFiles();
  const { months, occurrences, later } = await getEventCalendar(new Date());
  const wanted = [[...subscription.categories].sort(), [...subscription.organisers].sort()];
  const present = await toPresent(subscription);
  const { alarm } = subscription;
  const key = JSON.stringify([months[0], ...wanted, present, alarm]);
  const cached = files.get(key);
  if (cached) return cached;

  const isWanted = await toFilter(present);
  const items = new Set([...occurrences, ...later].map(({ event }) => event));
  const entries: string[] = [];
  const pause = inSlices();
  for (const item of items) {
    if (isWanted(item)) entries.push(withAlarm(await getEntryText(item), alarm));
    await pause();
  }
  const name = texts.name((await getSettings())?.siteTitle ?? siteTexts.siteTitle);
  const source = absoluteUrl(routes.calendarFile(subscription));
  const file = { body: toCalendarFile({ name, source, entries }) };
  files.set(key, file);
  return file;
}

/** The subscription with the present slugs of what was renamed. */
async function toPresent({ categories: names, organisers }: Subscription): Promise<Subscription> {
  return {
    categories: await Promise.all(
      names.map(async (name) => ((await getCategory(name)) ? name : await presentSlug(categories, name))),
    ),
    organisers: await Promise.all(
      organisers.map(async (slug) =>
        (await getOrganisation(slug)) ? slug : await presentSlug(organisations, slug),
      ),
    ),
  };
}

const presentSlug = async (collection: Parameters<typeof findPresentSlug>[0], slug: string) =>
  (await findPresentSlug(collection, slug)) ?? slug;

async function toFilter({
  categories: names,
  organisers,
}: Subscription): Promise<(item: EventItem) => boolean> {
  if (names.length === 0 && organisers.length === 0) return () => true;
  const known = await Promise.all(names.map(getCategory));
  const categoryIds = new Set(known.map((category) => category?.id));
  const organiserIds = new Set(
    (await getOrganisers()).flatMap(({ id, slug }) => (organisers.includes(slug) ? id : [])),
  );
  return (item) =>
    item.categoryIds.some((id) => categoryIds.has(id)) ||
    (item.organiserId !== undefined && organiserIds.has(item.organiserId));
}
