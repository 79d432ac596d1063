import type { Expansion } from "./expand-word";

/** One way in which an entry can answer a term: each of `expansions`, or a part of them where `matchesPartially`. */
export type Clause = {
  factor: number;
  expansions: Expansion[];
  matchesPartially?: boolean;
  /** Several words for one, which say nothing where one of them stands alone: they are not marked. */
  isParaphrase?: boolean;
  /** The content has no such word: what comes nearest to it. */
  isFallback?: boolean;
};

/** A word of the query, or several that are one term, and every way to answer it. The best way counts. */
export type QueryTerm = {
  /** Where it stands in the query */
  start: number;
  end: number;
  clauses: Clause[];
  /** How much it says of what is matchSet */
  weight: number;
  /** What it should probably have been, as the content spells it */
  correction?: string | undefined;
};

/** Whether the content has nothing but intents for it. */
export const isUnknown = ({ clauses }: QueryTerm): boolean =>
  clauses.every(({ isFallback, expansions }) => isFallback || expansions.every(({ size }) => size === 0));
