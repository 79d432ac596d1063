import type { SearchIndex } from "../index/search-index";
import { toMatchSet } from "../match-set";
import { type EntryBoost, rank } from "../ranking/rank";
import type { SearchEntry } from "../search-entry";
import type { Subject } from "./match-name";

/** Entries whose facts are read */
const maxEntries = 30;

/** The entries that are most about a subject. Their texts are not compared: names decide. */
export function entriesAbout(
  index: SearchIndex,
  { terms }: Subject,
  now: number,
  boostOf?: EntryBoost,
): SearchEntry[] {
  const named = terms.filter(({ isOptional }) => !isOptional);
  const matchSet = toMatchSet(index, named.length > 0 ? named : terms);
  return rank(index, matchSet, {
    now,
    readsTexts: false,
    limit: maxEntries,
    ...(boostOf && { boostOf }),
  }).flatMap((slot) => index.entries[slot] ?? []);
}
