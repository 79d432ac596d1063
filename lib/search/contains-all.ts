import { fold } from "./analysis/fold";
import { tokenize } from "./analysis/tokenize";

/** A short list narrowed while somebody types needs no index: this also runs in the browser. */

/** The words of a query, folded; empty when it holds none. */
export const foldedWords = (query: string): string[] => tokenize(query, 0, 10).map(({ text }) => fold(text));

/** Whether a folded text contains all folded words. */
export const containsAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
