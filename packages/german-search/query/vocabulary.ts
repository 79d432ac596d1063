import { append } from "@dorfforum/shared/runtime/append";
import SearchableMap from "minisearch/SearchableMap";
import { fold } from "../analysis/fold";
import { areUnrelated } from "../analysis/senses";
import { familyOf, infinitiveOf } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "../index/lexicon";
import type { VocabularyLine } from "../vocabulary/base-vocabulary";

/** Words of the content, all of which stand for what was said, or are only the nearest to it */
export type Meaning = { words: string[]; isNearest: boolean };
/** One term of a line, as it is normalised */
type Said = { said: string; line: VocabularyLine };
/** Words that have to occur in a query, each by the stems of its forms */
type Phrase = { words: string[][]; line: VocabularyLine };

/** The terms with one beginning. They are read when a query asks for one, which saves a second of each start. */
type Page = {
  /** By stem, every line that says the word */
  byWord: Map<string, Said[]>;
  /** The same by word family, for forms that no line has: "hinfallen" where one says "hingefallen" */
  byFamily: Map<string, Said[]>;
  phrases: Map<string, Phrase[]>;
};

const minBeginningLength = 3;
const maxNearErrors = 2;

/** Looks up what words of a query mean: single ones, ends of compounds, and several together. */
export class Vocabulary {
  readonly #unread = new Map<string, { term: string; line: VocabularyLine }[]>();
  readonly #pages = new Map<string, Page>();
  readonly #byEnding = new Map<string, VocabularyLine[]>();
  readonly #spellings = new SearchableMap<string>();
  readonly #longestEnding: number;
  readonly #meant = new Map<VocabularyLine, readonly Meaning[]>();

  constructor(
    lines: readonly VocabularyLine[],
    private readonly lexicon: Pick<Lexicon, "normalise" | "stemOf">,
  ) {
    for (const line of lines) for (const term of line.said) this.#add(term, line);
    this.#longestEnding = Math.max(0, ...[...this.#byEnding.keys()].map(({ length }) => length));
  }

  #add(term: string, line: VocabularyLine): void {
    if (term.startsWith("-")) {
      append(this.#byEnding, this.#wordsOf(term).join(""), line);
      return;
    }
    append(this.#unread, beginningOf(term), { term, line });
    // "gekauft" is found by "kaufen", too.
    if (/^ge\p{L}/iu.test(term)) append(this.#unread, beginningOf(term.slice(2)), { term, line });
    if (line.isAssociation || /[\s-]/.test(term)) return;
    this.#spellings.set(this.lexicon.normalise(term), term);
  }

  #wordsOf(term: string): string[] {
    return tokenize(term).map(({ text }) => this.lexicon.normalise(text));
  }

  #pageOf(word: string): Page {
    const beginning = beginningOf(word);
    const known = this.#pages.get(beginning);
    if (known) return known;
    const page: Page = { byWord: new Map(), byFamily: new Map(), phrases: new Map() };
    for (const { term, line } of this.#unread.get(beginning) ?? []) {
      const words = this.#wordsOf(term);
      if (words.length > 1) {
        const phrase = { words: words.map((each) => this.#formsOf(each)), line };
        for (const stem of phrase.words[0] ?? []) append(page.phrases, stem, phrase);
      }
      // Two words are often written as one: "pingpong", "gelbersack".
      if (words.length > 2) continue;
      const said = { said: words.join(""), line };
      append(page.byWord, this.lexicon.stemOf(said.said), said);
      const family = line.isEnglish || line.isAssociation ? undefined : familyOf(said.said);
      if (family) append(page.byFamily, family, said);
    }
    this.#unread.delete(beginning);
    this.#pages.set(beginning, page);
    return page;
  }

  #meaningsOf(line: VocabularyLine): readonly Meaning[] {
    const known = this.#meant.get(line);
    if (known) return known;
    const meant = line.meant.map((term) => ({
      words: this.#wordsOf(term).filter((word) => !isStopWord(word)),
      isNearest: line.isNearest,
    }));
    this.#meant.set(line, meant);
    return meant;
  }

  of(word: string): readonly Meaning[] {
    const stem = this.lexicon.stemOf(word);
    return this.#saying(word, stem)
      .filter(({ said, line }) =>
        // Of English words the plural is the only other form: "stören" is no store.
        line.isEnglish ? word === said || word === `${said}s` : !areUnrelated(word, said),
      )
      .flatMap(({ line }) => this.#meaningsOf(line))
      .filter(({ words }) => words.length > 1 || this.lexicon.stemOf(words.join("")) !== stem);
  }

  #saying(word: string, stem: string): readonly Said[] {
    const { byWord, byFamily } = this.#pageOf(word);
    const family = familyOf(word) ?? "";
    // Short words are no family of their own: "kalkig" of Kalk. "Weihnacht" has nothing of a Weihe, which is an association.
    const short = () => byWord.get(family)?.filter(({ line }) => !line.isAssociation);
    return byWord.get(stem) ?? this.#asVerb(word) ?? byFamily.get(family) ?? short() ?? [];
  }

  #asVerb(word: string): Said[] | undefined {
    const infinitive = infinitiveOf(word) ?? "";
    return this.#pageOf(infinitive)
      .byWord.get(this.lexicon.stemOf(infinitive))
      ?.filter(({ said }) => said === infinitive);
  }

  /** What a compound means by its end, for a word that is not known itself */
  ofEnding(word: string): readonly Meaning[] {
    for (
      let length = Math.min(this.#longestEnding, word.length - minBeginningLength);
      length > 0;
      length -= 1
    ) {
      const lines = this.#byEnding.get(word.slice(-length));
      if (lines) return lines.flatMap((line) => this.#meaningsOf(line));
    }
    return [];
  }

  /** What several words of a query mean together, and which they are */
  phrasesIn(words: readonly string[]): { positions: number[]; meant: readonly Meaning[] }[] {
    const forms = words.map((word) => this.#formsOf(word));
    const at = (said: string[]) => forms.findIndex((stems) => stems.some((stem) => said.includes(stem)));
    return [...new Set(forms.flat().flatMap((stem) => this.#pageOf(stem).phrases.get(stem) ?? []))]
      .map(({ words: said, line }) => ({ positions: said.map(at), meant: this.#meaningsOf(line) }))
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

/** Two letters, folded, which stems and families keep. Of four letters, since "ae" is one. */
const beginningOf = (term: string): string => fold(firstLetters.exec(term)?.[0] ?? "").slice(0, 2);

const firstLetters = /^[\p{L}\p{N}\p{M}]{1,4}/u;
