import { fold } from "../analysis/fold";
import { editDistance } from "../query/fuzzy-words";

/** A word, number or sign, folded */
export type Word = { text: string; start: number; end: number };

const wordPattern = /\d+|[\p{L}\p{M}\u00ad]+|[.,:/&+]|[-–—]/gu;

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].flatMap(({ 0: written, index }) => {
    // A ligature may fold to several words, an accent alone to nothing.
    const folded = /\p{L}/u.test(written)
      ? fold(written).replace(/[^\p{L}\p{N}]/gu, "")
      : written.replace(/\p{M}/gu, "");
    return folded === "" ? [] : { text: folded, start: index, end: index + written.length };
  });

const dayEnding = "(?:(?:t|d)(?:[aoi]{1,2}[gck]?h?|eg|ey|ay)|day|di|dig|tig)";
const sch = "(?:s(?:ch)?|z)";

/** Weekdays as they are said and written, folded ("ä" is "a"), from Monday: a beginning, and an ending that says "day" */
const weekdays = [
  `m[aou]{1,2}n${dayEnding}|m[uae]n[td]ig|mendich`,
  `d(?:ie|i|ee|e|ei|ea)n+g?${sch}?${dayEnding}|z(?:i|ie|ei){1,2}${sch}(?:tig|dich|dig)|ert[ai]g|erchtag|ir[td]a|after ?montag|tusday|tuesday`,
  `mi[td]{1,2}e?[wv][ou]+c?h?n?|miwoch|mettwoch|middeweken|midweken|mid[d]?weeken|mi(?:k|ck)[kt]?e?n|mittich|wednesday`,
  `d[ou]n+er+${sch}?${dayEnding}|d[ou](?:n+|r+)${sch}${dayEnding}|dorschdich|pfin[gn]?[sz][td][ao]g?|thursday`,
  `fr(?:ei|e|ee|ie|i|ii|ai|iy|y|a)${dayEnding}`,
  `s[ao]m(?:st?|sch|bs|bst)?${dayEnding}|s[ou]n+[ao]h?[bvw]?e?(?:n[dt]|md?)|s[ou]n+obnd|so+m[sd]+ach|satur?day|saters?dag|sumsta`,
  `s[oua]{1,2}n+${dayEnding}|sundi|sunnda|sunntig`,
].map((pattern) => new RegExp(`^(?:${pattern})(?<ending>s|e|en|es)?$`));

/** @param word folded. "WD:5" for Freitag, "WDS:5" for Freitage, "WDH:5" for freitags */
export function weekdayCode(word: string): string | undefined {
  for (const [index, pattern] of weekdays.entries()) {
    const { ending = "" } = pattern.exec(word)?.groups ?? {};
    const type = ending === "s" ? "WDH" : ending === "e" || ending === "en" ? "WDS" : "WD";
    if (pattern.test(word)) return `${type}:${index + 1}`;
  }
  return undefined;
}

const ones = "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const teens: Record<number, string> = { 16: "sechzehn", 17: "siebzehn" };
const tens = ["zwanzig", "dreißig", "vierzig", "fünfzig"];
const ordinalStems: Record<number, string> = { 1: "ers", 3: "drit", 7: "sieb", 8: "ach" };
const ordinalEndings = ["te", "ten", "ter", "tes", "tem"];

function nameOf(number: number): string {
  const one = ones[number % 10] ?? "";
  if (number <= 12) return ones[number] ?? "";
  if (number < 20) return teens[number] ?? `${one}zehn`;
  const ten = tens[Math.floor(number / 10) - 2] ?? "";
  return number % 10 === 0 ? ten : `${one}und${ten}`;
}

/** "CARD:12" zwölf, "ORD:12" zwölfte, zwölften … */
export const numberWords = Array.from({ length: 59 }, (_, index): [code: string, words: string[]][] => {
  const number = index + 1;
  const stem = `${ordinalStems[number] ?? nameOf(number)}${number < 20 ? "" : "s"}`;
  const stems = [stem, stem.replace("zwei", "zwo")];
  const ordinals = stems.flatMap((each) => ordinalEndings.map((ending) => each + ending));
  return [
    [`CARD:${number}`, [nameOf(number)]],
    [`ORD:${number}`, ordinals],
  ];
}).flat();

/** "fuffzehnten", "zwanzigschten", "dreizehnde", "zwanzgste": what regions do to all numbers */
export const standardNumber = (word: string): string =>
  word
    .replace(/^fuff/, "funf")
    .replace("scht", "st")
    .replace(/zg(?=$|s)/, "zig")
    .replace(/d(?=e[nmrs]?$)/, "t");

const minLength = 6;

/** Errors in a word that is otherwise sure to be meant; in a short one two letters may have changed places. */
const maxErrors = (length: number) => (length < 7 ? 0 : length < 10 ? 1 : 2);

/** The first of the candidates that differs by no more than errors of typing: "beginnt" is a verb, no misspelled "Beginn". */
export function nearestWord(text: string, candidates: readonly string[]): string | undefined {
  if (text.length < minLength) return undefined;
  const limit = maxErrors(text.length);
  return candidates.find(
    (word) =>
      word[0] === text[0] &&
      text !== `${word}t` &&
      Math.abs(word.length - text.length) <= limit &&
      (isSwapped(text, word) || (limit > 0 && editDistance(text, word, limit) <= limit)),
  );
}

/** Whether two letters side by side have changed places */
function isSwapped(text: string, word: string): boolean {
  const at = [...text].findIndex((letter, index) => letter !== word[index]);
  const swapped = `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;
  return at >= 0 && swapped === word;
}
