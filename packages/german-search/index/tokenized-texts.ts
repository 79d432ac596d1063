import { LRUCache } from "lru-cache";
import { stripMarkdown } from "../analysis/strip-markdown";
import { type Token, tokenize } from "../analysis/tokenize";
import type { Lexicon } from "./lexicon";

/** The words of a text: where they start and end, and their ids, -1 where the content lacks them */
export type TextTokens = { starts: Uint16Array; ends: Uint16Array; ids: Int32Array };

export type TokenizedText = { text: string; tokens: TextTokens };

/** Characters of cached texts; their tokens take about two times as many bytes. */
const maxCachedLength = 5_000_000;
/** Positions fit 16 bits. */
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
    const tokenized = { text, tokens: textTokens(text, lexicon) };
    cache.set(key, tokenized);
    return tokenized;
  };
}

export function textTokens(text: string, lexicon: Lexicon): TextTokens {
  const tokens = tokenize(text);
  const { length } = tokens;
  const [starts, ends, ids] = [new Uint16Array(length), new Uint16Array(length), new Int32Array(length)];
  for (let at = 0; at < length; at += 1) {
    const { start, end, text: word } = tokens[at] as Token;
    starts[at] = start;
    ends[at] = end;
    ids[at] = lexicon.find(word) ?? -1;
  }
  return { starts, ends, ids };
}
