import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import type { Quality } from "../quality";
import { type Position, positionOf } from "./phrase";
import { qualityPhrases } from "./quality-phrases";

type AskedQuality = { quality: Quality; positions: Position[] };

const phrases = qualityPhrases.map(({ pattern, longWords = [], ...rest }) => ({
  ...rest,
  // Without the flag "g" it is tried in half the time, and most queries have none.
  isIn: new RegExp(pattern.source, "iu"),
  pattern: new RegExp(pattern.source, "giu"),
  longWords: longWords.map(fold),
}));
const maxWords = 20;
const vague = new Set(
  "sache sachen ding dinge zeug zeugs angebot angebote aktion aktionen beschäftigung".split(" ").map(fold),
);

/** Whether a word beside a quality leaves open what is asked for: "gratis Sachen", "Indoor-Programm". */
export const namesNothing = (word: string): boolean => isFiller(fold(word)) || vague.has(fold(word));

/** The qualities that a query asks for, with its words that do. */
export function detectQualities(query: string): AskedQuality[] {
  const asked: AskedQuality[] = [];
  const words = tokenize(query, 0, maxWords).map(({ text, start, end }) => ({
    word: fold(text).replace(/e[nmrs]?$/, ""),
    start,
    end,
  }));
  for (const { quality, isIn, pattern, longWords, when, unless } of phrases) {
    const found = [
      ...(isIn.test(query) ? [...query.matchAll(pattern)].map(positionOf) : []),
      ...misspelt(words, longWords),
    ];
    if (found.length === 0 || unless?.test(query) || when?.test(query) === false) continue;
    const taken = asked.flatMap(({ positions }) => positions);
    for (const position of found) {
      if (taken.some((other) => overlap(position, other))) continue;
      taken.push(position);
      const same = asked.find((each) => each.quality === quality);
      if (same) same.positions.push(position);
      else asked.push({ quality, positions: [position] });
    }
  }
  return asked;
}

const overlap = (one: Position, other: Position) => one.start < other.end && other.start < one.end;

const minMisspeltLength = 7;
/** Of words from ten letters on; of shorter ones half as many */
const maxErrors = 2;

function misspelt(words: readonly (Position & { word: string })[], longWords: readonly string[]): Position[] {
  return words.flatMap(({ word, start, end }) => {
    if (word.length < minMisspeltLength) return [];
    const limit = word.length < 10 ? maxErrors / 2 : maxErrors;
    const isNear = longWords.some((long) => long[0] === word[0] && editDistance(word, long, limit) <= limit);
    return isNear ? { start, end } : [];
  });
}
