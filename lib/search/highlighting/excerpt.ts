import { shorten } from "@/lib/rich-text/plain-text";
import { tokenize } from "../analysis/tokenize";
import type { SearchIndex } from "../index/search-index";
import type { TextToken } from "../index/tokenized-texts";
import type { WordMatch, WordMatches } from "../query/word-matches";
import type { SearchEntry } from "../search-entry";
import type { Highlighted } from "../search-response";

/** Two or three lines. */
const excerptLength = 190;
/** Words before the passage that are shown with it, in characters. */
const lead = 50;
/** What is less sure is no reason to mark a word. */
const sureEnough = 0.25;

type MarkedWord = WordMatch & { start: number; end: number };

/** A text with the words that answer marked, whatever their spelling, form or compound. */
export function mark(index: SearchIndex, text: string, wordMatches: WordMatches): Highlighted {
  const words = tokenize(text).map((word) => ({ ...word, id: index.lexicon.find(word.text) }));
  return cut(text, markedWords(words, wordMatches));
}

/** Where an entry's texts answer best: `held` is what of the query stands there together, each term with its certainty. */
export type Passage = { text: string; words: MarkedWord[]; start: number; held: ReadonlyMap<number, number> };

/** The passage of each entry that answers best; what was looked for once is kept, since ranking and showing ask for it. */
export function findPassages(index: SearchIndex, wordMatches: WordMatches): (entry: SearchEntry) => Passage {
  const found = new Map<SearchEntry, Passage>();
  return (entry) => {
    const known = found.get(entry) ?? bestOf(index, entry, wordMatches);
    found.set(entry, known);
    return known;
  };
}

function bestOf(index: SearchIndex, entry: SearchEntry, wordMatches: WordMatches): Passage {
  let best: Passage | undefined;
  for (const markdown of [entry.lead, entry.body]) {
    if (!markdown || (best && wordMatches.size === 0)) continue;
    const read = index.tokenizedText(markdown);
    const words = markedWords(read.words, wordMatches);
    const passage = bestPassage(words);
    // The teaser is written to be read first: another passage has to hold more of the query.
    if (!best || totalOf(passage.held) > totalOf(best.held) + 0.3)
      best = { text: read.text, words, ...passage };
  }
  return best ?? { text: "", words: [], start: 0, held: new Map() };
}

/** One or two lines around a passage, marked; where nothing answers, how the text begins. */
export function excerptOf({ text, words, start }: Passage): Highlighted {
  if (!text) return [];
  const from =
    text.length <= excerptLength || start < lead + 40 ? 0 : text.lastIndexOf(" ", start - lead) + 1;
  const shown = shorten(text.slice(from), excerptLength);
  const to = from + (shown.endsWith(" …") ? shown.length - 2 : shown.length);
  const inside = words.filter((word) => word.start >= from && word.end <= to);
  const marked = cut(
    text.slice(from, to),
    inside.map((word) => ({ ...word, start: word.start - from, end: word.end - from })),
  );
  return [
    ...(from > 0 ? [{ text: "… ", hit: false }] : []),
    ...marked,
    ...(to < text.length ? [{ text: " …", hit: false }] : []),
  ];
}

function markedWords(words: readonly TextToken[], wordMatches: WordMatches): MarkedWord[] {
  if (wordMatches.size === 0) return [];
  const marked: MarkedWord[] = [];
  for (const { start, end, id } of words) {
    const found = id === undefined ? undefined : wordMatches.get(id);
    if (found && found.certainty >= sureEnough) marked.push({ start, end, ...found });
  }
  return marked;
}

/** Where the window begins that holds most of the query, each term counted once. */
function bestPassage(words: readonly MarkedWord[]): Pick<Passage, "start" | "held"> {
  let best: Pick<Passage, "start" | "held"> = { start: 0, held: new Map() };
  let most = 0;
  for (let first = 0; first < words.length; first += 1) {
    const start = words[first]?.start ?? 0;
    const held = new Map<number, number>();
    for (let at = first; at < words.length && at < first + 40; at += 1) {
      const { end, terms, certainty } = words[at] as MarkedWord;
      if (end > start + excerptLength - lead) break;
      for (const term of terms) held.set(term, Math.max(held.get(term) ?? 0, certainty));
    }
    const value = totalOf(held);
    if (value > most + 0.01) {
      most = value;
      best = { start, held };
    }
  }
  return best;
}

const totalOf = (held: ReadonlyMap<number, number>) =>
  [...held.values()].reduce((sum, each) => sum + each, 0);

function cut(text: string, words: readonly { start: number; end: number }[]): Highlighted {
  const parts: Highlighted = [];
  let shown = 0;
  for (const { start, end } of words) {
    if (start > shown) parts.push({ text: text.slice(shown, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    shown = end;
  }
  if (shown < text.length) parts.push({ text: text.slice(shown), hit: false });
  return parts;
}
