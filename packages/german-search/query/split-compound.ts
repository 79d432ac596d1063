import { isOtherScript } from "../analysis/other-scripts";
import { hasDigit } from "../analysis/stem";

const maxCompoundLength = 40;
const minPartLength = 3;
const maxParts = 4;

/** German's linking elements between the parts of a compound: Gemeinderat-s-sitzung, Sonne-n-hang, Kind-er-turnen. */
export const linkingElements = ["", "s", "n", "e", "es", "en", "er"];

export const isLinkingElement = (letters: string): boolean => linkingElements.includes(letters);

/** A compound's first part with and without its linking element: "gemeinderats" → gemeinderats, gemeinderat */
export const withoutLinkingElement = (part: string): string[] =>
  linkingElements
    .filter((link) => part.endsWith(link))
    .map((link) => part.slice(0, part.length - link.length));

/** Feuerwehrjugend → feuerwehr, jugend: as few parts as possible, then with the longest last one. */
export function splitCompound(word: string, isWord: (part: string) => boolean): string[] | undefined {
  if (word.length <= 2 * minPartLength || word.length > maxCompoundLength) return undefined;
  if (hasDigit(word) || isOtherScript(word)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = minPartLength; end <= word.length; end += 1) {
    for (let start = 0; start <= end - minPartLength; start += 1) {
      const before = best[start];
      const previous = best[end];
      if (!before || before.length >= maxParts || (previous && previous.length <= before.length + 1))
        continue;
      const part = partAt(word, start, end, isWord);
      if (part && part !== word) best[end] = [...before, part];
    }
  }
  return best[word.length];
}

function partAt(word: string, start: number, end: number, isWord: (part: string) => boolean) {
  for (let link = 0; link <= 2 && end - link - start >= minPartLength; link += 1) {
    const isLinked = link === 0 || (end < word.length && isLinkingElement(word.slice(end - link, end)));
    const part = word.slice(start, end - link);
    if (isLinked && isWord(part)) return part;
  }
  return undefined;
}
