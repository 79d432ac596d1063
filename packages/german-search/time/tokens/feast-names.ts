import { fold } from "../../analysis/fold";
import type { Feast } from "../feast-days";
import { feasts } from "../feasts";
import { nearestWord } from "./nearest-word";
import { codeOf } from "./vocabulary";
import { weekdayOf } from "./weekdays";
import { type Word, wordPattern } from "./word";

type Named = { words: string[]; feast: Feast };
const named = new Map<string, Named[]>();
for (const feast of feasts) {
  for (const name of feast.names.split("|")) {
    const words = [...name.matchAll(wordPattern)].map(([word]) => fold(word));
    for (const first of words[0] === "sankt"
      ? ["sankt", "st", "hl", "heiliger", "heiligen"]
      : words.slice(0, 1))
      named.set(first, [...(named.get(first) ?? []), { words: [first, ...words.slice(1)], feast }]);
  }
}
for (const all of named.values()) all.sort((a, b) => b.words.length - a.words.length);
const longFeasts = [...named].flatMap(([word, all]) =>
  word.length >= 6 && all.some(({ words }) => words.length === 1) ? word : [],
);

export const isFirstOfFeast = (word: string): boolean => named.has(word);

/** Whether a word alone names a feast of a single day */
export const isFeastDay = (word: string): boolean =>
  named.get(word)?.some(({ words, feast }) => {
    const [from, to] = feast.days(2026);
    return words.length === 1 && from === to;
  }) ?? false;

/** The nth of feasts that are counted: the third Sunday of Advent */
export const feastOfSeries = (name: string, nth: number): Feast | undefined =>
  feasts.find(({ series }) => series?.name === name && series.nth === nth);

/** The feast that words from one on name, and how many they are */
export function feastAt(words: readonly Word[], at: number): { feast: Feast; length: number } | undefined {
  const text = words[at]?.text ?? "";
  for (const { words: name, feast } of named.get(text) ?? []) {
    let to = at;
    const isNamed = name.every((each) => {
      // "Buß- und Bettag", "1. Weihnachtstag", "St. Martin"
      while (to > at && /^[-.]$/.test(words[to]?.text ?? "") && each !== words[to]?.text) to += 1;
      to += 1;
      return words[to - 1]?.text === each;
    });
    if (isNamed) return { feast, length: to - at };
  }
  if (codeOf(text) || weekdayOf(text)) return undefined;
  const similar = nearestWord(text, longFeasts) ?? "";
  const feast = named.get(similar)?.find(({ words: name }) => name.length === 1)?.feast;
  return feast ? { feast, length: 1 } : undefined;
}
