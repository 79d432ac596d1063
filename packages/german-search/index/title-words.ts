import { append } from "@dorfforum/shared/runtime/append";
import { tokenize } from "../analysis/tokenize";
import type { Lexicon } from "./lexicon";

const maxTitleTokens = 40;

/** The entries that have a word in their title, by the word's id, those that begin with it apart. */
export class TitleWords {
  readonly #first = new Map<number, number[]>();
  readonly #others = new Map<number, number[]>();

  constructor(private readonly lexicon: Lexicon) {}

  add(slot: number, title: string): void {
    for (const [id, slots] of this.#listsOf(title)) append(slots, id, slot);
  }

  remove(slot: number, title: string): void {
    for (const [id, slots] of this.#listsOf(title)) {
      const ofWord = slots.get(id) ?? [];
      const at = ofWord.indexOf(slot);
      if (at >= 0) ofWord.splice(at, 1);
    }
  }

  beginningWith(id: number): readonly number[] {
    return this.#first.get(id) ?? [];
  }

  havingBehind(id: number): readonly number[] {
    return this.#others.get(id) ?? [];
  }

  countOf(id: number): number {
    return this.beginningWith(id).length + this.havingBehind(id).length;
  }

  /** Each word of a title once, with the lists that its first word and the others stand in */
  #listsOf(title: string): Map<number, Map<number, number[]>> {
    const lists = new Map<number, Map<number, number[]>>();
    for (const [at, { text }] of tokenize(title, 0, maxTitleTokens).entries()) {
      // It is known, and kept by its spelling, which after a restart nothing has read yet.
      const id = this.lexicon.learn(text);
      if (!lists.has(id)) lists.set(id, at === 0 ? this.#first : this.#others);
    }
    return lists;
  }
}
