import SearchableMap from "minisearch/SearchableMap";

/** Finds words by their beginning, their end, letters inside, or similarity. Ids count up from 0. */
export class AffixIndex {
  readonly #words: string[] = [];
  readonly #prefixes = new SearchableMap<number>();
  readonly #suffixes = new SearchableMap<number[]>();
  /** All words, joined by line breaks, and where each begins: searched in a fraction of the time of a loop */
  #text = "";
  readonly #starts: number[] = [];

  /** Adds the word with the next id. @param stem is found by its end too: Schützenfest has the stem "schutzenf". */
  add(word: string, stem: string): void {
    const id = this.#words.push(word) - 1;
    this.#prefixes.set(word, id);
    for (const suffix of new Set([reverse(stem), reverse(word)])) {
      const ids = this.#suffixes.get(suffix);
      if (ids) ids.push(id);
      else this.#suffixes.set(suffix, [id]);
    }
  }

  *beginningWith(prefix: string, limit: number): Generator<number> {
    let count = 0;
    for (const id of this.#prefixes.atPrefix(prefix).values()) {
      yield id;
      count += 1;
      if (count >= limit) return;
    }
  }

  /** Words that end with these letters, or whose stem does; at most `limit` different endings. */
  *endingWith(suffix: string, limit: number): Generator<number> {
    let count = 0;
    for (const ids of this.#suffixes.atPrefix(reverse(suffix)).values()) {
      yield* ids;
      count += 1;
      if (count >= limit) return;
    }
  }

  /** At most `limit` words that contain these letters, with the letters before and after them. */
  *containing(letters: string, limit: number): Generator<{ id: number; before: string; after: string }> {
    const text = this.#joinedText();
    let count = 0;
    let id = 0;
    for (let at = text.indexOf(letters); at >= 0 && count < limit; at = text.indexOf(letters, at + 1)) {
      while (id + 1 < this.#words.length && (this.#starts[id + 1] ?? 0) <= at) id += 1;
      const word = this.#words[id] ?? "";
      const position = at - (this.#starts[id] ?? 0);
      yield { id, before: word.slice(0, position), after: word.slice(position + letters.length) };
      count += 1;
    }
  }

  near(word: string, distance: number): Iterable<string> {
    return this.#prefixes.fuzzyGet(word, distance).keys();
  }

  #joinedText(): string {
    if (this.#starts.length === this.#words.length) return this.#text;
    this.#starts.length = 0;
    let length = 0;
    for (const word of this.#words) {
      this.#starts.push(length);
      length += word.length + 1;
    }
    this.#text = this.#words.join("\n");
    return this.#text;
  }
}

const reverse = (word: string) => [...word].reverse().join("");
