import { kinds } from "@/lib/routes";
import type { SearchIndex } from "./index/search-index";

const ttlMs = 60_000;

const orders = new WeakMap<SearchIndex, { version: number; computedAt: number; slots: number[] }>();
const byName = new Intl.Collator("de");

/** Slots of all but pages: events to come, newest articles, offers, infos, organisations from A to Z, past events. */
export function browsingOrder(index: SearchIndex, now: number): number[] {
  const cached = orders.get(index);
  if (cached?.version === index.version && Math.abs(now - cached.computedAt) < ttlMs) return cached.slots;
  const sortable = index.entries.flatMap((entry, slot) => {
    if (!entry || entry.kind === "seite") return [];
    const { kind, title, dates, day, changedAt } = entry;
    const next = dates && index.dates.firstWithin(entry, now);
    const isByName = kind === "verein" || kind === "kindertagesstätte";
    const time = Date.parse(next?.start ?? dates?.start ?? day ?? changedAt);
    return {
      slot,
      title,
      group: dates && !next ? kinds.length : kinds.indexOf(kind),
      time: isByName ? 0 : next ? time : -time,
    };
  });
  sortable.sort((a, b) => a.group - b.group || a.time - b.time || byName.compare(a.title, b.title));
  const slots = sortable.map(({ slot }) => slot);
  orders.set(index, { version: index.version, computedAt: now, slots });
  return slots;
}
