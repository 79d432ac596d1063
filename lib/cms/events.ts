import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection, derived } from "./collection";
import { mediaFields, optionalMedia, severalMedia, toFile, toPicture } from "./media";
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
 * `recurrence` is an RRULE without prefix whose DTSTART is `start` in village time; `summary` is Markdown, `files` what it shows
 * or links to.
 */
export function toEvent(wire: z.infer<typeof StrapiEvent>) {
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
    files: wire.Dateien_im_Text.map((file) => toFile(file)),
    status: wire.Terminstatus ?? ("geplant" as const),
    changedAt: wire.updatedAt,
  };
}

/** The village's last moment whose year has four digits; no calendar file, feed or <time> has room for a fifth. */
const endOfTime = "9999-12-31T22:59:59.999Z";

/** One spelling of every instant, so that they compare as text. */
function toIso(instant: string): string {
  const iso = new Date(instant).toISOString();
  return iso > endOfTime ? endOfTime : iso;
}

/** As it lies in the replica, with the ids of its relations. */
export type EventItem = ReturnType<typeof toEvent>;

export const events = defineCollection({
  model: "veranstaltung",
  plural: "veranstaltungen",
  drafts: true,
  fields: [
    ...["Titel", "Slug", "Kurztext", "Beginn", "Ende", "Ganztaegig", "Wiederholung", "Ort", "Adresse"],
    ...[
      "Breitengrad",
      "Laengengrad",
      "Kosten",
      "Anmeldung_Link",
      "Barrierefreiheit",
      "Terminstatus",
      "Bild_Alt",
    ],
  ],
  populate: {
    Ausnahmen: ["Datum"],
    Kategorien: ["documentId"],
    Veranstalter: ["documentId"],
    Bild: mediaFields,
    Dateien_im_Text: mediaFields,
  },
  schema: StrapiEvent,
  toItem: toEvent,
});

const bySlug = derived((items: readonly EventItem[]) => new Map(items.map((event) => [event.slug, event])));

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

/** As it lies in the replica. @throws CmsRequestError without a copy */
export async function getEventItem(slug: string): Promise<EventItem | undefined> {
  return bySlug(await events.ready()).get(slug);
}

/** @throws CmsRequestError without a copy */
export async function getEvent(slug: string): Promise<VillageEvent | undefined> {
  const item = await getEventItem(slug);
  return item && joinEvent(item);
}
