import { isFunctionWord } from "./analysis/function-words";
import { wordsIn } from "./analysis/words";
import type { SearchIndex } from "./index/search-index";
import { errorsBetween } from "./query/near-words";
import type { Unit } from "./query/units";

/** The query with its misspelt words as the content spells them; undefined when there were none. */
export function correctedQuery(q: string, units: readonly Unit[]): string | undefined {
  let corrected = "";
  let taken = 0;
  for (const { start, end, correction } of units) {
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
export function nearestQueries(index: SearchIndex, q: string): string[] {
  const { lexicon, postings } = index;
  const found: { id: number; errors: number }[] = [];
  for (const { text } of wordsIn(q, 0, 5)) {
    const word = lexicon.normalise(text).slice(0, 30);
    if (word.length < 4 || isFunctionWord(word) || /\p{N}/u.test(word)) continue;
    for (const id of lexicon.beginningWith(word.slice(0, 3), compared)) {
      const errors = errorsBetween(word, lexicon.wordOf(id), word.length / 2);
      if (Number.isFinite(errors) && postings.countOf(id) > 0 && lexicon.isNoun(id))
        found.push({ id, errors });
    }
  }
  found.sort((a, b) => a.errors - b.errors || postings.countOf(b.id) - postings.countOf(a.id));
  const spelled = found.map(({ id }) => lexicon.spellingOf(id));
  return [...new Set(spelled)].slice(0, mostNearest);
}
