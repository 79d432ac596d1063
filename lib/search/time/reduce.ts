import type { Item } from "./item";
import type { Context } from "./span";
import type { Sign } from "./symbols";

/** A wording: symbols that are understood together. */
export type Rule = {
  pattern: RegExp;
  resolve: (match: Match, context: Context) => Item | undefined;
};

type Match = {
  /** A named group of the pattern as a number; NaN where it did not take part */
  number: (name: string) => number;
  /** A named group as it stands, "" where it did not take part */
  text: (name: string) => string;
  /** The item whose symbol a named group holds */
  item: (name: string) => Item;
};

/** @param source a pattern of symbols with a space between two; "@left" stands for any days, "@left:WEEK|MONTH" for those of a kind */
export const rule = (source: string, resolve: Rule["resolve"]): Rule => ({
  pattern: new RegExp(
    `(?<= )(?:${source.replace(/@(\w+)(?::(\w+(?:\|\w+)*))?/g, (_, name: string, kinds = "DAY|WEEK|WEEKEND|MONTH|YEAR|FEAST|SEASON|SPAN|HOLIDAYS") => `(?:${kinds})#(?<${name}>\\d+)`)})(?= )`,
    "g",
  ),
  resolve,
});

/** Replaces what the rules match by what it means, rule by rule, each from left to right until it matches no more. */
export function reduce(symbols: readonly Sign[], rules: readonly Rule[], context: Context): Sign[] {
  let reduced = [...symbols];
  for (const each of rules) reduced = applyRule(reduced, each, context);
  return reduced;
}

function applyRule(symbols: Sign[], { pattern, resolve }: Rule, context: Context): Sign[] {
  let text = textOf(symbols);
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    const item = resolve(readerOf(match, symbols), context);
    if (!item) {
      pattern.lastIndex = index + 1;
      continue;
    }
    const first = countWords(text.slice(0, index));
    const count = countWords(match[0]);
    const last = symbols[first + count - 1];
    const start = symbols[first]?.start ?? 0;
    symbols = symbols.toSpliced(first, count, {
      code: item.kind.toUpperCase(),
      start,
      end: last?.end ?? start,
      item,
    });
    text = textOf(symbols);
    // Another may begin with what was just understood.
    pattern.lastIndex = 0;
  }
  return symbols;
}

const countWords = (text: string) => text.split(" ").filter(Boolean).length;

const textOf = (symbols: readonly Sign[]) =>
  ` ${symbols.map(({ code, item }, index) => (item ? `${code}#${index}` : code)).join(" ")} `;

const readerOf = ({ groups = {} }: RegExpExecArray, symbols: readonly Sign[]): Match => ({
  number: (name) => Number(groups[name] ?? Number.NaN),
  text: (name) => groups[name] ?? "",
  item: (name) => symbols[Number(groups[name])]?.item ?? { kind: "span", spans: [] },
});
