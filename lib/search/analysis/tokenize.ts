/** A word of a text: where it stands, and whether a hyphen ties it to the word before it. */
export type Token = { start: number; end: number; text: string; isTied: boolean };

/** Letters, digits and marks; a soft hyphen or a joiner inside is part of the word. */
const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]*/gu;
const hyphens = new Set(["-", "\u2010", "\u2011"]);

/** The words of a text from `from`, at most `limit`. */
export function tokenize(text: string, from = 0, limit = Number.POSITIVE_INFINITY): Token[] {
  const found: Token[] = [];
  pattern.lastIndex = from;
  let last = -2;
  for (let match = pattern.exec(text); match && found.length < limit; match = pattern.exec(text)) {
    const start = match.index;
    const isTied = start === last + 1 && hyphens.has(text[last] ?? "");
    last = start + match[0].length;
    found.push({ start, end: last, text: match[0], isTied });
  }
  return found;
}
