import { tokenize } from "./analysis/tokenize";
import type { Results } from "./find-results";
import type { SearchIndex } from "./index/search-index";

const maxNearest = 5;
const maxOnlyInTexts = 3;

/**
 * A few hits for a query whose words the content lacks, some or all: what comes near has it in its title.
 * @param isAllUnknown whether the hits only have parts of its words
 */
export function nearestSlots(
  index: SearchIndex,
  { slots, matchSet }: Results,
  isAllUnknown: boolean,
): number[] {
  if (!isAllUnknown) return slots.slice(0, maxNearest);
  const titled = slots.filter((slot) =>
    tokenize(index.entries[slot]?.title ?? "").some(({ text }) =>
      matchSet.wordMatches.has(index.lexicon.find(text) ?? -1),
    ),
  );
  return titled.length > 0 ? titled.slice(0, maxNearest) : slots.slice(0, maxOnlyInTexts);
}
