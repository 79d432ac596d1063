import { fold } from "@dorfforum/german-search/analysis/fold";

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

export const numbers = new Map<string, number>([
  ...["ein", "eine", "einem", "einen", "einer"].map((word): [string, number] => [word, 1]),
  ..."zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn"
    .split(" ")
    .map((word, index): [string, number] => [word, index + 2]),
]);

export const anyNumber = `\\d{1,3}|${oneOf(numbers.keys())}`;

const byFolded = new Map([...numbers].map(([word, number]) => [fold(word), number]));

export const toNumber = (written = ""): number =>
  /^\d+$/.test(written) ? Number(written) : (byFolded.get(fold(written)) ?? Number.NaN);
