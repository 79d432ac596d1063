import type { QueryTerm } from "./query-term";

/** Which terms a word of the content answers, and how surely; what two words were joined to answers both. */
export type WordMatch = { terms: number[]; certainty: number };

/** By word: what is marked, and what a title is measured by. */
export type WordMatches = Map<number, WordMatch>;

export function matchWords(terms: readonly QueryTerm[]): WordMatches {
  const wordMatches: WordMatches = new Map();
  for (const [term, { clauses }] of terms.entries()) {
    for (const { factor, expansions, isParaphrase } of clauses) {
      if (isParaphrase) continue;
      for (const expansion of expansions) {
        for (const [id, certainty] of expansion) {
          const known = wordMatches.get(id);
          if (!known || known.certainty < certainty * factor)
            wordMatches.set(id, { terms: [term], certainty: certainty * factor });
          else if (known.certainty === certainty * factor && !known.terms.includes(term))
            known.terms.push(term);
        }
      }
    }
  }
  return wordMatches;
}
