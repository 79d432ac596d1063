import type { SearchEntry } from "../search-entry";
import { weights } from "../weights";
import type { EventDates } from "./event-dates";
import type { EventSpans } from "./event-spans";

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/** What is read of the index */
type Content = {
  entries: readonly (SearchEntry | undefined)[];
  version: number;
  dates: EventDates;
  eventSpans: EventSpans;
  isOver: (entry: SearchEntry, slot: number, now: number) => boolean;
};

/**
 * Boosts that depend on the entry and the clock, not on the query, by slot: a search reads that of every candidate, without
 * its entry. Computed again when an entry changes and when one of them may.
 */
export class StaticBoosts {
  readonly #entries: (SearchEntry | undefined)[] = [];
  readonly #boosts: number[] = [];
  readonly #until: number[] = [];
  #version = -1;
  #from = 0;
  #next = 0;

  constructor(private readonly index: Content) {}

  /** 0 for a slot without an entry. @param now milliseconds since 1970 */
  at(now: number): readonly number[] {
    const { entries, version } = this.index;
    const isBefore = now < this.#from;
    if (version === this.#version && !isBefore && now < this.#next) return this.#boosts;
    this.#next = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < entries.length; slot += 1) {
      const entry = entries[slot];
      if (isBefore || entry !== this.#entries[slot] || !(now < (this.#until[slot] as number))) {
        const [boost, until = Number.POSITIVE_INFINITY] = entry ? this.#compute(entry, slot, now) : [0];
        this.#entries[slot] = entry;
        this.#boosts[slot] = boost;
        this.#until[slot] = until;
      }
      this.#next = Math.min(this.#next, this.#until[slot] as number);
    }
    this.#version = version;
    this.#from = now;
    return this.#boosts;
  }

  #compute(entry: SearchEntry, slot: number, now: number): [boost: number, until?: number] {
    const { page, pastEvent, upcomingEvent, oldArticle } = weights.staticBoost;
    const { dates, eventSpans } = this.index;
    if (entry.kind === "seite") return [page];
    if (entry.dates) {
      if (this.index.isOver(entry, slot, now)) return [pastEvent];
      const end = eventSpans.endOf(slot);
      return [upcomingEvent, end > now ? end : dates.nextChange(entry, now)];
    }
    if (!entry.day) return [1];
    const years = Math.max(0, now - Date.parse(entry.day)) / yearMs;
    return [oldArticle + (1 - oldArticle) * 0.5 ** years, now + dayMs];
  }
}
