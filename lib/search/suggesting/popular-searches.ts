import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { VillageIndex } from "../village-index";
import type { TypedQuery } from "./typed-query";

/** The searches that editors name and that begin with what is typed, or one of whose words does. */
export function popularSearches(
  index: VillageIndex,
  { tokens, normalised, oftenSearched }: TypedQuery,
): string[] {
  if (!index.layers.oftenSearched) return [];
  return oftenSearched.filter((search) => {
    const starts = tokens.length > 1 ? [0] : tokenize(search).map(({ start }) => start);
    return starts.some((start) => index.lexicon.normalise(search.slice(start)).startsWith(normalised));
  });
}
