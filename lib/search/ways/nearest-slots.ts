import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { MatchSet } from "@dorfforum/german-search/match-set";
import type { VillageIndex } from "../village-index";

const maxNearest = 5;
const maxOnlyInTexts = 3;

/**
 * Fallback hits for a query with unknown words; matches in titles come first. A slot is an entry's position in the index.
 * @param isAllUnknown no word of the query is known, so hits match parts of words only
 */
export function nearestSlots(
  index: VillageIndex,
  slots: readonly number[],
  { wordMatches }: MatchSet,
  isAllUnknown: boolean,
): readonly number[] {
  if (!isAllUnknown) return slots.slice(0, maxNearest);
  const titled = slots.filter((slot) =>
    tokenize(index.entries[slot]?.title ?? "").some(({ text }) =>
      wordMatches.has(index.lexicon.find(text) ?? -1),
    ),
  );
  return titled.length > 0 ? titled.slice(0, maxNearest) : slots.slice(0, maxOnlyInTexts);
}
