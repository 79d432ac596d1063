/** A word, number or sign of a query, or several together: what it says ("WD"), and which ("5"). README.md lists what. */
export type Token<Item = unknown> = { type: string; value: string; start: number; end: number; item?: Item };

/**
 * What tokens from the first to before the end mean. `type` is the kind of the item in capital letters, `rank` the place of
 * the rule in its table.
 */
export type Reading<Item> = { first: number; end: number; item: Item; type: string; rank: number };

/** The types of the tokens before and after what a rule reads: " FROM THE " */
export type Around = { before: string; after: string };

/** What a pattern means, by its named parts: numbers, other values and types of tokens, and items. Undefined for nothing. */
export type Rule<Item, Parts, Context> = {
  pattern: Pattern;
  resolve: (parts: Parts, context: Context, around: Around) => Item | undefined;
};

type Found = Record<string, unknown>;
type Query = {
  tokens: readonly Token[];
  /** By the token with which they begin */
  readings: readonly Reading<{ kind: string }>[][];
  start: number;
  /** With which a match has to begin; without one it begins with a token */
  firstReading: Reading<{ kind: string }> | undefined;
  budget: { steps: number };
};
type Step = (query: Query, at: number, found: Found, next: (at: number, found: Found) => void) => void;
/** `first` has the types with which it may begin; `isOptional` says whether it may be nothing. */
type Pattern = { step: Step; first: ReadonlySet<string>; isOptional: boolean };

const nothing: Pattern = {
  step: (_, at, found, next) => next(at, found),
  first: new Set(),
  isOptional: true,
};

const meaningOf = ({ type, value, item }: Token): unknown =>
  item ?? (/^-?\d+$/.test(value) ? Number(value) : value || type);

/** A token of a type ("$" is the end), or an item of a kind */
function leaf(types: ReadonlySet<string>, values: readonly string[], name: string): Pattern {
  const withPart = (found: Found, part: unknown) => (name ? { ...found, [name]: part } : found);
  const step: Step = ({ tokens, readings, start, firstReading, budget }, at, found, next) => {
    const token = tokens[at];
    budget.steps -= 1;
    if (budget.steps < 0) return;
    if (!token) {
      if (types.has("$")) next(at, found);
      return;
    }
    const isFirst = at === start;
    if (
      !(isFirst && firstReading) &&
      types.has(token.type) &&
      (values.length === 0 || values.includes(token.value))
    )
      next(at + 1, withPart(found, meaningOf(token)));
    if (isFirst && firstReading && types.has(firstReading.type))
      next(firstReading.end, withPart(found, firstReading.item));
    if (isFirst) return;
    for (const { end, item, type } of readings[at] ?? [])
      if (types.has(type)) next(end, withPart(found, item));
  };
  return { step, first: types, isOptional: false };
}

const sequence = (one: Pattern, other: Pattern): Pattern => ({
  step: (query, at, found, next) =>
    one.step(query, at, found, (to, more) => other.step(query, to, more, next)),
  first: one.isOptional ? new Set([...one.first, ...other.first]) : one.first,
  isOptional: one.isOptional && other.isOptional,
});

const either = (all: readonly Pattern[]): Pattern => ({
  step: (query, at, found, next) => {
    for (const { step } of all) step(query, at, found, next);
  },
  first: new Set(all.flatMap(({ first }) => [...first])),
  isOptional: all.some(({ isOptional }) => isOptional),
});

/** Each time takes a token at least, so it ends. */
function anyNumberOf(one: Pattern): Pattern {
  const step: Step = (query, at, found, next) => {
    next(at, found);
    one.step(query, at, found, (to, more) => (to > at ? step(query, to, more, next) : undefined));
  };
  return { step, first: one.first, isOptional: true };
}

const followedBy = (one: Pattern, isWanted: boolean): Pattern => ({
  ...nothing,
  step: (query, at, found, next) => {
    let isFollowed = false;
    one.step(query, at, {}, () => {
      isFollowed = true;
    });
    if (isFollowed === isWanted) next(at, found);
  },
});

type Aliases = Record<string, string>;

/**
 * "AT" is a token of this type or an item of this kind, "UNIT:day,week" a token with one of these values, "of=MONTH" gives a
 * part its name, "$" is the end. "A B" is one after the other, "(A|B)" one of both, "A?", "A*" and "A+" are as in regular
 * expressions, "&A" and "!A" say what has to follow or must not. An alias stands for several types.
 */
function compile(source: string, aliases: Aliases): Pattern {
  const signs = source.match(/[()|?*+&!]|[^\s()|?*+&!]+/g) ?? [];
  const single = (outerName: string): Pattern => {
    const sign = signs.shift() ?? "";
    if (sign === "&" || sign === "!") return followedBy(single(""), sign === "&");
    if (sign === "(") return alternatives(outerName);
    const [, name = outerName, type, values] = /^(?:(\w+)=)?([^:]+|:)?(?::(.+))?$/.exec(sign) ?? [];
    if (!type) return single(name);
    return leaf(new Set((aliases[type] ?? type).split(" ")), values?.split(",") ?? [], name);
  };
  const counted = (name: string): Pattern => {
    const one = single(name);
    if (!/^[?*+]$/.test(signs[0] ?? "")) return one;
    const sign = signs.shift();
    if (sign === "?") return either([one, nothing]);
    return sign === "*" ? anyNumberOf(one) : sequence(one, anyNumberOf(one));
  };
  const series = (name: string): Pattern => {
    let all = nothing;
    while (signs.length > 0 && signs[0] !== ")" && signs[0] !== "|") all = sequence(all, counted(name));
    return all;
  };
  const alternatives = (name: string): Pattern => {
    const one = series(name);
    return signs.shift() === "|" ? either([one, alternatives(name)]) : one;
  };
  return alternatives("");
}

/** @param missing the values of parts that a match lacks */
export const rulesWith =
  <Item, Parts, Context>(aliases: Aliases, missing: Parts) =>
  (source: string, resolve: Rule<Item, Parts, Context>["resolve"]): Rule<Item, Parts, Context> => ({
    pattern: compile(source, aliases),
    resolve: (parts, context, around) => resolve({ ...missing, ...parts }, context, around),
  });

type Ranked<Item, Parts, Context> = { rank: number; rule: Rule<Item, Parts, Context> };

/** Rules by the types with which they may begin, each in the order of the table */
type Grammar<Item, Parts, Context> = ReadonlyMap<string, readonly Ranked<Item, Parts, Context>[]>;

export function grammarOf<Item, Parts, Context>(
  rules: readonly Rule<Item, Parts, Context>[],
): Grammar<Item, Parts, Context> {
  const grammar = new Map<string, Ranked<Item, Parts, Context>[]>();
  for (const [rank, rule] of rules.entries())
    for (const type of rule.pattern.first) grammar.set(type, [...(grammar.get(type) ?? []), { rank, rule }]);
  return grammar;
}

/** Comparisons of tokens with patterns for one query: some thousands are usual. What is beyond is not understood. */
const maxSteps = 20_000;
/** Of one reading; a longer list is several. */
const maxTokens = 20;

/**
 * Finds what all parts of a query may mean, from the last token to the first, so that a rule finds the readings of all that
 * stands behind its first token. Those that begin with one token follow in the order of their length. Of two readings of the
 * same kind of the same tokens that of the rule that stands first in the table counts, and of one rule that which it finds
 * last: "Sonntag, 6. Dezember" is one day of a list, not two.
 * @returns readings by the token with which they begin
 */
export function readingsOf<Item extends { kind: string }, Parts, Context>(
  tokens: readonly Token[],
  grammar: Grammar<Item, Parts, Context>,
  context: Context,
): Reading<Item>[][] {
  const readings: Reading<Item>[][] = tokens.map(() => []);
  const budget = { steps: maxSteps };
  /** An item keeps its rank where a rule returns it as it is: "am Freitag" is Freitag. */
  const ranks = new Map<Item, number>();
  const before = [" "];
  for (const { type } of tokens) before.push(`${before.at(-1)}${type} `);
  const all = before.at(-1) ?? "";
  const around = (start: number, end: number): Around => ({
    before: before[start] ?? "",
    after: all.slice((before[end]?.length ?? 1) - 1),
  });
  for (let start = tokens.length - 1; start >= 0; start -= 1) {
    /** By end and kind */
    const found = tokens.map(() => new Map<string, Reading<Item>>());
    const apply = (firstReading: Reading<Item> | undefined) => {
      const first = firstReading?.type ?? tokens[start]?.type ?? "";
      for (const { rank: ruleRank, rule } of grammar.get(first) ?? []) {
        rule.pattern.step({ tokens, readings, start, firstReading, budget }, start, {}, (end, parts) => {
          if (end <= (firstReading?.end ?? start) || end > start + maxTokens) return;
          const item = rule.resolve(parts as Parts, context, around(start, end));
          if (!item) return;
          const rank = ranks.get(item) ?? ruleRank;
          ranks.set(item, rank);
          const known = found[end - 1]?.get(item.kind);
          if (!known || rank <= known.rank)
            found[end - 1]?.set(item.kind, { first: start, end, item, rank, type: item.kind.toUpperCase() });
        });
      }
    };
    apply(undefined);
    for (const ofLength of found) {
      for (const reading of ofLength.values()) {
        readings[start]?.push(reading);
        apply(reading);
      }
    }
  }
  return readings;
}

/** Of readings that do not overlap those that explain most tokens, then the fewest, then those of the first rules. */
export function bestOf<Item>(readings: readonly Reading<Item>[][]): Reading<Item>[] {
  type Choice = { chosen: Reading<Item>[]; score: number };
  const best: Choice[] = [];
  best[readings.length] = { chosen: [], score: 0 };
  for (let at = readings.length - 1; at >= 0; at -= 1) {
    let choice = best[at + 1] as Choice;
    for (const reading of readings[at] ?? []) {
      const { chosen, score } = best[reading.end] as Choice;
      const withReading = score + (reading.end - at) * perToken - perReading - reading.rank;
      if (withReading > choice.score) choice = { chosen: [reading, ...chosen], score: withReading };
    }
    best[at] = choice;
  }
  return best[0]?.chosen ?? [];
}

const perToken = 1e9;
/** More than the ranks of a query's readings together */
const perReading = 1e5;
