import { LRUCache } from "lru-cache";
import { stripMarkdown } from "../analysis/strip-markdown";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "./lexicon";

export type TextToken = { start: number; end: number; id: number | undefined };

export const textTokens = (text: string, lexicon: Lexicon): TextToken[] =>
  tokenize(text).map(({ start, end, text: word }) => ({ start, end, id: lexicon.find(word) }));

export type TokenizedText = { text: string; tokens: readonly TextToken[] };

/** Characters of cached texts; their tokens take about eight times as many bytes. */
const maxCachedLength = 2_000_000;
const maxTextLength = 30_000;

export function tokenizedTexts(lexicon: Lexicon): (markdown: string) => TokenizedText {
  const cache = new LRUCache<string, TokenizedText>({
    maxSize: maxCachedLength,
    sizeCalculation: (_, markdown) => markdown.length + 1,
  });
  return (markdown) => {
    const key = markdown.slice(0, maxTextLength);
    const cached = cache.get(key);
    if (cached) return cached;
    const text = stripMarkdown(key);
    const tokens = textTokens(text, lexicon);
    cache.set(key, { text, tokens });
    return { text, tokens };
  };
}
