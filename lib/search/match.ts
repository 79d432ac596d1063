/**
 * Plain matching for now: an entry fits when it contains every word that was searched, whatever capitals and umlauts
 * are written how ("Müll", "Muell", "MULL"). No word forms, no typing errors.
 */

const maxLength = 200;
const maxWords = 10;

/** What a person typed, fit to be searched and shown: composed, one line, of bounded length. */
export function cleanQuery(typed: string | string[] | undefined): string {
  const text = (Array.isArray(typed) ? typed[0] : typed) ?? "";
  return text
    .slice(0, 2 * maxLength)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{White_Space}]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim()
    .slice(0, maxLength);
}

/** The words of a query, folded; empty when it holds none. */
export function wordsOf(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}\p{M}]+/u).map((word) => fold(word).text);
  return [...new Set(words.filter(Boolean))].slice(0, maxWords);
}

export type Folded = {
  text: string;
  /** For each character of `text`, where it came from in the original; one more for the end */
  origins: number[];
};

/** Small letters, no accents, ß as ss, and ä, ae and a as one. */
export function fold(original: string): Folded {
  let text = "";
  const origins: number[] = [];
  for (let index = 0; index < original.length; ) {
    const character = String.fromCodePoint(original.codePointAt(index) ?? 0);
    for (const letter of foldCharacter(character)) {
      // "ae", "oe", "ue" are other ways to write umlauts, but not in "Quelle".
      const isUmlaut = letter === "e" && /[ao]$|(?:^|[^q])u$/.test(text.slice(-2));
      if (isUmlaut) continue;
      text += letter;
      origins.push(index);
    }
    index += character.length;
  }
  origins.push(original.length);
  return { text, origins };
}

const foldCharacter = (character: string) =>
  character.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

/** Whether a folded text contains all folded words. */
export const containsAll = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/** A piece of a text, and whether it is what was searched. */
export type Piece = { text: string; isMatch: boolean };

/** The text in pieces, so that what was searched can be marked. */
export function markMatches(original: string, words: readonly string[]): Piece[] {
  const { text, origins } = fold(original);
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: original.slice(from, to), isMatch });
  };
  let shown = 0;
  for (let at = 0; at < text.length; ) {
    const word = words.find((candidate) => text.startsWith(candidate, at));
    if (word === undefined) {
      at += 1;
      continue;
    }
    const from = Math.max(shown, origins[at] ?? 0);
    const to = origins[at + word.length] ?? original.length;
    add(shown, from, false);
    add(from, to, true);
    shown = Math.max(shown, to);
    at += word.length;
  }
  add(shown, original.length, false);
  return pieces;
}

const excerptLength = 180;

/** About two lines of a text around the first word that was searched. */
export function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const { text: folded, origins } = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? (origins[Math.min(...places)] ?? 0) : 0;
  const start = first < excerptLength / 2 ? 0 : text.lastIndexOf(" ", first - 40) + 1;
  const isToTheEnd = text.length - start <= excerptLength;
  const space = text.lastIndexOf(" ", start + excerptLength);
  const end = isToTheEnd ? text.length : space > start ? space : start + excerptLength;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${isToTheEnd ? "" : " …"}`;
}
