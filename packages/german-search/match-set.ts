import type { IndexedEntry } from "./entry";
import { findPassages, type Passage } from "./highlighting/passage";
import type { SearchIndex } from "./index/search-index";
import type { QueryTerm } from "./query/query-term";
import { matchWords, type WordMatches } from "./query/word-matches";

/** What a query matches: its terms, the words of the content that they match, and the passages that hold those. */
export type MatchSet = {
  terms: readonly QueryTerm[];
  wordMatches: WordMatches;
  passageOf: (entry: IndexedEntry) => Passage;
};

export function toMatchSet(index: SearchIndex, terms: readonly QueryTerm[]): MatchSet {
  const wordMatches = matchWords(terms);
  return { terms, wordMatches, passageOf: findPassages(index, wordMatches) };
}
