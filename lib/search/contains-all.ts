import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";

/** Filters a short list while somebody types, without an index: runs in the browser, too. */

const maxWords = 10;

export const foldedWords = (query: string): string[] =>
  tokenize(query, 0, maxWords).map(({ text }) => fold(text));

export const containsAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
