import { limitedCache } from "@/lib/caches/text-cache";
import { stripMarkdown } from "../analysis/strip-markdown";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "./lexicon";

/** A word where it stands; `id` is its number in the lexicon, undefined for one that no entry is found by */
export type TextToken = { start: number; end: number; id: number | undefined };

export type TokenizedText = { text: string; words: readonly TextToken[] };

/** Characters of texts that are kept ready; their words take about eight times as many bytes. */
const kept = 2_000_000;
/** Characters of one text that are looked through, so that a huge text costs no more than a long one. */
const longest = 30_000;

/** Reads Markdown as plain text with its words' numbers. What good answers have in them is asked for again and again. */
export function tokenizedTexts(lexicon: Lexicon): (markdown: string) => TokenizedText {
  const texts = limitedCache<TokenizedText>(kept);
  return (markdown) => {
    const read = markdown.slice(0, longest);
    return texts(read, () => {
      const text = stripMarkdown(read);
      const words = tokenize(text).map(({ start, end, text: word }) => ({
        start,
        end,
        id: lexicon.find(word),
      }));
      return { text, words };
    });
  };
}
