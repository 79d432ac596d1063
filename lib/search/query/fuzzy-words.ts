import { hasDigit } from "../analysis/stem";
import type { Lexicon } from "../index/lexicon";

/** A word that was probably meant, and how probably: from 0 to 1. */
export type FuzzyWord = { word: string; factor: number };

const shortestWithTypos = 5;

/** What swaps easily in German, and sounds alike: half an error. */
const alike = new Set(
  ["dt", "bp", "gk", "fv", "vw", "sz", "ck", "ij", "iy", "ei", "ae", "cs", "kq"].flatMap((pair) => [
    pair,
    [...pair].reverse().join(""),
  ]),
);

/** How many errors a word of so many letters may hold. */
const errorsAllowed = (length: number): number => (length < shortestWithTypos ? 0 : length < 8 ? 1 : 2);

/**
 * Words that a misspelt one may be, the nearest first. None for short words, where every other word is near, and for
 * what holds digits, where the neighbour is another house or another year.
 */
export function fuzzyWords(
  word: string,
  lexicon: Lexicon,
  others: Iterable<string>,
  countOf: (word: string) => number,
): FuzzyWord[] {
  const allowed = errorsAllowed(word.length);
  if (allowed === 0 || hasDigit(word)) return [];
  const candidates = new Set(lexicon.near(word, 2).map(([id]) => lexicon.wordOf(id)));
  for (const other of others) if (Math.abs(other.length - word.length) <= 2) candidates.add(other);
  const found: (FuzzyWord & { errors: number; count: number })[] = [];
  for (const candidate of candidates) {
    if (candidate.length < 4 || hasDigit(candidate)) continue;
    const errors = editDistance(word, candidate, allowed) + (candidate[0] === word[0] ? 0 : 0.25);
    const count = countOf(candidate);
    if (count > 0 && errors <= allowed)
      found.push({ word: candidate, errors, count, factor: 0.75 - 0.15 * errors });
  }
  found.sort((a, b) => a.errors - b.errors || b.count - a.count);
  const least = found[0]?.errors ?? 0;
  return found.filter(({ errors }) => errors <= least + 0.5).slice(0, 4);
}

/**
 * Letters to insert, leave out, replace or swap with the neighbour (optimal string alignment); a letter doubled or a
 * similar one counts half. Infinity as soon as it is more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit * 2) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const [a, b] = [one[row - 1] ?? "", other[column - 1] ?? ""];
      const replaced = (last[column - 1] ?? 0) + (a === b ? 0 : alike.has(a + b) ? 0.5 : 1);
      const leftOut = (last[column] ?? 0) + (a === one[row - 2] ? 0.5 : 1);
      const inserted = (current[column - 1] ?? 0) + (b === other[column - 2] ? 0.5 : 1);
      let least = Math.min(replaced, leftOut, inserted);
      if (row > 1 && column > 1 && a === other[column - 2] && b === one[row - 2] && a !== b) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 0.75);
      }
      current.push(least);
    }
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const errors = last[other.length] ?? Number.POSITIVE_INFINITY;
  return errors <= limit ? errors : Number.POSITIVE_INFINITY;
}
