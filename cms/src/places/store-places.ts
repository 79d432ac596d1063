import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { readPlaces } from "./link-events";
import { isSameName } from "./place";
import { placesOfEvents } from "./places-of-events";

/** Stores the places of the events as Orte, once; afterwards the places belong to the editors. */
export async function storePlacesOfEvents(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "app", name: "dorfforum", key: "places" });
  if (await store.get({})) return;
  const events = await rows(strapi, "api::veranstaltung.veranstaltung").findMany({
    select: ["Ort", "Adresse", "Breitengrad", "Laengengrad", "Barrierefreiheit"],
  });
  await strapi.db.transaction(async () => {
    const stored = await readPlaces(strapi);
    const missing = placesOfEvents(events).filter(
      ({ Name }) => !stored.some((place) => isSameName(place.Name, Name)),
    );
    for (const data of missing) await strapi.documents("api::ort.ort").create({ data });
  });
  await store.set({ value: { stored: true } });
}
