import SearchableMap from "minisearch/SearchableMap";

/** A shorter word has no room for a part of four letters between two of three. */
const minAroundPart = 10;
const isLatin = /^[\0-\xff]*$/;

/** Finds words by their beginning, their end, letters inside, or similarity. Ids count up from 0. */
export class AffixIndex {
  readonly #words: string[] = [];
  readonly #prefixes = new SearchableMap<number>();
  /** Backwards */
  readonly #endings = new SortedTexts();
  /** Long words, joined by line breaks, which word it is and where each begins: searched in a fraction of the time of a loop */
  #text = "";
  #joined = 0;
  readonly #ids: number[] = [];
  readonly #starts: number[] = [];

  /** Adds the word with the next id. @param stem is found by its end too: Schützenfest has the stem "schutzenf". */
  add(word: string, stem: string): void {
    const id = this.#words.push(word) - 1;
    this.#prefixes.set(word, id);
    for (const ending of new Set([stem, word])) this.#endings.add(reverse(ending), id);
  }

  *beginningWith(prefix: string, limit: number): Generator<number> {
    let count = 0;
    for (const id of this.#prefixes.atPrefix(prefix).values()) {
      yield id;
      count += 1;
      if (count >= limit) return;
    }
  }

  /** Words that end with these letters, or whose stem does, at most `limit` of both */
  endingWith(suffix: string, limit: number): number[] {
    return [...new Set(this.#endings.beginningWith(reverse(suffix), limit))];
  }

  /** At most `limit` long words that contain these Latin letters, with the letters before and after them. */
  *containing(letters: string, limit: number): Generator<{ id: number; before: string; after: string }> {
    this.#joinWords();
    const text = this.#text;
    let count = 0;
    let place = 0;
    for (let at = text.indexOf(letters); at >= 0 && count < limit; at = text.indexOf(letters, at + 1)) {
      while ((this.#starts[place + 1] ?? text.length) <= at) place += 1;
      const id = this.#ids[place] as number;
      const word = this.#words[id] ?? "";
      const position = at - (this.#starts[place] as number);
      yield { id, before: word.slice(0, position), after: word.slice(position + letters.length) };
      count += 1;
    }
  }

  near(word: string, distance: number): Iterable<string> {
    return this.#prefixes.fuzzyGet(word, distance).keys();
  }

  /** Other letters would double the room of the text and the time that it takes. */
  #joinWords(): void {
    if (this.#joined === this.#words.length) return;
    const words: string[] = [];
    let length = this.#text.length;
    for (; this.#joined < this.#words.length; this.#joined += 1) {
      const word = this.#words[this.#joined] as string;
      if (word.length < minAroundPart || !isLatin.test(word)) continue;
      this.#ids.push(this.#joined);
      this.#starts.push(length);
      words.push(`${word}\n`);
      length += word.length + 1;
    }
    this.#text += words.join("");
  }
}

const reverse = (word: string) => [...word].reverse().join("");

type Row = { text: string; id: number };

/** Texts in their order, which is that of code units; those that are added are sorted when they are sought. */
class SortedTexts {
  readonly #rows: Row[] = [];
  #sorted = 0;

  add(text: string, id: number): void {
    this.#rows.push({ text, id });
  }

  beginningWith(prefix: string, limit: number): number[] {
    const rows = this.#rows;
    if (this.#sorted < rows.length) rows.sort(byText);
    this.#sorted = rows.length;
    let [from, to] = [0, rows.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((rows[middle] as Row).text < prefix) from = middle + 1;
      else to = middle;
    }
    const ids: number[] = [];
    for (let at = from; ids.length < limit && rows[at]?.text.startsWith(prefix); at += 1)
      ids.push((rows[at] as Row).id);
    return ids;
  }
}

const byText = (one: Row, other: Row) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0);
