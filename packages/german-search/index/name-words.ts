import { LRUCache } from "lru-cache";
import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "./lexicon";

/** A word of a name, normalised, and where it stands in it; no id where the content lacks it */
export type NameWord = { word: string; stem: string; id: number | undefined; start: number; end: number };

/** Characters of cached names; their words take about ten times as many bytes. */
const maxCachedLength = 500_000;
const maxWords = 400;

/** Reads the words of titles and of what stands around them, without stop words. */
export function nameWords(lexicon: Lexicon): (name: string) => readonly NameWord[] {
  const cache = new LRUCache<string, readonly NameWord[]>({
    maxSize: maxCachedLength,
    sizeCalculation: (_, name) => name.length + 1,
  });
  let cachedSize = 0;
  return (name) => {
    // A word that the content lacked may have an id since.
    if (lexicon.size !== cachedSize) cache.clear();
    cachedSize = lexicon.size;
    const cached = cache.get(name);
    if (cached) return cached;
    const words = tokenize(name, 0, maxWords).flatMap(({ text, start, end }) => {
      const id = lexicon.find(text);
      const word = id === undefined ? lexicon.normalise(text) : lexicon.wordOf(id);
      if (isStopWord(word)) return [];
      return { word, stem: id === undefined ? lexicon.stemOf(word) : lexicon.stemById(id), id, start, end };
    });
    cache.set(name, words);
    return words;
  };
}
