import type { MatchSet } from "@dorfforum/german-search/match-set";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { termsAtTime } from "./dated-terms";
import type { EntryBoost, VillageIndex } from "./village-index";
import { weights } from "./weights";

/** True if a condition on a quality ("barrierefrei") removes the best match: a hit with a word of its own, or a better text hit. */
export function hidesAnswer(
  index: VillageIndex,
  q: string,
  matchSet: MatchSet,
  withQuality: EntryBoost,
  inCategory: EntryBoost,
  now: number,
): boolean {
  const { leftOut } = termsAtTime(index, q, matchSet.terms, withQuality);
  if (termsAtTime(index, q, leftOut, inCategory).fitting.length > 0) return true;
  const best = rank(index, matchSet, {
    now,
    boostOf: inCategory,
    readsTexts: false,
    limit: weights.intent.bestWithQuality,
  }).flatMap((slot) => {
    const entry = index.entries[slot];
    return entry ? [{ entry, slot }] : [];
  });
  const [first] = best;
  return (
    first !== undefined &&
    first.entry.dates === undefined &&
    best.every(({ entry, slot }) => withQuality(entry, slot) === 0)
  );
}
