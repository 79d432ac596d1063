import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../database/rows";
import { type DocumentMiddleware, savedBy, storedFields } from "../documents/saved";
import { firstPastOrder } from "../events/event-order";
import { touchAndAnnounce } from "../rules/connect-published";
import { isSameAddress, type Place, placeFacts, placeOf, placeType } from "./place";

export const eventType = "api::veranstaltung.veranstaltung";

/** What is over keeps the text that it had. */
export const notOver = { Terminfolge: { $lt: firstPastOrder } };

export type StoredPlace = Row<typeof placeType>;
/** A version of an event */
export type StoredEvent = Row<typeof eventType>;

/**
 * Connects an event with the Ort of its name and address. The event's own text stays what visitors read; years gone by and
 * former releases know nothing else.
 */
export const linkEvent: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = context.uid === eventType ? savedBy(context) : undefined;
  if (saved) {
    const stored = await storedFields(strapi, eventType, saved.documentId);
    const event = { ...stored, ...saved.data } as StoredEvent;
    saved.data.Raum = placeOf(await readPlaces(strapi), event.Ort ?? "", event.Adresse)?.documentId ?? null;
  }
  return next();
};

/** What an Ort is called and where it is changes at its coming events too; events get the Ort that is new. */
export const takeEventsAlong: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = context.uid === placeType ? savedBy(context) : undefined;
  if (!saved) return next();
  return strapi.db.transaction(async () => {
    const before = (await storedFields(strapi, placeType, saved.documentId)) as Partial<StoredPlace>;
    const result = await next();
    const { documentId } = { ...context.params, ...(result as object) } as { documentId: string };
    const place = await rows(strapi, placeType).findOne({ where: { documentId } });
    if (!place) return result;
    if (before.id !== undefined && context.action === "update") {
      const linked = await rows(strapi, eventType).findMany({
        where: { ...notOver, Raum: { id: before.id } },
      });
      await moveEvents(strapi, linked, before, place);
    }
    await linkEvents(strapi, { Ort: { $containsi: place.Name.trim() } });
    return result;
  });
};

export const readPlaces = (strapi: Core.Strapi): Promise<StoredPlace[]> =>
  rows(strapi, placeType).findMany({ orderBy: { Name: "asc" } });

/** Gives events the name of a place, and its facts where they had those of the former one, or none. */
export async function moveEvents(
  strapi: Core.Strapi,
  events: readonly StoredEvent[],
  former: Partial<Place>,
  place: Place,
): Promise<void> {
  const now = Date.now();
  const moved = events.flatMap((event) => {
    const facts = placeFacts.flatMap((fact) => {
      const isFormer =
        fact === "Adresse" ? isSameAddress(event[fact], former[fact]) : event[fact] === former[fact];
      return event[fact] == null || isFormer ? [[fact, place[fact] ?? null]] : [];
    });
    const changes: Partial<StoredEvent> = { Ort: place.Name, ...Object.fromEntries(facts) };
    const isChanged = Object.entries(changes).some(
      ([name, value]) => (event[name as keyof StoredEvent] ?? null) !== value,
    );
    return isChanged ? [{ event, changes }] : [];
  });
  for (const { event, changes } of moved) {
    // An open form is now outdated. A draft with changes stays newer than what is published.
    const isBehind =
      event.publishedAt && events.some((other) => isDraftOf(other, event) && isLater(other, event));
    const updatedAt = new Date(isBehind ? now - 1 : now);
    await rows(strapi, eventType).updateMany({ where: { id: event.id }, data: { ...changes, updatedAt } });
  }
  await announceEvents(
    strapi,
    moved.map(({ event }) => event),
  );
}

const isDraftOf = (draft: StoredEvent, { documentId }: StoredEvent) =>
  draft.documentId === documentId && !draft.publishedAt;

const isLater = (one: StoredEvent, other: StoredEvent) =>
  new Date(one.updatedAt ?? 0).getTime() > new Date(other.updatedAt ?? 0).getTime();

/**
 * Connects stored events with the places of their names. Runs at each start too: an update, and a former release that was
 * used for a while, leave events behind whose relation does not say what their text does.
 */
export async function linkEvents(strapi: Core.Strapi, where: object = {}): Promise<void> {
  const places = await readPlaces(strapi);
  const events = await rows(strapi, eventType).findMany({
    select: ["id", "documentId", "Ort", "Adresse", "publishedAt", "updatedAt"],
    where,
    populate: { Raum: { select: ["id"] } },
  });
  const changed = events.flatMap((event) => {
    const place = placeOf(places, event.Ort ?? "", event.Adresse)?.id ?? null;
    const linked = (event.Raum as { id: number } | null | undefined)?.id ?? null;
    return place === linked ? [] : [{ event, place }];
  });
  // Together: what is connected already is not seen again, and the site would not be told of it.
  await strapi.db.transaction(async () => {
    for (const { event, place } of changed) {
      await rows(strapi, eventType).update({ where: { id: event.id }, data: { Raum: place } });
      // Below Strapi's query engine, which sets the time of change: open forms may still be saved. A text would be stored as one by SQLite.
      const updatedAt = new Date(String(event.updatedAt));
      await strapi.db.queryBuilder(eventType).where({ id: event.id }).update({ updatedAt }).execute();
    }
    await announceEvents(
      strapi,
      changed.map(({ event }) => event),
    );
  });
}

const announceEvents = (strapi: Core.Strapi, events: readonly StoredEvent[]) =>
  touchAndAnnounce(
    strapi,
    eventType,
    events.filter(({ publishedAt }) => publishedAt),
  );
