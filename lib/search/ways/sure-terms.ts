import { fold } from "@dorfforum/german-search/analysis/fold";
import { unionOf } from "@dorfforum/german-search/index/scores";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import { type Clause, type QueryTerm, withoutRelated } from "@dorfforum/german-search/query/query-term";
import { matchWords } from "@dorfforum/german-search/query/word-matches";
import { scoreTerm } from "@dorfforum/german-search/ranking/score-term";
import { weights } from "@dorfforum/german-search/weights";
import type { Query } from "../query";
import type { Filter } from "./filter";

/** A term without what it may stand for when nothing better is found, and the slots of entries that have it, in any order */
export type SureTerm = QueryTerm & { slots: Int32Array };

/**
 * The terms that something which passes surely has, and those that nothing has.
 * @param allowsRelated whether what a word is about counts, too
 */
export function sureTerms(query: Query, terms: readonly QueryTerm[], filter: Filter, allowsRelated = false) {
  const fitting: SureTerm[] = [];
  const leftOut: QueryTerm[] = [];
  for (const term of terms) {
    const sure = surely(query, allowsRelated ? term : withoutRelated(term));
    if (sure?.slots.some((slot) => filter.factorOf(slot) > 0)) fitting.push(sure);
    else leftOut.push(term);
  }
  return { fitting, leftOut };
}

/** Letters of a word that one error does not turn into another: "Karate" is no "Karte". */
const minCorrectedLength = 7;

/** Without parts of an unknown compound and far spellings, and of several words all */
function surely({ index, q }: Query, term: QueryTerm): SureTerm | undefined {
  const { correction } = term;
  const written = q.slice(term.start, term.end);
  const errors = written.length < minCorrectedLength ? 0 : 1;
  if (correction && editDistance(fold(written), index.lexicon.normalise(correction), errors) > errors)
    return undefined;
  const isPart = ({ matchesPartially, expansions }: Clause) =>
    matchesPartially && expansions.length > 1 && !/[\s-]/.test(written);
  const clauses = term.clauses
    .filter((clause) => !clause.isFallback && !isPart(clause))
    .map((clause) => ({
      ...clause,
      matchesPartially: false,
      expansions: clause.expansions.map(
        (expansion) =>
          new Map([...expansion].filter(([, certainty]) => certainty >= weights.expansion.unknownRest)),
      ),
    }));
  if (clauses.length === 0) return undefined;
  const scores = scoreTerm({ ...term, clauses }, index.postings);
  const slots = unionOf([scores]).slice();
  scores.release();
  return { ...term, clauses, slots };
}

/** The slots of entries that have all terms; none without terms */
export function slotsWithAll(terms: readonly SureTerm[]): number[] {
  const [first, ...others] = terms.map(({ slots }) => new Set(slots));
  return first ? [...first].filter((slot) => others.every((slots) => slots.has(slot))) : [];
}

/**
 * Whether an entry has all terms in its title, in what it is and in its names, or as they are written in its lead. A word in a
 * long text only mentions them.
 */
export function namedIn({ index }: Query, terms: readonly QueryTerm[]): (slot: number) => boolean {
  const related = matchWords(terms);
  const written = matchWords(terms.map(withoutRelated));
  return (slot) => {
    const entry = index.entries[slot];
    if (!entry || entry.kind === "seite") return false;
    const { title, type = "", names, lead } = entry;
    const found = new Set<number>();
    for (const name of [title, type, ...names])
      for (const { id = -1 } of index.nameWords(name))
        for (const term of related.get(id)?.terms ?? []) found.add(term);
    if (found.size === terms.length) return true;
    for (const id of index.tokenizedText(lead).tokens.ids)
      for (const term of written.get(id)?.terms ?? []) found.add(term);
    return found.size === terms.length;
  };
}
