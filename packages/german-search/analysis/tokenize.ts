/** A word of a text with its position; `isTied` when a hyphen joins it to the word before. */
export type Token = { start: number; end: number; text: string; isTied: boolean };

/**
 * In characters. Longer words are split, since each expansion of a query looks into every word that holds its letters: one of
 * 100,000 letters would take half a second. Normalising may lengthen a word, which is cut once more (Lexicon.normalise).
 */
export const maxWordLength = 100;

/** Letters, digits and marks, with soft hyphens and joiners inside */
const pattern = new RegExp(
  `[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200d\\u2060]{0,${maxWordLength - 1}}`,
  "gu",
);
const hyphens = new Set(["-", "\u2010", "\u2011"]);
const latin = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
/** By code: 2 for what begins a word, 1 for a soft hyphen, which goes on one. Texts are Latin but for a few signs. */
const inWord = Uint8Array.from(latin, (sign) => (/[\p{L}\p{N}]/u.test(sign) ? 2 : sign === "\u00ad" ? 1 : 0));

const isLatin = (text: string, at: number) => text.charCodeAt(at) < 256;

export function tokenize(text: string, from = 0, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -2;
  for (let at = from; at < text.length && tokens.length < limit; ) {
    let start = at;
    if (isLatin(text, at) && inWord[text.charCodeAt(at)] !== 2) {
      at += 1;
      continue;
    }
    const limitAt = Math.min(text.length, at + maxWordLength);
    while (at < limitAt && isLatin(text, at) && inWord[text.charCodeAt(at)] !== 0) at += 1;
    // Another letter may begin a word or go on it.
    if (at < limitAt && !isLatin(text, at)) {
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (!match) break;
      start = match.index;
      at = start + match[0].length;
    }
    const isTied = start === lastEnd + 1 && hyphens.has(text[lastEnd] ?? "");
    lastEnd = at;
    tokens.push({ start, end: at, text: text.slice(start, at), isTied });
  }
  return tokens;
}
