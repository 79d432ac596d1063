import { tokenize } from "../analysis/tokenize";
import type { SearchIndex } from "../index/search-index";
import type { EntryBoost } from "../ranking/rank";
import { scoreTerm } from "../ranking/score-term";
import type { SearchEntry } from "../search-entry";
import { weights } from "../weights";
import { type Ages, agesIn } from "./detect-audience";
import type { Condition } from "./detect-intents";
import { dateWithin, type TimeWindow } from "./time-window";

export const isAboutTime = ({ type }: Condition): boolean => type === "zeit" || type === "tageszeit";

export function toIntentFilter(
  index: SearchIndex,
  conditions: readonly Condition[],
  window: TimeWindow,
  now: number,
): EntryBoost {
  const boosts = conditions.map((condition) => boostFor(index, condition, now));
  const hasTime = conditions.some(isAboutTime);
  return (entry, slot) => {
    let product = 1;
    for (const boostOf of boosts) product *= boostOf(entry, slot);
    return product > 0 && hasTime && dateWithin(index, entry, window) === undefined ? 0 : product;
  };
}

function boostFor(index: SearchIndex, condition: Condition, now: number): EntryBoost {
  if (condition.type === "art")
    return (entry) =>
      entry.kind === condition.kind && !(entry.dates && index.dates.isOver(entry, now)) ? 1 : 0;
  if (condition.type !== "zielgruppe") return (entry) => (entry.dates ? 1 : 0);
  const { ages, words } = condition.audience;
  // Each word is another name of the same people: an entry has to match one of them.
  const scores = index.analyser
    .analyse(tokenize(words.join(" ")), { literally: true })
    .map((term) => scoreTerm(term, index.postings));
  return (entry, slot) => {
    const stated = ages && statedAges(entry);
    if (stated && stated.from <= ages.to && stated.to >= ages.from) return weights.intent.matchingAge;
    // The ages of a daycare centre are complete; a text may state those of one group only.
    if (stated && entry.ages) return 0;
    return scores.some((each) => (each[slot] ?? 0) > weights.intent.minAudienceScore) ? 1 : 0;
  };
}

/** Parsing ages takes longer than all other conditions, and entries are immutable. */
const agesCache = new WeakMap<SearchEntry, { ages: Ages | undefined }>();

function statedAges(entry: SearchEntry): Ages | undefined {
  const cached = agesCache.get(entry) ?? { ages: agesIn(entry.ages ?? `${entry.title}\n${entry.lead}`) };
  agesCache.set(entry, cached);
  return cached.ages;
}
