import { append } from "@dorfforum/shared/runtime/append";
import SearchableMap from "minisearch/SearchableMap";
import { areUnrelated } from "../analysis/senses";
import { familyOf, infinitiveOf } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";
import type { VocabularyLine } from "../vocabulary/base-vocabulary";

/** Words of the content, all of which stand for what was said, or are only the nearest to it */
export type Meaning = { words: string[]; isNearest: boolean };
/** Of English words the plural is the only other form: "stören" is no store. */
type Line = { said: string; meant: Meaning[]; isEnglish: boolean };
/** Words that have to occur in a query, each by the stems of its forms, and what they mean together */
type Phrase = { words: string[][]; meant: Meaning[] };

const minBeginningLength = 3;
const maxNearErrors = 2;

/** Looks up what words of a query mean: single ones, ends of compounds, and several together. */
export class Vocabulary {
  /** By stem, what is meant by every line that says the word */
  readonly #byWord = new Map<string, Line[]>();
  /** The same by word family, for forms that no line has: "hinfallen" where one says "hingefallen" */
  readonly #byFamily = new Map<string, Line[]>();
  readonly #byEnding = new Map<string, Meaning[][]>();
  readonly #phrasesByWord = new Map<string, Phrase[]>();
  readonly #spellings = new SearchableMap<string>();
  readonly #longestEnding: number;

  constructor(
    lines: readonly VocabularyLine[],
    private readonly lexicon: Pick<Lexicon, "normalise" | "stemOf">,
  ) {
    for (const { said, meant, isNearest, isEnglish = false } of lines) {
      const found = meant.map((term) => ({
        words: this.#wordsOf(term).filter((word) => !isStopWord(word)),
        isNearest,
      }));
      for (const term of said) this.#add(term, found, isEnglish);
    }
    this.#longestEnding = Math.max(0, ...[...this.#byEnding.keys()].map(({ length }) => length));
  }

  #wordsOf(term: string): string[] {
    return tokenize(term).map(({ text }) => this.lexicon.normalise(text));
  }

  #add(said: string, meant: Meaning[], isEnglish: boolean): void {
    const words = this.#wordsOf(said);
    if (said.startsWith("-")) {
      append(this.#byEnding, words.join(""), meant);
      return;
    }
    if (words.length === 1) this.#spellings.set(words.join(""), said);
    else {
      const phrase = { words: words.map((word) => this.#formsOf(word)), meant };
      for (const stem of phrase.words[0] ?? []) append(this.#phrasesByWord, stem, phrase);
    }
    // Two words are often written as one: "pingpong", "gelbersack".
    if (words.length > 2) return;
    const line = { said: words.join(""), meant, isEnglish };
    append(this.#byWord, this.lexicon.stemOf(line.said), line);
    const family = isEnglish ? undefined : familyOf(line.said);
    if (family) append(this.#byFamily, family, line);
  }

  of(word: string): readonly Meaning[] {
    const stem = this.lexicon.stemOf(word);
    const family = familyOf(word) ?? "";
    // Short words are no family of their own: "kalkig" of Kalk.
    const ofFamily = () => this.#byFamily.get(family) ?? this.#byWord.get(family) ?? [];
    return (this.#byWord.get(stem) ?? this.#asVerb(word) ?? ofFamily())
      .filter(({ said, isEnglish }) =>
        isEnglish ? word === said || word === `${said}s` : !areUnrelated(word, said),
      )
      .flatMap(({ meant }) => meant)
      .filter(({ words }) => words.length > 1 || this.lexicon.stemOf(words.join("")) !== stem);
  }

  #asVerb(word: string): Line[] | undefined {
    const infinitive = infinitiveOf(word) ?? "";
    return this.#byWord.get(this.lexicon.stemOf(infinitive))?.filter(({ said }) => said === infinitive);
  }

  /** What a compound means by its end, for a word that is not known itself */
  ofEnding(word: string): readonly Meaning[] {
    for (
      let length = Math.min(this.#longestEnding, word.length - minBeginningLength);
      length > 0;
      length -= 1
    ) {
      const meant = this.#byEnding.get(word.slice(-length));
      if (meant) return meant.flat();
    }
    return [];
  }

  /** What several words of a query mean together, and which they are */
  phrasesIn(words: readonly string[]): { positions: number[]; meant: readonly Meaning[] }[] {
    const forms = words.map((word) => this.#formsOf(word));
    const at = (said: string[]) => forms.findIndex((stems) => stems.some((stem) => said.includes(stem)));
    return [...new Set(forms.flat().flatMap((stem) => this.#phrasesByWord.get(stem) ?? []))]
      .map(({ words: said, meant }) => ({ positions: said.map(at), meant }))
      .filter(({ positions }) => positions.every((position) => position >= 0));
  }

  /** Stems of a word, and of the verb that it may be a form of: "gekauft", "kauft" */
  #formsOf(word: string): string[] {
    return [...new Set([word, infinitiveOf(word) ?? word].map((form) => this.lexicon.stemOf(form)))];
  }

  /** Words that are spelled nearly alike */
  near(word: string): Iterable<string> {
    return this.#spellings.fuzzyGet(word, maxNearErrors).keys();
  }

  spellingOf(word: string): string | undefined {
    return this.#spellings.get(word);
  }
}
