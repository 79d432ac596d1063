import { editDistance } from "../../query/fuzzy-words";

const minLength = 6;

/** Errors in a word that is otherwise sure to be meant; in a short one two letters may have changed places. */
const maxErrors = (length: number) => (length < 7 ? 0 : length < 10 ? 1 : 2);

/** The first of the candidates that differs by no more than errors of typing */
export function nearestWord(text: string, candidates: readonly string[]): string | undefined {
  if (text.length < minLength) return undefined;
  const limit = maxErrors(text.length);
  return candidates.find(
    (word) =>
      word[0] === text[0] &&
      Math.abs(word.length - text.length) <= limit &&
      (isSwapped(text, word) || (limit > 0 && editDistance(text, word, limit) <= limit)),
  );
}

/** Whether two letters side by side have changed places */
function isSwapped(text: string, word: string): boolean {
  if (text.length !== word.length) return false;
  const at = [...text].findIndex((letter, index) => letter !== word[index]);
  return (
    at >= 0 &&
    text[at] === word[at + 1] &&
    text[at + 1] === word[at] &&
    text.slice(at + 2) === word.slice(at + 2)
  );
}
