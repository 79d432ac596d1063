import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { exceptionsOf, toSingleDates } from "@dorfforum/shared/calendar/single-dates";
import { z } from "zod";
import { routes } from "@/lib/urls/routes";
import { categories, withCategories } from "./categories";
import { defineCollection, type ItemOf } from "./collection";
import { derived, findBySlug } from "./derived";
import { downloads, files, gallery, pictureFields, withPicture } from "./media";
import { type Organisation, organisations } from "./organisations";
import {
  changedAt,
  computed,
  createdAt,
  instantInUtc,
  number,
  optional,
  relation,
  relations,
  required,
  rows,
  text,
  textOrEmpty,
} from "./wire";
import { withVillageDays } from "./with-village-days";

/** What editors say of one date: what they left empty is null. */
const exception = z.object({
  Datum: z.iso.date(),
  Art: z.string().nullish(),
  Beginn: instantInUtc.nullish(),
  Ende: instantInUtc.nullish(),
  Ort: text,
  Hinweis: text,
});

/** A word for each date that has not simply free places (packages/shared/registrations/coarse-state.ts) */
const fullDates = z.record(z.string(), z.string()).nullish();

/**
 * `start` and `end` are instants (ISO), `exceptions` what is different on single dates, none for a single event,
 * `recurrence` is an RRULE without prefix whose DTSTART is `start` in village time; `villageDays` are the settings' days if
 * the series leaves some of them out; `summary` is Markdown, `files`
 * are those it shows or links to; `attendance` is there where people
 * say on this site that they come.
 */
const storedEvents = defineCollection({
  model: "veranstaltung",
  plural: "veranstaltungen",
  fields: {
    title: ["Titel", required],
    slug: ["Slug", required],
    summary: ["Kurztext", textOrEmpty],
    start: ["Beginn", instantInUtc],
    end: ["Ende", optional(instantInUtc)],
    allDay: ["Ganztaegig", optional(z.boolean())],
    recurrence: ["Wiederholung", text],
    exceptions: ["Ausnahmen", rows(exception)],
    notOnHolidays: ["Nicht_an_Feiertagen", optional(z.boolean())],
    notInSchoolHolidays: ["Nicht_in_Schulferien", optional(z.boolean())],
    place: ["Ort", text],
    address: ["Adresse", text],
    roomId: ["Raum", relation],
    roomPart: ["Raumteil", text],
    latitude: ["Breitengrad", number],
    longitude: ["Laengengrad", number],
    categoryIds: ["Kategorien", relations],
    organiserId: ["Veranstalter", relation],
    cost: ["Kosten", text],
    registration: ["Anmeldung_Link", text],
    takesPart: ["Anmeldung", optional(z.boolean())],
    places: ["Plaetze", number],
    deadlineDays: ["Anmeldeschluss_Tage", number],
    question: ["Anmeldung_Frage", text],
    attendancePhone: ["Anmeldung_Telefon", text],
    fullDates: ["Platzlage", computed(fullDates)],
    accessibility: ["Barrierefreiheit", text],
    ...pictureFields,
    gallery,
    downloads,
    files,
    status: ["Terminstatus", optional(z.enum(["geplant", "abgesagt", "verschoben", "ausgebucht"]))],
    changedAt,
    createdAt,
  },
  toItem: ({
    end,
    allDay = false,
    exceptions,
    status = "geplant",
    takesPart,
    places,
    deadlineDays,
    question,
    attendancePhone: phone,
    fullDates,
    ...event
  }) => ({
    ...withPicture(event),
    attendance:
      takesPart && !event.registration
        ? { places, deadlineDays, question, phone, states: fullDates ?? {} }
        : undefined,
    end: end !== undefined && end > event.start ? end : undefined,
    allDay,
    exceptions: exceptionsOf(event.recurrence, toSingleDates(exceptions)),
    villageDays: undefined as VillageDays | undefined,
    status,
  }),
  toPage: ({ slug, changedAt }) => ({ path: routes.event(slug), changedAt }),
});

export const events = withVillageDays(storedEvents, (event, villageDays) =>
  event.recurrence && (event.notOnHolidays || event.notInSchoolHolidays) ? { ...event, villageDays } : event,
);

/** An event as the replica holds it, with the ids of its relations. */
export type EventItem = ItemOf<typeof events>;

type EventOrganiser = Pick<Organisation, "name" | "slug" | "type"> &
  Partial<Pick<Organisation, "phone" | "email">>;

/** The event with its categories and organiser. @throws CmsRequestError without a copy */
export async function joinEvent(item: EventItem) {
  const { organiserId, ...event } = withCategories(item, await categories.ready());
  const organiser = organiserId ? (await organisations.ready()).byId.get(organiserId) : undefined;
  return { ...event, organiser: organiser && toOrganiser(organiser) };
}

const toOrganiser = ({ name, slug, type, phone, email }: EventOrganiser): EventOrganiser => ({
  name,
  slug,
  type,
  phone,
  email,
});

export type VillageEvent = Awaited<ReturnType<typeof joinEvent>>;

/** The event as the replica holds it. @throws CmsRequestError without a copy */
export const getEventItem = findBySlug(events);

/** By the event's item; `sources` are what it was joined from. */
const joined = new WeakMap<EventItem, { sources: unknown[]; event: VillageEvent }>();

/**
 * The event with its categories and organiser: the same object until one of them changes, so that what follows from it can
 * be kept by it. @throws CmsRequestError without a copy
 */
export async function getEvent(slug: string): Promise<VillageEvent | undefined> {
  const item = await getEventItem(slug);
  if (!item) return undefined;
  const sources = await Promise.all([categories.ready(), organisations.ready()]);
  const known = joined.get(item);
  if (known && sources.every((source, index) => source === known.sources[index])) return known.event;
  const event = await joinEvent(item);
  joined.set(item, { sources, event });
  return event;
}

export type Organiser = { id: string; slug: string; name: string };

/** The organisations that hold events, from A to Z. @throws CmsRequestError without a copy */
export const getOrganisers = derived([events, organisations], ({ items }, { byId }): Organiser[] => {
  const ids = new Set(items.flatMap(({ organiserId }) => organiserId ?? []));
  return [...ids]
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, slug, name }) => ({ id, slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
});
