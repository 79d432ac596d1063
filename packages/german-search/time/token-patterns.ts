import type { TimeToken } from "./tokens/time-token";

/** Matches codes of tokens that stand side by side with a space between two. */
export const tokenPattern = (source: string) => new RegExp(`(?<= )(?:${source})(?= )`);

export const textOf = (tokens: readonly TimeToken[]) => ` ${tokens.map(({ code }) => code).join(" ")} `;

const countWords = (text: string) => text.split(" ").filter(Boolean).length;

/** The tokens that a match in their text spans */
export function indexesOf(text: string, match: RegExpExecArray): { first: number; last: number } {
  const first = countWords(text.slice(0, match.index));
  return { first, last: first + countWords(match[0]) - 1 };
}

export function replaceTokens(
  tokens: readonly TimeToken[],
  match: RegExpExecArray,
  code: string,
): TimeToken[] {
  const { first, last } = indexesOf(textOf(tokens), match);
  const start = tokens[first]?.start ?? 0;
  return tokens.toSpliced(first, last - first + 1, { code, start, end: tokens[last]?.end ?? start });
}
