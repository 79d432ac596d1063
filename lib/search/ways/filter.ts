import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { Scores } from "@dorfforum/german-search/index/scores";
import type { SlotFilter } from "@dorfforum/german-search/ranking/rank";
import { scoreTerm } from "@dorfforum/german-search/ranking/score-term";
import { onceFor } from "@dorfforum/shared/runtime/once-for";
import { agesIn } from "../intents/detect-audience";
import type { Condition } from "../intents/detect-intents";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { browsingOrder } from "./browsing-order";
import { isAboutTime, mayTakePlace, type TimeWindow, takesPlaceWithin, toTimeWindow } from "./time-window";

type Searched = {
  index: VillageIndex;
  /** Milliseconds since 1970 */
  now: number;
  category: { id: string } | undefined | false;
};

type Preferences = {
  /** Whether events to come count more, as for "wann" */
  prefersDated?: boolean;
  /** Whether what is over may not be found, whatever else is asked for */
  isAhead?: boolean;
};

/** What a query may find: the category and the conditions that are asked for. */
export class Filter implements SlotFilter {
  readonly window: TimeWindow;
  /** Whether events alone pass, by their dates */
  readonly hasTime: boolean;
  readonly isOpen: boolean;
  readonly #query: Searched;
  readonly #preferences: Preferences;
  readonly #conditions: readonly Condition[];
  #audience: Scores[] | undefined;
  #events: number[] | undefined;

  constructor(query: Searched, conditions: readonly Condition[], preferences: Preferences = {}) {
    this.#query = query;
    this.#preferences = preferences;
    this.window = toTimeWindow(conditions, query.now);
    this.hasTime = conditions.some(isAboutTime);
    const { prefersDated, isAhead } = preferences;
    this.isOpen = conditions.length === 0 && !(query.category || prefersDated || isAhead);
    this.#conditions = conditions.filter((condition) => !isAboutTime(condition));
  }

  /** The factor of an entry's score; 0 for what may not be found */
  factorOf(slot: number): number {
    const { index, now, category } = this.#query;
    const { prefersDated, isAhead } = this.#preferences;
    // Most events are told apart by their days, without reading them.
    if (this.hasTime && !mayTakePlace(index, slot, this.window)) return 0;
    const entry = index.entries[slot];
    if (!entry || (category && !entry.categories.some(({ id }) => id === category.id))) return 0;
    if (this.hasTime && !takesPlaceWithin(index, entry, slot, this.window)) return 0;
    let factor = 1;
    for (const condition of this.#conditions) {
      factor *= this.#factorBy(condition, entry, slot);
      if (factor === 0) return 0;
    }
    if (isAhead && index.isOver(entry, slot, now)) return 0;
    return prefersDated && takesPlaceWithin(index, entry, slot, this.window)
      ? factor * weights.intent.dated
      : factor;
  }

  /** What passes, in the order in which content is browsed: pages are only found. */
  slots(): number[] {
    const { index, now } = this.#query;
    return browsingOrder(index, now).slots.filter((slot) => this.factorOf(slot) > 0);
  }

  /** The same of events alone */
  events(): readonly number[] {
    const { index, now } = this.#query;
    this.#events ??= browsingOrder(index, now).events.filter((slot) => this.factorOf(slot) > 0);
    return this.#events;
  }

  #factorBy(condition: Condition, entry: SearchEntry, slot: number): number {
    const { index, now } = this.#query;
    if ("quality" in condition) return entry.qualities?.includes(condition.quality) ? 1 : 0;
    // Where a time is asked for, what is over counts as well.
    if (condition.type === "art")
      return entry.kind === condition.kind && (this.hasTime || !index.isOver(entry, slot, now)) ? 1 : 0;
    if (condition.type !== "zielgruppe") return 1;
    const { ages, words } = condition.audience;
    const stated = ages && statedAges(entry);
    if (stated && stated.from <= ages.to && stated.to >= ages.from) return weights.intent.matchingAge;
    // The ages of a daycare centre are complete; a text may state those of one group only.
    if (stated && entry.ages) return 0;
    // Each word is another name of the same people: an entry has to match one of them.
    this.#audience ??= index.analyser
      .analyse(tokenize(words.join(" ")), { literally: true })
      .map((term) => scoreTerm(term, index.postings));
    return this.#audience.some(({ bySlot }) => (bySlot[slot] ?? 0) > weights.intent.minAudienceScore) ? 1 : 0;
  }
}

/** For whom an entry says that it is: parsing this takes longer than all other conditions. */
export const statedAges = onceFor(({ ages, title, lead }: SearchEntry) =>
  agesIn(ages ?? `${title}\n${lead}`),
);
