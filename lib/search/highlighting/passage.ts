import type { SearchIndex } from "../index/search-index";
import type { WordMatches } from "../query/word-matches";
import type { SearchEntry } from "../search-entry";
import { weights } from "../weights";
import { type MatchedToken, matchedTokens } from "./highlight";

/** Characters of a passage: two or three lines with what stands before it in the excerpt */
const maxPassageLength = 140;
const maxPassageTokens = 40;

/** Where an entry's text matches best; `matched` holds the query terms of the passage with their certainty. */
export type Passage = {
  text: string;
  tokens: MatchedToken[];
  start: number;
  matched: ReadonlyMap<number, number>;
};

export function findPassages(index: SearchIndex, matches: WordMatches): (entry: SearchEntry) => Passage {
  const passages = new Map<SearchEntry, Passage>();
  return (entry) => {
    const passage = passages.get(entry) ?? bestOfEntry(index, entry, matches);
    passages.set(entry, passage);
    return passage;
  };
}

function bestOfEntry(index: SearchIndex, entry: SearchEntry, matches: WordMatches): Passage {
  let best: Passage | undefined;
  for (const markdown of [entry.lead, entry.body]) {
    if (!markdown || (best && matches.size === 0)) continue;
    const { text, tokens } = index.tokenizedText(markdown);
    const passage = { text, ...bestOfText(matchedTokens(tokens, matches)) };
    // The lead is written to be read first: a passage of the body has to match more of the query.
    if (!best || total(passage.matched) > total(best.matched) + weights.highlight.otherText) best = passage;
  }
  return best ?? { text: "", tokens: [], start: 0, matched: new Map() };
}

function bestOfText(tokens: MatchedToken[]): Omit<Passage, "text"> {
  let best = { tokens, start: 0, matched: new Map<number, number>() };
  for (const [first, { start }] of tokens.entries()) {
    const matched = new Map<number, number>();
    for (const { end, terms, certainty } of tokens.slice(first, first + maxPassageTokens)) {
      if (end > start + maxPassageLength) break;
      for (const term of terms) matched.set(term, Math.max(matched.get(term) ?? 0, certainty));
    }
    if (total(matched) > total(best.matched) + 0.01) best = { tokens, start, matched };
  }
  return best;
}

const total = (matched: ReadonlyMap<number, number>) => {
  let sum = 0;
  for (const certainty of matched.values()) sum += certainty;
  return sum;
};
