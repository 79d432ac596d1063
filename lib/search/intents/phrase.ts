const spellings: Record<string, string> = {
  ä: "(?:ä|ae|a)",
  ö: "(?:ö|oe|o)",
  ü: "(?:ü|ue|u)",
  ß: "(?:ß|ss)",
};

/** A pattern of whole words in any case and any spelling of umlauts. Its named groups are kept. */
export const phrase = (pattern: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${pattern.replace(/[äöüß]/g, (letter) => spellings[letter] ?? letter)})(?![\\p{L}\\p{N}])`,
    "iu",
  );

export type Position = { start: number; end: number };

export const positionOf = ({ index, 0: match }: RegExpExecArray): Position => ({
  start: index,
  end: index + match.length,
});

/** Alternatives of a regular expression, the longest first. */
export const oneOf = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join("|");

const patternsOfTable = new WeakMap<ReadonlyMap<string, unknown>, [pattern: RegExp, word: string][]>();

/** The value of a word as a visitor wrote it. The table's keys are patterns for `phrase`; it must not change later. */
function lookUp<Value>(table: ReadonlyMap<string, Value>, written: string | undefined) {
  if (!written) return undefined;
  const patterns =
    patternsOfTable.get(table) ??
    [...table.keys()].map((word): [RegExp, string] => [new RegExp(`^${phrase(word).source}$`, "iu"), word]);
  patternsOfTable.set(table, patterns);
  const match = patterns.find(([pattern]) => pattern.test(written));
  return match && table.get(match[1]);
}

export const numbers = new Map<string, number>([
  ...["ein", "eine", "einem", "einen", "einer"].map((word): [string, number] => [word, 1]),
  ..."zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn"
    .split(" ")
    .map((word, index): [string, number] => [word, index + 2]),
]);

export const anyNumber = `\\d{1,3}|${oneOf(numbers.keys())}`;

export const toNumber = (written: string | undefined): number =>
  written && /^\d+$/.test(written) ? Number(written) : (lookUp(numbers, written) ?? Number.NaN);
