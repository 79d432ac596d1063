import { z } from "zod";
import { routes } from "@/lib/routes";
import { categories, withCategories } from "./categories";
import { defineCollection } from "./collection";
import { findBySlug } from "./derived";
import { optionalMedia, severalMedia, toFiles, toPicture } from "./media";
import { organisations } from "./organisations";
import { document, instant, number, optional, relation, relations, required, rows, text } from "./wire";

const StrapiEvent = z.object({
  ...document,
  Titel: required,
  Slug: required,
  Kurztext: text,
  Beginn: instant,
  Ende: optional(instant),
  Ganztaegig: optional(z.boolean()),
  Wiederholung: text,
  Ausnahmen: rows(z.object({ Datum: z.iso.date() })),
  Ort: text,
  Adresse: text,
  Breitengrad: number,
  Laengengrad: number,
  Kategorien: relations,
  Veranstalter: relation,
  Kosten: text,
  Anmeldung_Link: text,
  Barrierefreiheit: text,
  Bild: optionalMedia,
  Bild_Alt: text,
  Dateien_im_Text: severalMedia,
  Terminstatus: optional(z.enum(["geplant", "abgesagt", "verschoben", "ausgebucht"])),
});

/**
 * `start` and `end` are instants (ISO), `exceptions` calendar days ("YYYY-MM-DD") that the series leaves out,
 * `recurrence` is an RRULE without prefix whose DTSTART is `start` in village time; `summary` is Markdown, `files`
 * are those it shows or links to.
 */
function toEvent(wire: z.infer<typeof StrapiEvent>) {
  return {
    id: wire.documentId,
    slug: wire.Slug,
    title: wire.Titel,
    summary: wire.Kurztext ?? "",
    start: toIso(wire.Beginn),
    end: wire.Ende !== undefined && toIso(wire.Ende) >= toIso(wire.Beginn) ? toIso(wire.Ende) : undefined,
    allDay: wire.Ganztaegig ?? false,
    recurrence: wire.Wiederholung,
    exceptions: wire.Ausnahmen.map(({ Datum }) => Datum),
    place: wire.Ort,
    address: wire.Adresse,
    latitude: wire.Breitengrad,
    longitude: wire.Laengengrad,
    categoryIds: wire.Kategorien,
    organiserId: wire.Veranstalter,
    cost: wire.Kosten,
    registration: wire.Anmeldung_Link,
    accessibility: wire.Barrierefreiheit,
    picture: toPicture(wire.Bild, wire.Bild_Alt),
    files: toFiles(wire.Dateien_im_Text),
    status: wire.Terminstatus ?? ("geplant" as const),
    changedAt: wire.updatedAt,
  };
}

/** The last instant whose year has four digits in the village: calendar files, feeds and <time> have no room for a fifth. */
const maxInstant = "9999-12-31T22:59:59.999Z";

/** The same spelling for every instant, so that they compare as text. */
function toIso(instant: string): string {
  const iso = new Date(instant).toISOString();
  return iso > maxInstant ? maxInstant : iso;
}

/** An event as the replica holds it, with the ids of its relations. */
export type EventItem = ReturnType<typeof toEvent>;

export const events = defineCollection({
  model: "veranstaltung",
  plural: "veranstaltungen",
  drafts: true,
  schema: StrapiEvent,
  toItem: toEvent,
  toPage: ({ slug, changedAt }) => ({ path: routes.event(slug), changedAt }),
});

/** The event with its categories and organiser. @throws CmsRequestError without a copy */
export async function joinEvent(item: EventItem) {
  const { organiserId, ...event } = withCategories(item, await categories.ready());
  const organiser = organiserId ? (await organisations.ready()).byId.get(organiserId) : undefined;
  return {
    ...event,
    organiser: organiser && { name: organiser.name, slug: organiser.slug, type: organiser.type },
  };
}

export type VillageEvent = Awaited<ReturnType<typeof joinEvent>>;

/** The event as the replica holds it. @throws CmsRequestError without a copy */
export const getEventItem = findBySlug(events);

/** @throws CmsRequestError without a copy */
export async function getEvent(slug: string): Promise<VillageEvent | undefined> {
  const item = await getEventItem(slug);
  return item && joinEvent(item);
}
