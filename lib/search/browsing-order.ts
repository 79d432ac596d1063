import type { SearchIndex } from "./index/search-index";

/** How long an order of browsing holds though nothing was published: dates pass. In milliseconds. */
const holdsFor = 60_000;

const orders = new WeakMap<SearchIndex, { version: number; madeAt: number; slots: number[] }>();
const byName = new Intl.Collator("de");

/**
 * Everything that can be browsed: events that come next, newest articles, offers, infos, organisations from A to Z,
 * and last what is over. Pages are only found.
 */
export function browsingOrder(index: SearchIndex, now: number): number[] {
  const known = orders.get(index);
  if (known?.version === index.version && Math.abs(now - known.madeAt) < holdsFor) return known.slots;
  const ranked = index.entries.flatMap((entry, slot) => {
    if (!entry || entry.kind === "seite") return [];
    const date = entry.dates && index.dates.firstWithin(entry, now, Number.POSITIVE_INFINITY);
    const past = entry.dates && !date;
    const time = Date.parse(date?.start ?? entry.dates?.start ?? entry.day ?? entry.changedAt);
    const isByName = entry.kind === "verein" || entry.kind === "kindertagesstätte";
    return [
      {
        slot,
        title: entry.title,
        group: past ? 9 : groups[entry.kind],
        time: isByName ? 0 : date ? time : -time,
      },
    ];
  });
  ranked.sort((a, b) => a.group - b.group || a.time - b.time || byName.compare(a.title, b.title));
  const slots = ranked.map(({ slot }) => slot);
  orders.set(index, { version: index.version, madeAt: now, slots });
  return slots;
}

const groups = {
  veranstaltung: 0,
  beitrag: 1,
  angebot: 2,
  info: 3,
  verein: 4,
  kindertagesstätte: 5,
  seite: 6,
};
