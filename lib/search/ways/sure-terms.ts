import { fold } from "@dorfforum/german-search/analysis/fold";
import { unionOf } from "@dorfforum/german-search/index/scores";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { scoreTerm } from "@dorfforum/german-search/ranking/score-term";
import { weights } from "@dorfforum/german-search/weights";
import type { Query } from "../query";
import type { VillageIndex } from "../village-index";
import type { Filter } from "./filter";

/**
 * The terms that something which passes surely has, and those that nothing has.
 * @param allowsRelated whether what a word is about counts, too
 */
export function sureTerms(
  { index, q }: Pick<Query, "index" | "q">,
  terms: readonly QueryTerm[],
  filter: Filter,
  allowsRelated = false,
) {
  const fitting: QueryTerm[] = [];
  const leftOut: QueryTerm[] = [];
  for (const term of terms) {
    const sure = surely(index, term, q.slice(term.start, term.end), allowsRelated);
    if (sure && slotsOf(index, sure).some((slot) => filter.factorOf(slot) > 0)) fitting.push(sure);
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

/** The slots of entries that have a term, in any order */
function slotsOf(index: VillageIndex, term: QueryTerm): Int32Array {
  const scores = scoreTerm(term, index.postings);
  const slots = unionOf([scores]).slice();
  scores.release();
  return slots;
}

/** The slots of entries that have all terms; none without terms */
export function slotsWithAll(index: VillageIndex, terms: readonly QueryTerm[]): number[] {
  const [first, ...others] = terms.map((term) => new Set(slotsOf(index, term)));
  return first ? [...first].filter((slot) => others.every((slots) => slots.has(slot))) : [];
}
