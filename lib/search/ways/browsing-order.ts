import { keyOf } from "@dorfforum/german-search/entry";
import { kinds } from "@/lib/urls/search-params";
import type { VillageIndex } from "../village-index";

/** How long the order of an index that does not change is kept: events pass. */
const maxOrderAgeMs = 60_000;

type BrowsingOrder = { version: number; computedAt: number; slots: number[]; events: number[] };

const orders = new WeakMap<VillageIndex, BrowsingOrder>();
const byName = new Intl.Collator("de");

/** Slots of all but pages: events to come, newest articles, offers, infos, organisations from A to Z, past events. */
export function browsingOrder(index: VillageIndex, now: number): BrowsingOrder {
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
