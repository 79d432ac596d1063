import type { Item } from "../item";
import type { Context } from "../span";
import type { TimeToken } from "../tokens/time-token";

/** A wording: tokens that are understood together. */
export type Rule = {
  pattern: RegExp;
  resolve: (match: Match, context: Context) => Item | undefined;
};

export type Match = {
  /** A named group of the pattern as a number; NaN where it did not take part */
  number: (name: string) => number;
  /** A named group as it stands, "" where it did not take part */
  text: (name: string) => string;
  /** The item whose token a named group holds */
  item: (name: string) => Item;
};

/** @param source a pattern of tokens with a space between two; "@left" stands for any days, "@left:WEEK|MONTH" for those of a kind */
export const rule = (source: string, resolve: Rule["resolve"]): Rule => ({
  pattern: new RegExp(
    `(?<= )(?:${source.replace(/@(\w+)(?::(\w+(?:\|\w+)*))?/g, (_, name: string, kinds = "DAY|WEEK|WEEKEND|MONTH|YEAR|FEAST|SEASON|SPAN|HOLIDAYS") => `(?:${kinds})#(?<${name}>\\d+)`)})(?= )`,
    "g",
  ),
  resolve,
});

/** Replaces what the rules match by what it means, rule by rule, each from left to right until it matches no more. */
export function reduce(tokens: readonly TimeToken[], rules: readonly Rule[], context: Context): TimeToken[] {
  let reduced = [...tokens];
  for (const each of rules) reduced = applyRule(reduced, each, context);
  return reduced;
}

function applyRule(tokens: TimeToken[], { pattern, resolve }: Rule, context: Context): TimeToken[] {
  let text = textOf(tokens);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    const item = resolve(readerOf(match, tokens), context);
    if (!item) {
      pattern.lastIndex = index + 1;
      continue;
    }
    const first = countWords(text.slice(0, index));
    const count = countWords(match[0]);
    const last = tokens[first + count - 1];
    const start = tokens[first]?.start ?? 0;
    tokens = tokens.toSpliced(first, count, {
      code: item.kind.toUpperCase(),
      start,
      end: last?.end ?? start,
      item,
    });
    text = textOf(tokens);
    // Another may begin with what was just understood.
    pattern.lastIndex = 0;
  }
  return tokens;
}

const countWords = (text: string) => text.split(" ").filter(Boolean).length;

const textOf = (tokens: readonly TimeToken[]) =>
  ` ${tokens.map(({ code, item }, index) => (item ? `${code}#${index}` : code)).join(" ")} `;

const readerOf = ({ groups = {} }: RegExpExecArray, tokens: readonly TimeToken[]): Match => ({
  number: (name) => Number(groups[name] ?? Number.NaN),
  text: (name) => groups[name] ?? "",
  item: (name) => tokens[Number(groups[name])]?.item ?? { kind: "span", spans: [] },
});
