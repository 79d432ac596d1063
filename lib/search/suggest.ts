import { isStopWord } from "./analysis/stop-words";
import { tokenize } from "./analysis/tokenize";
import { correctedQuery } from "./did-you-mean";
import { mark } from "./highlighting/excerpt";
import type { SearchIndex } from "./index/search-index";
import { matchWords } from "./query/word-matches";
import { rank } from "./ranking/rank";
import type { Suggestions } from "./search-response";
import { whenAndWhere } from "./to-hit";

const maxEntries = 5;
/** Entries whose titles are looked at */
const looked = 40;
const maxCompletions = 4;
/** Words that are compared for completions */
const compared = 300;

/** What a text that is being typed may become: entries to go to, and words to search with. */
export function suggestFrom(index: SearchIndex, q: string, now: Date): Suggestions {
  const words = tokenize(q, 0, 12);
  const last = words.at(-1);
  if (!last || index.lexicon.normalise(q).length < 2) return { q, entries: [], completions: [] };
  // A space after the last word says that it is finished.
  const typing = last.end === q.length;
  const terms = index.analyser.read(words, { typing });
  const wordMatches = matchWords(terms);
  const best = rank(index, { terms, wordMatches }, now.getTime(), () => 1).slice(0, looked);
  const titled = best.flatMap((slot) => {
    const entry = index.entries[slot];
    return entry ? { entry, title: mark(index, entry.title, wordMatches) } : [];
  });
  // Only the title is shown: one without the word would seem out of place.
  const shown = titled.filter(({ title }) => title.some(({ hit }) => hit));
  const entries = (shown.length > 0 ? shown : titled).slice(0, maxEntries).map(({ entry, title }) => {
    const { meta } = whenAndWhere(index, entry, undefined, now.getTime());
    return { title, kind: entry.kind, href: entry.href, meta };
  });
  const corrected = correctedQuery(q, terms);
  const completions = [
    ...(corrected ? [corrected] : []),
    ...(typing ? completionsOf(index, q, last.start, last.text) : []),
  ];
  return {
    q,
    entries,
    completions: [...new Set(completions)].filter((each) => each !== q).slice(0, maxCompletions),
  };
}

/** The query with its last word completed: by words that many entries hold, nouns first. */
function completionsOf(index: SearchIndex, q: string, start: number, typed: string): string[] {
  const { lexicon, postings } = index;
  const word = lexicon.normalise(typed);
  if (word.length < 2 || /\p{N}/u.test(word)) return [];
  const byStem = new Map<string, { id: number; worth: number }>();
  for (const id of lexicon.beginningWith(word, compared)) {
    const worth = postings.countOf(id) * (lexicon.isNoun(id) ? 3 : 1);
    const stem = lexicon.stemById(id);
    const known = byStem.get(stem);
    const isShorter = known && lexicon.wordOf(id).length < lexicon.wordOf(known.id).length;
    if (worth === 0 || isStopWord(lexicon.wordOf(id))) continue;
    // Of several forms the shortest is shown, for the worth of all.
    byStem.set(stem, { id: known && !isShorter ? known.id : id, worth: worth + (known?.worth ?? 0) });
  }
  return [...byStem.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxCompletions)
    .map(({ id }) => q.slice(0, start) + lexicon.spellingOf(id));
}
