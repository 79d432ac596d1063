import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { withoutLinkingElement } from "@dorfforum/german-search/query/split-compound";
import type { HitKind } from "../search-entry";
import type { VillageIndex } from "../village-index";

const maxLetters = 5;
const minPartLength = 3;
const maxWords = 1500;
const maxCompared = 2000;

/** What has a name that people abbreviate */
const isAbbreviated = (kind: HitKind | undefined): boolean =>
  kind === "verein" || kind === "kindertagesstätte" || kind === "angebot" || kind === "info";

/**
 * Slots of entries in whose title words and parts of compounds, one after the other, have these initials: "svm" →
 * Sportverein Musterbach, "dgh" → Dorfgemeinschaftshaus mieten.
 */
export function abbreviatedTitles(index: VillageIndex, letters: string): number[] {
  const { lexicon, titleWords, entries } = index;
  if (letters.length > maxLetters || !/^\p{L}+$/u.test(letters)) return [];
  const isWord = (part: string) => lexicon.knows(part) || index.analyser.synonyms.words.has(part);
  const slots = new Set<number>();
  /** Those with a word that has all initials itself */
  const whole = new Set<number>();
  /** How many initials words have at the beginning of names */
  const counts = new Set<number>();
  for (const id of lexicon.affixes.beginningWith(letters.slice(0, 1), maxWords)) {
    const word = lexicon.wordOf(id);
    const ofWord = isStopWord(word) ? [] : initialsIn(word, letters, isWord);
    for (const count of ofWord) counts.add(count);
    const isWhole = ofWord.includes(letters.length);
    for (const slotsOfWord of [titleWords.beginningWith(id), titleWords.havingBehind(id)])
      for (const slot of slotsOfWord) {
        if (!isAbbreviated(entries[slot]?.kind)) continue;
        slots.add(slot);
        if (isWhole) whole.add(slot);
      }
    if (slots.size >= maxCompared) break;
  }
  const mayGoOn = holdsInOrder([...counts].map((count) => letters.slice(count)).filter(Boolean));
  return [...slots].filter((slot) => {
    const { title = "" } = entries[slot] ?? {};
    if (whole.has(slot)) return true;
    // Reading the words of a title takes ten times as long.
    if (!mayGoOn.test(title)) return false;
    const words = tokenize(title)
      .map(({ text }) => lexicon.normalise(text))
      .filter((word) => !isStopWord(word));
    return words.some((_, start) => areInitials(letters, words.slice(start), isWord));
  });
}

/**
 * Matches each text in which a word begins with the first of some letters and the others follow anywhere, and few more: what
 * is not ASCII may be folded to any letter.
 */
function holdsInOrder(alternatives: readonly string[]): RegExp {
  const anyCase = (letter: string) => `[${letter}${letter.toUpperCase()}\\u0080-\\uffff]`;
  const patterns = alternatives.map((letters) => Array.from(letters, anyCase).join(".*"));
  return patterns.length === 0 ? /(?!)/ : new RegExp(`(?:^|[^A-Za-z0-9])(?:${patterns.join("|")})`);
}

type IsWord = (part: string) => boolean;

function areInitials(letters: string, [word, ...others]: readonly string[], isWord: IsWord): boolean {
  if (letters === "") return true;
  if (word === undefined) return false;
  return initialsIn(word, letters, isWord).some((count) => areInitials(letters.slice(count), others, isWord));
}

/** How many of the letters may be initials of the word and its parts: of Sportverein one of "sm", two of "svm". */
function initialsIn(word: string, letters: string, isWord: IsWord): number[] {
  if (word[0] !== letters[0]) return [];
  const counts = [1];
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after[0] !== letters[1] || !withoutLinkingElement(before).some(isWord)) continue;
    for (const count of initialsIn(after, letters.slice(1), isWord))
      if (count > 1 || isWord(after)) counts.push(1 + count);
  }
  return counts;
}
