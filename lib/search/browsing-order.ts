import { kinds } from "@/lib/routes";
import type { SearchIndex } from "./index/search-index";
import { dateWithin, type TimeWindow } from "./intents/intent-filter";
import type { EntryBoost } from "./ranking/rank";

/** What passes, in the order in which content is browsed. */
export function matchingSlots(index: SearchIndex, boostOf: EntryBoost, now: number): number[] {
  return browsingOrder(index, now).filter((slot) => {
    const entry = index.entries[slot];
    return entry && boostOf(entry, slot) > 0;
  });
}

/** How long the order of an index that does not change is kept: events pass. */
const maxOrderAgeMs = 60_000;

const orders = new WeakMap<SearchIndex, { version: number; computedAt: number; slots: number[] }>();
const byName = new Intl.Collator("de");

/** Slots of all but pages: events to come, newest articles, offers, infos, organisations from A to Z, past events. */
function browsingOrder(index: SearchIndex, now: number): number[] {
  const cached = orders.get(index);
  if (cached?.version === index.version && Math.abs(now - cached.computedAt) < maxOrderAgeMs)
    return cached.slots;
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

/** Events by their date inside the window; entries without a date keep their place, since sorting is stable. */
export function byDate(index: SearchIndex, slots: readonly number[], window: TimeWindow): number[] {
  const startOf = (slot: number) => {
    const entry = index.entries[slot];
    return (entry && dateWithin(index, entry, window)?.start) ?? "";
  };
  return slots
    .map((slot) => ({ slot, start: startOf(slot) }))
    .sort((a, b) => (a.start && b.start ? a.start.localeCompare(b.start) : 0))
    .map(({ slot }) => slot);
}
