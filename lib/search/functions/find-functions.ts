import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import type { SiteFunction } from "@/lib/navigation/site-function";
import type { SearchContext } from "../search-context";
import type { FoundFunction } from "../search-response";
import { type Alternative, type Phrase, toPhrases, toWords, type Word } from "./phrases";

/** Below the field so few leave room for entries. */
const maxSuggested = 2;

/** What the site can do for a query, best first. @param allowsTypos whether the content lacks a word of it */
export const findFunctions = (
  q: string,
  context: SearchContext,
  allowsTypos: () => boolean,
): FoundFunction[] => matcherOf(context).find(q, allowsTypos).map(toFound);

/** The same for a query that is being typed */
export const suggestFunctions = (q: string, context: SearchContext): FoundFunction[] =>
  matcherOf(context).suggest(q).slice(0, maxSuggested).map(toFound);

const toFound = ({ title, lead, href }: SiteFunction): FoundFunction => ({ title, lead, href });

const latest = latestResult<readonly SiteFunction[], FunctionMatcher>();

function matcherOf({ functions, townHall }: SearchContext): FunctionMatcher {
  const names = `${townHall?.village ?? ""} ${townHall?.town ?? ""}`;
  return latest(
    functions,
    names,
    () => new FunctionMatcher(functions, new Set(tokenize(names).map(({ text }) => fold(text)))),
  );
}

/** So few are shown first, so that the content is not far away. */
const maxFunctions = 3;
const maxWords = 12;
/** Letters that a word has at least whose misspelling is understood */
const minMisspeltLength = 6;
/** Letters that a beginning has at least, and the part of a word that they are where nothing else is typed */
const minBeginningLength = 3;
const minPartAlone = 0.4;

/** How a word of a query stands for one of a phrase */
type Comparison = (word: Word, alternative: Alternative) => boolean;

const isSame: Comparison = (word, { folded, stem, affix }) =>
  affix === "beginning"
    ? word.folded.startsWith(folded)
    : affix === "end"
      ? word.folded.endsWith(folded)
      : word.folded === folded || word.stem === stem;

const isSimilar: Comparison = (word, alternative) =>
  isSame(word, alternative) ||
  (word.folded.length >= minMisspeltLength &&
    alternative.folded.length >= minMisspeltLength &&
    word.folded[0] === alternative.folded[0] &&
    editDistance(word.folded, alternative.folded, 1) <= 1);

/** @param minPart of the letters that are typed at least */
const begins =
  (minPart: number): Comparison =>
  (word, { folded, affix }) =>
    affix !== "end" &&
    word.folded.length >= Math.max(minBeginningLength, minPart * folded.length) &&
    folded.startsWith(word.folded);

/** Finds what the site can do for a query. */
class FunctionMatcher {
  readonly #phrases: readonly Phrase[];
  /** By the words of phrases, folded and as stems: most queries have none of them. */
  readonly #byWord = new Map<string, Set<Phrase>>();
  readonly #alternatives: { alternative: Alternative; phrase: Phrase }[] = [];
  readonly #affixed: { alternative: Alternative; phrase: Phrase }[] = [];

  /** @param ignored folded names that tell nothing here, as the village's own */
  constructor(
    private readonly functions: readonly SiteFunction[],
    private readonly ignored: ReadonlySet<string>,
  ) {
    this.#phrases = toPhrases(functions);
    for (const phrase of this.#phrases)
      for (const alternative of phrase.slots.flat()) {
        this.#alternatives.push({ alternative, phrase });
        if (alternative.affix) this.#affixed.push({ alternative, phrase });
        for (const key of [alternative.folded, alternative.stem])
          this.#byWord.set(key, (this.#byWord.get(key) ?? new Set()).add(phrase));
      }
  }

  /** Those that a whole query asks for, best first. @param allowsTypos whether the content has no word for it */
  find(query: string, allowsTypos: () => boolean): SiteFunction[] {
    const words = toWords(query, this.ignored);
    const found = this.#find(words);
    return found.length > 0 || !allowsTypos() ? found : this.#find(words, isSimilar);
  }

  /** Those that a query may become, whose last word may be unfinished */
  suggest(query: string): SiteFunction[] {
    const words = toWords(query, this.ignored);
    const last = words.at(-1);
    if (!last || /\s$/.test(query)) return this.#find(words);
    // "anzeige auf": a function word may be the beginning of another.
    const typed = [...words.slice(0, -1), { ...last, isOther: false }];
    const isAlone = typed.filter(({ isOther }) => !isOther).length === 1;
    const beginsLast = begins(isAlone ? minPartAlone : 0);
    const compare: Comparison = (word, alternative) =>
      isSame(word, alternative) || (word === typed.at(-1) && beginsLast(word, alternative));
    const found = this.#best(typed, compare, (phrase) =>
      Math.max(begunPart(phrase, typed, compare), sharedPart(phrase, words, isSame)),
    );
    const isShort = last.isOther || last.folded.length < minBeginningLength;
    return found.length > 0 || !isShort ? found : this.#find(words.slice(0, -1));
  }

  #find(words: readonly Word[], compare = isSame): SiteFunction[] {
    return this.#best(words, compare, (phrase) => sharedPart(phrase, words, compare));
  }

  /** Phrases with a place for one of the words that name something */
  #candidates(words: readonly Word[], compare: Comparison): Set<Phrase> {
    const found = new Set<Phrase>();
    for (const word of words) {
      if (word.isOther) continue;
      for (const phrase of this.#byWord.get(word.folded) ?? []) found.add(phrase);
      for (const phrase of this.#byWord.get(word.stem) ?? []) found.add(phrase);
      for (const { alternative, phrase } of compare === isSame ? this.#affixed : this.#alternatives)
        if (compare(word, alternative)) found.add(phrase);
    }
    return found;
  }

  #best(words: readonly Word[], compare: Comparison, scoreOf: (phrase: Phrase) => number): SiteFunction[] {
    if (words.length > maxWords || words.every(({ isOther }) => isOther)) return [];
    const candidates = this.#candidates(words, compare);
    const best = new Map<SiteFunction, number>();
    for (const phrase of this.#phrases) {
      if (!candidates.has(phrase)) continue;
      const found = this.functions[phrase.position];
      const score = scoreOf(phrase);
      if (found && score > (best.get(found) ?? 0)) best.set(found, score);
    }
    return [...best]
      .sort(([, one], [, other]) => other - one)
      .slice(0, maxFunctions)
      .map(([found]) => found);
  }
}

/** How much of a query a whole phrase is, from 0 to 1; 0 unless the query has all of it, and nothing else but for open ones */
function sharedPart({ slots, isOpen }: Phrase, words: readonly Word[], compare: Comparison): number {
  const used = fill(slots, words, compare);
  if (used.length < slots.length) return 0;
  const besides = words.filter((word) => !word.isOther && !used.includes(word)).length;
  return besides === 0 || isOpen ? used.length / (used.length + besides) : 0;
}

/**
 * How much of a phrase a query is that is being typed, from 0 to 1; 0 where it has something else. A single word begins only
 * phrases of one: "tel" is not yet a wrong telephone number.
 */
function begunPart({ slots }: Phrase, words: readonly Word[], compare: Comparison): number {
  if (words.filter(({ isOther }) => !isOther).length === 1 && slots.length > 1) return 0;
  const used = fill(slots, words, compare);
  return words.every((word) => word.isOther || used.includes(word)) ? used.length / slots.length : 0;
}

/** The words that stand for places of a phrase, one for each that is filled */
function fill(slots: Phrase["slots"], words: readonly Word[], compare: Comparison): Word[] {
  const used: Word[] = [];
  for (const slot of slots) {
    const word = words.find(
      (each) => !used.includes(each) && slot.some((alternative) => compare(each, alternative)),
    );
    if (word) used.push(word);
  }
  return used;
}
