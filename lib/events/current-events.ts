import { type EventItem, events } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import type { Snapshot } from "@/lib/cms/snapshot";
import { agendaOf } from "./agenda";
import { type Plan, planOf } from "./plan";

const currentItems = new WeakMap<Plan, EventItem[]>();

/** The events that have a date in the calendar's months or later, soonest first. @throws CmsRequestError without a copy */
export async function getCurrentItems(): Promise<readonly EventItem[]> {
  const ready = await events.ready();
  const now = new Date();
  const everything = await planOf(ready, now, {});
  const known = currentItems.get(everything);
  if (known) return known;
  const later = agendaOf(ready, now).dates;
  const made = [...new Set([...everything.dates, ...later].map(({ item }) => item))];
  currentItems.set(everything, made);
  return made;
}

const organisersOf = new WeakMap<Snapshot<EventItem>, Set<string>>();

/** The organisations that hold events, from A to Z. @throws CmsRequestError without a copy */
export async function getOrganisers(): Promise<{ id: string; slug: string; name: string }[]> {
  const ready = await events.ready();
  const ids = organisersOf.get(ready) ?? new Set(ready.items.flatMap(({ organiserId }) => organiserId ?? []));
  organisersOf.set(ready, ids);
  const { byId } = await organisations.ready();
  return [...ids]
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, slug, name }) => ({ id, slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "de"));
}
