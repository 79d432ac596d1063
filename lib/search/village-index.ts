import { SearchIndex } from "@dorfforum/german-search/index/search-index";
import type { Kind } from "@/lib/urls/search-params";
import { EventDates } from "./events/event-dates";
import { EventSpans } from "./events/event-spans";
import { StaticBoosts } from "./events/static-boosts";
import { type Layers, villageLayers } from "./layers";
import type { SearchEntry } from "./search-entry";

/** The village's entries, with what is known of events. */
export class VillageIndex extends SearchIndex<SearchEntry> {
  readonly dates = new EventDates();
  readonly eventSpans = new EventSpans();
  /** By slot, to be counted without reading the entries */
  readonly kinds: Kind[] = [];
  readonly #staticBoosts = new StaticBoosts(this);
  constructor(override readonly layers: Layers = villageLayers) {
    super(layers);
  }

  override put(entry: SearchEntry, savedSlot?: number): number {
    const slot = super.put(entry, savedSlot);
    this.eventSpans.put(slot, entry.dates);
    this.kinds[slot] = entry.kind;
    return slot;
  }

  override staticBoosts(now: number): ArrayLike<number> {
    return this.#staticBoosts.at(now);
  }

  /** Whether an entry is an event whose last date is over */
  isOver(entry: SearchEntry, slot: number, now: number): boolean {
    if (!entry.dates) return false;
    const isAhead = this.eventSpans.touches(slot, now, Number.POSITIVE_INFINITY);
    return isAhead === undefined ? this.dates.isOver(entry, now) : !isAhead;
  }
}
