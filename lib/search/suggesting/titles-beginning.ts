import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";

const maxWords = 1500;
export const maxTitles = 40;

/** Slots of entries with a word in their title that begins with normalised letters; the best of them. */
export function titlesBeginning(index: VillageIndex, letters: string, now: number): number[] {
  const { lexicon, titleWords, entries } = index;
  const best: { slot: number; score: number }[] = [];
  const add = (slot: number, factor: number) => {
    const entry = entries[slot];
    const score = entry ? factor * preference(index, entry, slot, now) : 0;
    // Two letters begin words in thousands of titles: only the best are kept, in order.
    if (best.length === maxTitles && score <= (best.at(-1)?.score ?? 0)) return;
    const known = best.findIndex((other) => other.slot === slot);
    if (known >= 0 && (best[known]?.score ?? 0) >= score) return;
    if (known >= 0) best.splice(known, 1);
    const at = best.findIndex((other) => other.score < score);
    best.splice(at < 0 ? best.length : at, 0, { slot, score });
    best.length = Math.min(best.length, maxTitles);
  };
  for (const id of lexicon.affixes.beginningWith(letters, maxWords)) {
    if (isStopWord(lexicon.wordOf(id))) continue;
    for (const slot of titleWords.beginningWith(id)) add(slot, weights.suggestion.titleStart);
    for (const slot of titleWords.havingBehind(id)) add(slot, 1);
  }
  return best.map(({ slot }) => slot);
}

/** How likely an entry is meant, whatever is typed */
export function preference(index: VillageIndex, entry: SearchEntry, slot: number, now: number): number {
  const { service, article } = weights.suggestion;
  const isService = entry.kind === "angebot" || entry.kind === "info";
  const kind = isService ? service : entry.kind === "beitrag" ? article : 1;
  return kind * (index.staticBoosts(now)[slot] as number);
}
