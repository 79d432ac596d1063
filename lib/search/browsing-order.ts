import { keyOf } from "@dorfforum/german-search/entry";
import { isSeries } from "@/lib/events/recurrence";
import { kinds } from "@/lib/urls/search-params";
import { dateWithin, type TimeWindow, takesPlaceWithin } from "./intents/intent-filter";
import type { EntryBoost, VillageIndex } from "./village-index";

/**
 * What passes, in the order in which content is browsed.
 * @param onlyEvents whether no other kind can pass: they are not tried
 */
export function matchingSlots(
  index: VillageIndex,
  boostOf: EntryBoost,
  now: number,
  onlyEvents = false,
): number[] {
  const { slots, events } = browsingOrder(index, now);
  return (onlyEvents ? events : slots).filter((slot) => {
    const entry = index.entries[slot];
    return entry && boostOf(entry, slot) > 0;
  });
}

/** Whether an event passes, whatever its title @param boostOf as for matchingSlots() */
export const passesAnyEvent = (index: VillageIndex, boostOf: EntryBoost, now: number): boolean =>
  browsingOrder(index, now).events.some((slot) => {
    const entry = index.entries[slot];
    return entry && boostOf(entry, slot) > 0;
  });

/** How long the order of an index that does not change is kept: events pass. */
const maxOrderAgeMs = 60_000;

type BrowsingOrder = { version: number; computedAt: number; slots: number[]; events: number[] };

const orders = new WeakMap<VillageIndex, BrowsingOrder>();
const byName = new Intl.Collator("de");

/** Slots of all but pages: events to come, newest articles, offers, infos, organisations from A to Z, past events. */
function browsingOrder(index: VillageIndex, now: number): BrowsingOrder {
  const cached = orders.get(index);
  if (cached?.version === index.version && Math.abs(now - cached.computedAt) < maxOrderAgeMs) return cached;
  const sortable = index.entries.flatMap((entry, slot) => {
    if (!entry || entry.kind === "seite") return [];
    const { kind, title, dates, day, changedAt } = entry;
    const next = dates && index.dates.firstWithin(entry, now);
    const isByName = kind === "verein" || kind === "kindertagesstätte";
    const time = Date.parse(next?.start ?? dates?.start ?? day ?? changedAt);
    return {
      slot,
      title,
      key: keyOf(entry),
      group: dates && !next ? kinds.length : kinds.indexOf(kind),
      time: isByName ? 0 : next ? time : -time,
    };
  });
  sortable.sort(
    (a, b) =>
      a.group - b.group || a.time - b.time || byName.compare(a.title, b.title) || (a.key < b.key ? -1 : 1),
  );
  const slots = sortable.map(({ slot }) => slot);
  const events = slots.filter((slot) => index.entries[slot]?.dates);
  const order = { version: index.version, computedAt: now, slots, events };
  orders.set(index, order);
  return order;
}

/** Events by their date inside the window; entries without a date keep their place, since sorting is stable. */
export function byDate(index: VillageIndex, slots: readonly number[], window: TimeWindow): number[] {
  const startOf = (slot: number) => {
    const entry = index.entries[slot];
    if (!entry?.dates || !takesPlaceWithin(index, entry, slot, window)) return "";
    return isSeries(entry.dates) ? (dateWithin(index, entry, window)?.start ?? "") : entry.dates.start;
  };
  return slots
    .map((slot) => ({ slot, start: startOf(slot) }))
    .sort((a, b) => (a.start && b.start && a.start !== b.start ? (a.start < b.start ? -1 : 1) : 0))
    .map(({ slot }) => slot);
}
