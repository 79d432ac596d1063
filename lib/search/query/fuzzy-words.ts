import { hasDigit } from "../analysis/stem";
import type { Lexicon } from "../index/lexicon";
import { weights } from "../weights";

/** A word that a misspelt one probably stands for; `factor` (0 to 1) says how probably. */
export type FuzzyWord = { word: string; factor: number };

const maxFuzzyWords = 4;
const errorCost = weights.spelling;

const similarLetters = new Set(
  ["dt", "bp", "gk", "fv", "vw", "sz", "ck", "ij", "iy", "ei", "ae", "cs", "kq"].flatMap((pair) => [
    pair,
    [...pair].reverse().join(""),
  ]),
);

const maxErrors = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/**
 * The words nearest to a misspelt one, best first. None for short words, to which every other word is near, and for
 * words with digits, whose neighbour is another house or year.
 * @param others words besides those of the lexicon
 */
export function fuzzyWords(
  word: string,
  lexicon: Lexicon,
  others: Iterable<string>,
  countOf: (word: string) => number,
): FuzzyWord[] {
  const limit = maxErrors(word.length);
  if (limit === 0 || hasDigit(word)) return [];
  const candidates = new Set(lexicon.affixes.near(word, 2));
  for (const other of others) if (Math.abs(other.length - word.length) <= 2) candidates.add(other);
  const near = [...candidates].flatMap((candidate) => {
    if (candidate.length < 4 || hasDigit(candidate)) return [];
    const errors =
      editDistance(word, candidate, limit) + (candidate[0] === word[0] ? 0 : errorCost.otherFirstLetter);
    const count = countOf(candidate);
    return count > 0 && errors <= limit ? { word: candidate, errors, count } : [];
  });
  near.sort((a, b) => a.errors - b.errors || b.count - a.count);
  const minErrors = near[0]?.errors ?? 0;
  return near
    .filter(({ errors }) => errors <= minErrors + errorCost.maxWorseThanBest)
    .slice(0, maxFuzzyWords)
    .map(({ word: each, errors }) => ({
      word: each,
      factor: errorCost.noError - errorCost.perError * errors,
    }));
}

/** Weighted optimal string alignment; Infinity beyond `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit * 2) return Number.POSITIVE_INFINITY;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [a, b] = [one[row - 1] ?? "", other[column - 1] ?? ""];
      const replacing = a === b ? 0 : similarLetters.has(a + b) ? errorCost.similarLetter : 1;
      let least = Math.min(
        (lastRow[column - 1] ?? 0) + replacing,
        (lastRow[column] ?? 0) + (a === one[row - 2] ? errorCost.doubledLetter : 1),
        (current[column - 1] ?? 0) + (b === other[column - 2] ? errorCost.doubledLetter : 1),
      );
      if (row > 1 && column > 1 && a === other[column - 2] && b === one[row - 2] && a !== b)
        least = Math.min(least, (rowBeforeLast[column - 2] ?? 0) + errorCost.swappedLetters);
      current.push(least);
    }
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY;
    rowBeforeLast = lastRow;
    lastRow = current;
  }
  const distance = lastRow[other.length] ?? Number.POSITIVE_INFINITY;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}
