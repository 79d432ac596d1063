import type { QueryTerm } from "./query-term";

/** The query terms (by position in the list) that a word of the content matches, and with which certainty. */
export type WordMatch = { terms: number[]; certainty: number };

export type WordMatches = ReadonlyMap<number, WordMatch>;

/** Each word with the terms that it matches best; a compound of two query words matches both. */
export function matchWords(terms: readonly QueryTerm[]): WordMatches {
  const matches = new Map<number, WordMatch>();
  const add = (id: number, term: number, certainty: number) => {
    const match = matches.get(id);
    if (!match || match.certainty < certainty) matches.set(id, { terms: [term], certainty });
    else if (match.certainty === certainty && !match.terms.includes(term)) match.terms.push(term);
  };
  for (const [term, { clauses }] of terms.entries()) {
    for (const { factor, expansions, isParaphrase } of clauses) {
      if (isParaphrase) continue;
      for (const expansion of expansions)
        for (const [id, certainty] of expansion) add(id, term, certainty * factor);
    }
  }
  return matches;
}
