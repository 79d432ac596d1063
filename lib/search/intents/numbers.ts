import { lookUp, oneOf } from "./phrase";

export const numbers = new Map<string, number>([
  ...["ein", "eine", "einem", "einen", "einer"].map((word): [string, number] => [word, 1]),
  ..."zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn"
    .split(" ")
    .map((word, index): [string, number] => [word, index + 2]),
]);

/** Ordinals as speech recognition writes them: "fünften" */
export const ordinals = new Map<string, number>([
  ...[...numbers].flatMap(([word, number]): [string, number][] =>
    number > 1 ? [[`${word}te[nrs]?`, number]] : [],
  ),
  ["erste[nrs]?", 1],
  ["dritte[nrs]?", 3],
  ["siebte[nrs]?", 7],
  ["achte[nrs]?", 8],
]);

export const anyNumber = `\\d{1,3}|${oneOf(numbers.keys())}`;

export const toNumber = (written: string | undefined): number =>
  written && /^\d+$/.test(written) ? Number(written) : (lookUp(numbers, written) ?? Number.NaN);
