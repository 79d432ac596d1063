import { toMatchSet } from "@dorfforum/german-search/match-set";
import { rank, type SlotFilter } from "@dorfforum/german-search/ranking/rank";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import type { Subject } from "./match-name";

/** Entries whose facts are read */
const maxEntries = 30;

/** The entries that are most about a subject. Their texts are not compared: names decide. */
export function entriesAbout(
  index: VillageIndex,
  { terms }: Subject,
  now: number,
  filter?: SlotFilter,
): SearchEntry[] {
  const named = terms.filter(({ isOptional }) => !isOptional);
  const matchSet = toMatchSet(index, named.length > 0 ? named : terms);
  return rank(index, matchSet, {
    now,
    readsTexts: false,
    limit: maxEntries,
    ...(filter && { filter }),
  }).flatMap((slot) => {
    const entry = index.entries[slot];
    // An answer is a German sentence, and so is what it quotes.
    return entry && entry.language === undefined ? entry : [];
  });
}
