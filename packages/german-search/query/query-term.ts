/** Words of the content that a word of the query may stand for: certainty (0 to 1) by the word's id. */
export type Expansion = Map<number, number>;

/** One way in which an entry matches a query term: it holds all `expansions`, or some where `matchesPartially`. */
export type Clause = {
  factor: number;
  expansions: Expansion[];
  matchesPartially?: boolean;
  /** Several words stand for one. They are not highlighted, since each alone says something else. */
  isParaphrase?: boolean;
  /** The content lacks the query's word; the clause holds the nearest words. */
  isFallback?: boolean;
  /** What the word is about rather than what it says: on a day that is asked for it does not select. */
  isRelated?: boolean;
};

/** A word of the query, or several that form one term. Its score in an entry is that of the best clause. */
export type QueryTerm = {
  start: number;
  end: number;
  clauses: Clause[];
  weight: number;
  /** The suggested spelling, as the content writes it */
  correction?: string | undefined;
};

/** Whether the content has the words of a clause, which are not merely the nearest. */
export const isFound = ({ isFallback, matchesPartially, expansions }: Clause): boolean => {
  const isThere = ({ size }: Expansion) => size > 0;
  return !isFallback && (matchesPartially ? expansions.some(isThere) : expansions.every(isThere));
};

export const isUnknown = ({ clauses }: QueryTerm): boolean => !clauses.some(isFound);

/** Without what a word is about rather than what it says */
export const withoutRelated = <Term extends QueryTerm>(term: Term): Term => ({
  ...term,
  clauses: term.clauses.filter(({ isRelated }) => !isRelated),
});
