import { hasDigit } from "../analysis/stem";
import type { Lexicon } from "../index/lexicon";
import { weights } from "../weights";

/** A word that a misspelt one probably stands for; `factor` (0 to 1) says how probably. */
export type FuzzyWord = { word: string; factor: number };

const maxFuzzyWords = 4;
const errorCost = weights.spelling;

/** Two character codes as one number */
const pairOf = (one: number, other: number): number => one * 0x10000 + other;

const similarLetters = new Set(
  ["dt", "bp", "gk", "fv", "vw", "sz", "ck", "ij", "iy", "ei", "ae", "cs", "kq"].flatMap((pair) => {
    const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    return [pairOf(one, other), pairOf(other, one)];
  }),
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

/** The rows of the table that editDistance() fills, used again by each call */
const longestCompared = 255;
let [rowBeforeLast, lastRow, currentRow] = Array.from(
  { length: 3 },
  () => new Float64Array(longestCompared + 1),
) as [Float64Array, Float64Array, Float64Array];

/** Weighted optimal string alignment; Infinity beyond `limit`, and for texts of more than 255 characters. */
export function editDistance(one: string, other: string, limit: number): number {
  const columns = other.length;
  if (Math.abs(one.length - columns) > limit * 2 || columns > longestCompared)
    return Number.POSITIVE_INFINITY;
  for (let column = 0; column <= columns; column += 1) lastRow[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const a = one.charCodeAt(row - 1);
    const beforeA = row > 1 ? one.charCodeAt(row - 2) : -1;
    const omitting = a === beforeA ? errorCost.doubledLetter : 1;
    currentRow[0] = row;
    let leastOfRow = row;
    let beforeB = -1;
    for (let column = 1; column <= columns; column += 1) {
      const b = other.charCodeAt(column - 1);
      const replacing = a === b ? 0 : similarLetters.has(pairOf(a, b)) ? errorCost.similarLetter : 1;
      let least = Math.min(
        (lastRow[column - 1] as number) + replacing,
        (lastRow[column] as number) + omitting,
        (currentRow[column - 1] as number) + (b === beforeB ? errorCost.doubledLetter : 1),
      );
      if (a === beforeB && b === beforeA && a !== b)
        least = Math.min(least, (rowBeforeLast[column - 2] as number) + errorCost.swappedLetters);
      currentRow[column] = least;
      if (least < leastOfRow) leastOfRow = least;
      beforeB = b;
    }
    if (leastOfRow > limit) return Number.POSITIVE_INFINITY;
    [rowBeforeLast, lastRow, currentRow] = [lastRow, currentRow, rowBeforeLast];
  }
  const distance = lastRow[columns] as number;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}
