import type { Postings } from "../index/postings";
import type { Expansion } from "../query/expand-word";
import type { Clause, QueryTerm } from "../query/query-term";

/** How well entries answer, by slot; 0 for those that do not. */
export type Scores = Float32Array;

/** How well each entry answers one term, from 0 to 1: by its best clause, in which by the best word. */
export function scoreTerm(term: QueryTerm, postings: Postings): Scores {
  const scores = new Float32Array(postings.slots);
  for (const clause of term.clauses) raise(scores, clause, postings);
  return scores;
}

function raise(
  scores: Scores,
  { factor, expansions, matchesPartially = false }: Clause,
  postings: Postings,
): void {
  const [only] = expansions;
  if (!only) return;
  if (expansions.length === 1) {
    raiseByMeaning(scores, only, factor, postings);
    return;
  }
  const parts = expansions.map((expansion, index) => {
    const part = new Float32Array(postings.slots);
    raiseByMeaning(part, expansion, 1, postings);
    return { part, rarity: rarityOf(part) * (index === expansions.length - 1 ? lastPart : 1) };
  });
  const whole = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  for (let slot = 0; slot < scores.length; slot += 1) {
    let score = 0;
    let held = 0;
    for (const { part, rarity } of parts) {
      const each = part[slot] as number;
      if (each > 0) held += rarity;
      score += each * rarity;
    }
    if (held < whole && !(matchesPartially && held >= 0.4 * whole)) continue;
    // What holds a part only is behind what holds all, and far behind where that part says least.
    const holdsLast = ((parts.at(-1) as (typeof parts)[number]).part[slot] as number) > 0;
    const share = held < whole ? (holdsLast ? 0.5 : 0.35) * (held / whole) : 1;
    score = (score / whole) * factor * share;
    if (score > (scores[slot] as number)) scores[slot] = score;
  }
}

/** The last part of a German compound says what it is, those before it only which. */
const lastPart = 1.5;

function raiseByMeaning(scores: Scores, expansion: Expansion, factor: number, postings: Postings): void {
  for (const [word, certainty] of expansion) postings.raise(scores, word, certainty * factor);
}

/** Below 1, so that one rare word does not outweigh all others of a sentence */
const dampening = 0.7;

/** Rare answers tell more (the inverse document frequency); 0 where nothing answers. */
export function rarityOf(scores: Scores): number {
  let count = 0;
  for (let slot = 0; slot < scores.length; slot += 1) if ((scores[slot] as number) > 0) count += 1;
  return count === 0 ? 0 : Math.log(1 + scores.length / count) ** dampening;
}
