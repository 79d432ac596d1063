import { hasDigit } from "./analysis/stem";
import { isStopWord } from "./analysis/stop-words";
import { tokenize } from "./analysis/tokenize";
import { correctedQuery } from "./did-you-mean";
import { highlight } from "./highlighting/highlight";
import type { SearchIndex } from "./index/search-index";
import { toMatchSet } from "./match-set";
import { rank } from "./ranking/rank";
import type { Suggestions } from "./search-response";
import { metaOf } from "./to-hit";
import { weights } from "./weights";

const maxEntries = 5;
const maxCompletions = 4;
const maxTokens = 12;
const maxTitles = 40;
const maxCompared = 300;

export function suggestFrom(index: SearchIndex, q: string, now: Date): Suggestions {
  const tokens = tokenize(q, 0, maxTokens);
  const last = tokens.at(-1);
  if (!last || index.lexicon.normalise(q).length < 2) return { q, entries: [], completions: [] };
  // A space behind the last word says that it is finished.
  const typing = last.end === q.length;
  const matchSet = toMatchSet(index, index.analyser.analyse(tokens, { typing }));
  const titled = rank(index, matchSet, { now: now.getTime(), readsTexts: false })
    .slice(0, maxTitles)
    .flatMap((slot) => {
      const entry = index.entries[slot];
      return entry ? { entry, title: highlight(index, entry.title, matchSet.wordMatches) } : [];
    });
  // Only titles are shown: entries whose title lacks the query would seem wrong.
  const highlighted = titled.filter(({ title }) => title.some(({ hit }) => hit));
  const corrected = correctedQuery(q, matchSet.terms);
  const completions = [
    ...(corrected ? [corrected] : []),
    ...(typing ? completionsOf(index, q, last.start) : []),
  ];
  return {
    q,
    entries: (highlighted.length > 0 ? highlighted : titled).slice(0, maxEntries).map(({ entry, title }) => {
      const { meta } = metaOf(index, entry, undefined, now.getTime());
      return { title, kind: entry.kind, href: entry.href, meta };
    }),
    completions: [...new Set(completions)].filter((each) => each !== q).slice(0, maxCompletions),
  };
}

/** The query with its last word completed: by words of many entries, nouns first, the shortest of several inflections. */
function completionsOf(index: SearchIndex, q: string, start: number): string[] {
  const { lexicon, postings } = index;
  const prefix = lexicon.normalise(q.slice(start));
  if (prefix.length < 2 || hasDigit(prefix)) return [];
  const byStem = new Map<string, { id: number; score: number }>();
  for (const id of lexicon.affixes.beginningWith(prefix, maxCompared)) {
    const score = postings.countOf(id) * (lexicon.isNoun(id) ? weights.completion.noun : 1);
    if (score === 0 || isStopWord(lexicon.wordOf(id))) continue;
    const stem = lexicon.stemById(id);
    const other = byStem.get(stem);
    const isShorter = !other || lexicon.wordOf(id).length < lexicon.wordOf(other.id).length;
    byStem.set(stem, { id: isShorter ? id : other.id, score: score + (other?.score ?? 0) });
  }
  return [...byStem.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCompletions)
    .map(({ id }) => q.slice(0, start) + lexicon.spellingOf(id));
}
