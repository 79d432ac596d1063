import { isStopWord } from "./analysis/stop-words";
import { tokenize } from "./analysis/tokenize";
import type { SearchIndex } from "./index/search-index";
import { editDistance } from "./query/fuzzy-words";
import type { QueryTerm } from "./query/query-term";

/** The query with its misspelt words as the content spells them; undefined when there were none. */
export function correctedQuery(q: string, terms: readonly QueryTerm[]): string | undefined {
  let corrected = "";
  let taken = 0;
  for (const { start, end, correction } of terms) {
    if (!correction) continue;
    corrected += q.slice(taken, start) + correction;
    taken = end;
  }
  return taken === 0 ? undefined : corrected + q.slice(taken);
}

const mostNearest = 5;
/** Words that are compared; a village's vocabulary holds so many that begin alike. */
const compared = 400;

/** Words of the content that come nearest to those of a query that found nothing: the same beginning, alike in length. */
export function similarQueries(index: SearchIndex, q: string): string[] {
  const { lexicon, postings } = index;
  const found: { id: number; errors: number }[] = [];
  for (const { text } of tokenize(q, 0, 5)) {
    const word = lexicon.normalise(text).slice(0, 30);
    if (word.length < 4 || isStopWord(word) || /\p{N}/u.test(word)) continue;
    for (const id of lexicon.beginningWith(word.slice(0, 3), compared)) {
      const errors = editDistance(word, lexicon.wordOf(id), word.length / 2);
      if (Number.isFinite(errors) && postings.countOf(id) > 0 && lexicon.isNoun(id))
        found.push({ id, errors });
    }
  }
  found.sort((a, b) => a.errors - b.errors || postings.countOf(b.id) - postings.countOf(a.id));
  const spelled = found.map(({ id }) => lexicon.spellingOf(id));
  return [...new Set(spelled)].slice(0, mostNearest);
}
