import { foldOtherScript } from "./other-scripts";

/**
 * Small letters without accents, ß as ss, and ä, ae and a as one. Snowball's German2: "ue" is an umlaut unless it follows
 * a vowel or q (neue, Quelle). Words that it mistakes (Israel, aktuell) are folded alike in content and query.
 */
export function fold(word: string): string {
  const small = word.toLowerCase();
  const bare = isAscii.test(small)
    ? small
    : foldOtherScript(
        small.normalize("NFKD").replace(marks, "").replaceAll("ß", "ss").replace(strokes, plainLetter),
      );
  return bare.includes("e") ? bare.replace(umlauts, "$1") : bare;
}

const isAscii = /^[\x20-\x7e]*$/;
const marks = /[\p{M}\p{Cf}]/gu;
/** Not before an i, where another word begins: "kinoeintritt" */
const umlauts = /([ao]|(?<![aeiouyq])u)e(?!i)/g;

/** Letters of names that Unicode does not decompose */
const strokes = /[łøđæœı]/g;
const plainLetters: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "a", œ: "o", ı: "i" };
const plainLetter = (letter: string) => plainLetters[letter] ?? letter;

/** Whether a word is written with an umlaut, which folding takes away */
export const hasUmlaut = /[äöü]|[ao]e|(?<![aeiouyq])ue/iu;
