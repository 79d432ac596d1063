import { shorten } from "@dorfforum/shared/text/shorten";
import type { IndexedEntry } from "../entry";
import type { SearchIndex } from "../index/search-index";
import type { WordMatch, WordMatches } from "../query/word-matches";
import { weights } from "../weights";
import { type Highlighted, type MatchedToken, matchedTokens, splitAt } from "./highlight";

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

export function findPassages(index: SearchIndex, matches: WordMatches): (entry: IndexedEntry) => Passage {
  const passages = new Map<IndexedEntry, Passage>();
  const most = total(mostOfTerms(matches.values()));
  return (entry) => {
    const passage = passages.get(entry) ?? bestOfEntry(index, entry, matches, most);
    passages.set(entry, passage);
    return passage;
  };
}

/** The certainty of each term, by what matches it best */
function mostOfTerms(matches: Iterable<WordMatch>): Map<number, number> {
  const most = new Map<number, number>();
  for (const { terms, certainty } of matches)
    for (const term of terms) most.set(term, Math.max(most.get(term) ?? 0, certainty));
  return most;
}

/** @param most what a passage can match at most */
function bestOfEntry(index: SearchIndex, entry: IndexedEntry, matches: WordMatches, most: number): Passage {
  let best: Passage | undefined;
  for (const markdown of [entry.lead, entry.body]) {
    // Reading a long text takes long: only where it can match more.
    if (!markdown || (best && most <= total(best.matched) + weights.highlight.otherText)) continue;
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

/** Characters of an excerpt, and of what it shows before its passage: two or three lines in all */
const maxExcerptLength = 190;
const lengthBefore = 50;
/** A text whose passage begins before this character is shown from its beginning. */
const maxSkipped = 90;

/** A few lines around a passage with its words highlighted; without matches, the beginning of the text. */
export function excerptOf({ text, tokens, start }: Passage): Highlighted {
  if (!text) return [];
  const from =
    text.length <= maxExcerptLength || start < maxSkipped
      ? 0
      : text.lastIndexOf(" ", start - lengthBefore) + 1;
  const shown = shorten(text.slice(from), maxExcerptLength);
  const to = from + (shown.endsWith(" …") ? shown.length - 2 : shown.length);
  const inside = tokens
    .filter((token) => token.start >= from && token.end <= to)
    .map((token) => ({ start: token.start - from, end: token.end - from }));
  return [
    ...(from > 0 ? [{ text: "… ", hit: false }] : []),
    ...splitAt(text.slice(from, to), inside),
    ...(to < text.length ? [{ text: " …", hit: false }] : []),
  ];
}
