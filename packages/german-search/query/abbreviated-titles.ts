import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { IndexedEntry } from "../entry";
import type { Lexicon } from "../index/lexicon";
import type { TitleWords } from "../index/title-words";
import { withoutLinkingElement } from "./split-compound";

export type TitledContent = {
  entries: readonly (IndexedEntry | undefined)[];
  titleWords: TitleWords;
};

/** The words that initials stand for, and how many words of the title stand before them */
export type SpelledOut = { slot: number; words: string[]; start: number };

const maxLetters = 5;
const minPartLength = 3;
const minLastPartLength = 5;
const maxWords = 1500;
const maxCompared = 2000;

/** What lasts has a name that people abbreviate; a date and a text have none. */
const isAbbreviated = (entry: IndexedEntry | undefined): boolean =>
  entry !== undefined && !entry.dates && !entry.day;

const mayAbbreviate = (letters: string) => letters.length <= maxLetters && /^\p{L}+$/u.test(letters);

/** A word that begins with a letter, and the entries with it in a name that people abbreviate */
export type TitledWord = { word: string; named: number[] };

/** The words of names that begin with a letter: the same for all that is abbreviated */
export function titledWords(
  { entries, titleWords }: TitledContent,
  lexicon: Lexicon,
  letter: string,
): TitledWord[] {
  const words: TitledWord[] = [];
  for (const id of lexicon.affixes.beginningWith(letter, maxWords)) {
    const named = [...titleWords.beginningWith(id), ...titleWords.havingBehind(id)].filter((slot) =>
      isAbbreviated(entries[slot]),
    );
    if (named.length > 0) words.push({ word: lexicon.wordOf(id), named });
  }
  return words;
}

/**
 * Entries in whose title words and parts of compounds, one after the other, have these initials: "svm" → Sportverein
 * Musterbach, "dgh" → Dorfgemeinschaftshaus.
 * @param isWord whether letters are a word or a compound
 */
export function abbreviatedTitles(
  { entries }: TitledContent,
  lexicon: Lexicon,
  isWord: IsWord,
  letters: string,
  wordsWith: (letter: string) => readonly TitledWord[],
): SpelledOut[] {
  if (!mayAbbreviate(letters)) return [];
  const slots = new Set<number>();
  /** Those with a word that has all initials itself */
  const whole = new Set<number>();
  /** How many initials words have at the beginning of names */
  const counts = new Set<number>();
  for (const { word, named } of wordsWith(letters.slice(0, 1))) {
    const ofWord = isStopWord(word) ? [] : initialsIn(word, letters, isWord);
    for (const count of ofWord) counts.add(count);
    const isWhole = ofWord.includes(letters.length);
    for (const slot of named) {
      slots.add(slot);
      if (isWhole) whole.add(slot);
    }
    if (slots.size >= maxCompared) break;
  }
  const rests = [...counts].map((count) => letters.slice(count)).filter(Boolean);
  return [...slots].flatMap((slot) => {
    const { title = "" } = entries[slot] ?? {};
    // Reading the words of a title takes ten times as long.
    if (!whole.has(slot) && !rests.some((rest) => holdsInOrder(title, rest))) return [];
    const ofTitle = tokenize(title)
      .map(({ text }) => lexicon.normalise(text))
      .filter((word) => !isStopWord(word));
    for (const start of ofTitle.keys()) {
      const words = wordsWithInitials(letters, ofTitle.slice(start), isWord);
      if (words) return [{ slot, words, start }];
    }
    return [];
  });
}

/**
 * Whether a word of a text begins with the first of some letters and the others follow anywhere. What is not ASCII may be folded
 * to any letter.
 */
function holdsInOrder(text: string, letters: string): boolean {
  let found = 0;
  for (let at = 0; at < text.length && found < letters.length; at += 1) {
    const code = text.charCodeAt(at);
    // Small letters of ASCII differ from capitals in this bit.
    const isSame = code > 127 || (code | 32) === letters.charCodeAt(found);
    if (isSame && (found > 0 || !isPlain(text.charCodeAt(at - 1)))) found += 1;
  }
  return found === letters.length;
}

/** A letter or digit of ASCII; of no character (NaN) it is false */
const isPlain = (code: number): boolean =>
  (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122);

type IsWord = (part: string) => boolean;

function wordsWithInitials(
  letters: string,
  [word, ...others]: readonly string[],
  isWord: IsWord,
): string[] | undefined {
  if (letters === "") return [];
  if (word === undefined) return undefined;
  for (const count of initialsIn(word, letters, isWord)) {
    const rest = wordsWithInitials(letters.slice(count), others, isWord);
    if (rest) return [word, ...rest];
  }
  return undefined;
}

/** How many of the letters may be initials of the word and its parts: of Sportverein one of "sm", two of "svm". */
function initialsIn(word: string, letters: string, isWord: IsWord): number[] {
  if (word[0] !== letters[0]) return [];
  const counts = [1];
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after[0] !== letters[1]) continue;
    // Förder…verein: not all beginnings are words.
    if (!withoutLinkingElement(before).some(isWord) && !(after.length >= minLastPartLength && isWord(after)))
      continue;
    for (const count of initialsIn(after, letters.slice(1), isWord))
      if (count > 1 || isWord(after)) counts.push(1 + count);
  }
  return counts;
}
