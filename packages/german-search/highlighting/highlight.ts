import { tokenize } from "../analysis/tokenize";
import type { SearchIndex } from "../index/search-index";
import { type TextTokens, textTokens } from "../index/tokenized-texts";
import type { WordMatch, WordMatches } from "../query/word-matches";
import { weights } from "../weights";

/** A text in pieces, of which those that match the query are hits. */
export type Highlighted = { text: string; hit: boolean }[];

export type MatchedToken = WordMatch & { start: number; end: number };

/** A plain text with the words that match highlighted, whatever their spelling, inflection or compound. */
export function highlight(index: SearchIndex, text: string, matches: WordMatches): Highlighted {
  return splitAt(text, matchedTokens(textTokens(text, index.lexicon), matches));
}

/** Whether a text begins with a word that matches */
export function beginsWithMatch({ lexicon }: SearchIndex, text: string, matches: WordMatches): boolean {
  const [first] = tokenize(text, 0, 1);
  const match = first?.start === 0 ? matches.get(lexicon.find(first.text) ?? -1) : undefined;
  return match !== undefined && match.certainty >= weights.highlight.minCertainty;
}

export function matchedTokens({ starts, ends, ids }: TextTokens, matches: WordMatches): MatchedToken[] {
  const matched: MatchedToken[] = [];
  for (let at = 0; at < ids.length && matches.size > 0; at += 1) {
    const match = matches.get(ids[at] as number);
    if (match && match.certainty >= weights.highlight.minCertainty)
      matched.push({ start: starts[at] as number, end: ends[at] as number, ...match });
  }
  return matched;
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
