import type { Postings } from "../index/postings";
import { Scores, unionOf } from "../index/scores";
import type { Clause, Expansion, QueryTerm } from "../query/query-term";
import { weights } from "../weights";

/** How well each entry matches a query term, from 0 to 1: the score of its best clause. */
export function scoreTerm(term: QueryTerm, postings: Postings): Scores {
  const scores = Scores.of(postings.slots);
  for (const clause of term.clauses) {
    const [only] = clause.expansions;
    if (only && clause.expansions.length === 1) raiseByExpansion(scores, only, clause.factor, postings);
    else if (only) raiseByParts(scores, clause, postings);
  }
  return scores;
}

/** The inverse document frequency, below 1 per power so that one rare word does not outweigh a whole sentence. */
export const idf = ({ count }: Pick<Scores, "count">, { slots }: Pick<Postings, "slots">): number =>
  count === 0 ? 0 : Math.log(1 + slots / count) ** weights.score.idfExponent;

function raiseByExpansion(scores: Scores, expansion: Expansion, factor: number, postings: Postings): void {
  for (const [id, certainty] of expansion) postings.raise(scores, id, certainty * factor);
}

/** Scores a clause of several expansions by the mean of them, each weighted by its inverse document frequency. */
function raiseByParts(scores: Scores, clause: Clause, postings: Postings): void {
  const { factor, expansions, matchesPartially } = clause;
  const { lastPart, minPartialShare, partialWithLast, partialWithoutLast } = weights.score;
  const parts = expansions.map((expansion, index) => {
    const part = Scores.of(postings.slots);
    raiseByExpansion(part, expansion, 1, postings);
    // The last part of a German compound says what it is, those before it only which.
    return { part, weight: idf(part, postings) * (index === expansions.length - 1 ? lastPart : 1) };
  });
  const last = parts.at(-1)?.part ?? scores;
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  // What no entry has weighs nothing. Where all others have to match, no more entries can than have the rarest.
  const sets = parts.flatMap(({ part }) => (part.count > 0 ? part : []));
  const slots = unionOf(matchesPartially ? sets : sets.toSorted((a, b) => a.count - b.count).slice(0, 1));
  for (const slot of slots) {
    let score = 0;
    let matched = 0;
    for (const { part, weight } of parts) {
      const each = part.bySlot[slot] as number;
      if (each > 0) matched += weight;
      score += each * weight;
    }
    if (matched < whole && !(matchesPartially && matched >= minPartialShare * whole)) continue;
    const withLast = (last.bySlot[slot] as number) > 0 ? partialWithLast : partialWithoutLast;
    const share = matched < whole ? withLast * (matched / whole) : 1;
    scores.raise(slot, (score / whole) * factor * share);
  }
  for (const { part } of parts) part.release();
}
