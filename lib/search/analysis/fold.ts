/**
 * One spelling for all spellings of a word: small letters, no accents, ß as ss, and ä, ae and a as one, also where the
 * umlaut was typed as two characters. The rule is Snowball's German2: "ue" is an umlaut unless it follows a vowel or q
 * (neue, Quelle, Steuer). Words in which it wrongly sees one (Israel, aktuell) are folded alike wherever they stand.
 */
export function fold(word: string): string {
  const small = word.toLowerCase();
  const bare = isAscii.test(small)
    ? small
    : small.normalize("NFKD").replace(marks, "").replaceAll("ß", "ss").replace(strokes, plainLetter);
  return bare.includes("e") ? bare.replace(umlauts, "$1") : bare;
}

const isAscii = /^[\x20-\x7e]*$/;
const marks = /[\p{M}\p{Cf}]/gu;
/** Before an i it is a seam between words: "kinoeintritt". */
const umlauts = /([ao]|(?<![aeiouyq])u)e(?!i)/g;

/** Letters that have no accent to take off, in names that people here write */
const strokes = /[łøđæœı]/g;
const plainLetters: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "a", œ: "o", ı: "i" };
const plainLetter = (letter: string) => plainLetters[letter] ?? letter;
