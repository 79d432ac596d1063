import { termsAtTime } from "./dated-terms";
import type { SearchIndex } from "./index/search-index";
import type { MatchSet } from "./match-set";
import { type EntryBoost, rank } from "./ranking/rank";
import { weights } from "./weights";

/** True if a condition on a quality ("barrierefrei") removes the best match: a hit with a word of its own, or a better text hit. */
export function hidesAnswer(
  index: SearchIndex,
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
