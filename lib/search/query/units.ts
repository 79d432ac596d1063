import type { Meaning } from "./expand";

/** One way in which an entry can answer a unit: each of `meanings`, or a part of them where `isLoose`. */
export type Alternative = {
  factor: number;
  meanings: Meaning[];
  isLoose?: boolean;
  /** Several words for one, which say nothing where one of them stands alone: they are not marked. */
  isOtherTerm?: boolean;
  /** The content has no such word: what comes nearest to it. */
  isGuess?: boolean;
};

/** A word of the query, or several that are one term, and every way to answer it. The best way counts. */
export type Unit = {
  /** Where it stands in the query */
  start: number;
  end: number;
  alternatives: Alternative[];
  /** How much it says of what is sought */
  weight: number;
  /** What it should probably have been, as the content spells it */
  correction?: string | undefined;
};

/** Whether the content has nothing but guesses for it. */
export const isUnknown = ({ alternatives }: Unit): boolean =>
  alternatives.every(({ isGuess, meanings }) => isGuess || meanings.every(({ size }) => size === 0));
