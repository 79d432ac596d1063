import { hasDigit } from "../analysis/stem";
import { isJoin } from "./linking-elements";

const longestCompound = 40;
const shortestPart = 3;
const mostParts = 4;

/**
 * The parts of a compound that are words themselves, the fewest there can be and then the longest last one:
 * Feuerwehrjugend → feuerwehr, jugend. Undefined for what is none.
 */
export function splitCompound(word: string, isWord: (part: string) => boolean): string[] | undefined {
  if (word.length < 2 * shortestPart + 1 || word.length > longestCompound || hasDigit(word)) return undefined;
  /** Best parts of the letters up to each place */
  const best: (string[] | undefined)[] = [[]];
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = best[start];
      if (!before || before.length >= mostParts) continue;
      const known = best[end];
      if (known && known.length <= before.length + 1) continue;
      const part = partAt(word, start, end, isWord);
      if (part && part !== word) best[end] = [...before, part];
    }
  }
  return best[word.length];
}

/** The word between two places, without what joins it to the next. */
function partAt(
  word: string,
  start: number,
  end: number,
  isWord: (part: string) => boolean,
): string | undefined {
  for (let length = 0; length <= 2 && end - length - start >= shortestPart; length += 1) {
    const part = word.slice(start, end - length);
    if (length > 0 && (end === word.length || !isJoin(word.slice(end - length, end)))) continue;
    if (isWord(part)) return part;
  }
  return undefined;
}
