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

export function tokenize(text: string, from = 0, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = from;
  let lastEnd = -2;
  for (let match = pattern.exec(text); match && tokens.length < limit; match = pattern.exec(text)) {
    const start = match.index;
    const isTied = start === lastEnd + 1 && hyphens.has(text[lastEnd] ?? "");
    lastEnd = start + match[0].length;
    tokens.push({ start, end: lastEnd, text: match[0], isTied });
  }
  return tokens;
}
