const umlauts: Record<string, string> = { ä: "(?:ä|ae|a)", ö: "(?:ö|oe|o)", ü: "(?:ü|ue|u)", ß: "(?:ß|ss)" };

/** Finds whole words, whatever capitals and umlauts are written how. The pattern's own groups keep their names. */
export const phrase = (pattern: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${pattern.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)})(?![\\p{L}\\p{N}])`,
    "iu",
  );

export const oneOf = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join("|");

/** The words of each table, ready to be compared with */
const compiled = new WeakMap<ReadonlyMap<string, unknown>, [pattern: RegExp, word: string][]>();

/** The value of a word as a person wrote it, from a finished table of words as they should be. */
export function lookUp<Value>(
  table: ReadonlyMap<string, Value>,
  written: string | undefined,
): Value | undefined {
  if (!written) return undefined;
  const words =
    compiled.get(table) ??
    [...table.keys()].map((word): [RegExp, string] => [new RegExp(`^${phrase(word).source}$`, "iu"), word]);
  compiled.set(table, words);
  const found = words.find(([pattern]) => pattern.test(written));
  return found && table.get(found[1]);
}

/** How many: "zwei", "2", "einer" */
export const numbers = new Map<string, number>([
  ...["ein", "eine", "einem", "einen", "einer"].map((word) => [word, 1] as const),
  ...["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"].map(
    (word, index) => [word, index + 2] as const,
  ),
  ...["dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn"].map(
    (word, index) => [word, index + 13] as const,
  ),
]);

export const anyNumber = `\\d{1,3}|${oneOf(numbers.keys())}`;

export const toNumber = (written: string | undefined): number =>
  written && /^\d+$/.test(written) ? Number(written) : (lookUp(numbers, written) ?? Number.NaN);
