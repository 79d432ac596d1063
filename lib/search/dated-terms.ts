import { fold } from "@dorfforum/german-search/analysis/fold";
import { unionOf } from "@dorfforum/german-search/index/scores";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { scoreTerm } from "@dorfforum/german-search/ranking/score-term";
import { weights } from "@dorfforum/german-search/weights";
import type { EntryBoost, VillageIndex } from "./village-index";

/**
 * The terms that something at the time surely has, and those that nothing has.
 * @param allowsRelated whether what a word is about counts, too
 */
export function termsAtTime(
  index: VillageIndex,
  q: string,
  terms: readonly QueryTerm[],
  boostOf: EntryBoost,
  allowsRelated = false,
) {
  const fitting: QueryTerm[] = [];
  const leftOut: QueryTerm[] = [];
  for (const term of terms) {
    const sure = surely(index, term, q.slice(term.start, term.end), allowsRelated);
    if (sure && fitsSomething(index, sure, boostOf)) fitting.push(sure);
    else leftOut.push(term);
  }
  return { fitting, leftOut };
}

/** Letters of a word that one error does not turn into another: "Karate" is no "Karte". */
const minCorrectedLength = 7;

/** A term without what it may stand for when nothing better is found: parts of an unknown compound, far spellings. */
function surely(
  index: VillageIndex,
  term: QueryTerm,
  written: string,
  allowsRelated: boolean,
): QueryTerm | undefined {
  const { correction } = term;
  const errors = written.length < minCorrectedLength ? 0 : 1;
  const isFar =
    correction && editDistance(fold(written), index.lexicon.normalise(correction), errors) > errors;
  if (isFar) return undefined;
  const clauses = term.clauses
    .filter(
      ({ isFallback, isRelated, matchesPartially, expansions }) =>
        !isFallback && (allowsRelated || !isRelated) && !(matchesPartially && expansions.length > 1),
    )
    .map((clause) => ({
      ...clause,
      expansions: clause.expansions.map(
        (expansion) =>
          new Map([...expansion].filter(([, certainty]) => certainty >= weights.expansion.unknownRest)),
      ),
    }));
  return clauses.length > 0 ? { ...term, clauses } : undefined;
}

function fitsSomething(index: VillageIndex, term: QueryTerm, boostOf: EntryBoost): boolean {
  const scores = scoreTerm(term, index.postings);
  const fits = unionOf([scores]).some((slot) => {
    const entry = index.entries[slot];
    return entry !== undefined && boostOf(entry, slot) > 0;
  });
  scores.release();
  return fits;
}
