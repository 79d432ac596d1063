import type { SearchIndex } from "../index/search-index";
import { type TextToken, textTokens } from "../index/tokenized-texts";
import type { WordMatch, WordMatches } from "../query/word-matches";
import type { Highlighted } from "../search-response";
import { weights } from "../weights";

export type MatchedToken = WordMatch & { start: number; end: number };

/** A plain text with the words that match highlighted, whatever their spelling, inflection or compound. */
export function highlight(index: SearchIndex, text: string, matches: WordMatches): Highlighted {
  return splitAt(text, matchedTokens(textTokens(text, index.lexicon), matches));
}

export function matchedTokens(tokens: readonly TextToken[], matches: WordMatches): MatchedToken[] {
  if (matches.size === 0) return [];
  return tokens.flatMap(({ start, end, id }) => {
    const match = id === undefined ? undefined : matches.get(id);
    return match && match.certainty >= weights.highlight.minCertainty ? { start, end, ...match } : [];
  });
}

export function splitAt(text: string, ranges: readonly { start: number; end: number }[]): Highlighted {
  const pieces: Highlighted = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
