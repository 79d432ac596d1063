import type { SearchGap } from "@/lib/cms/search-gaps";
import { fold } from "../analysis/fold";
import { isFunctionWord } from "../analysis/function-words";
import { wordsIn } from "../analysis/words";

/** What fewer people sought is nobody's business. */
const fewest = 3;
/** Queries that are remembered; the oldest give way. */
const remembered = 1000;
const mostWords = 4;
const longest = 60;

/**
 * A query as it may be counted: its words alone, in small letters. Undefined for what could tell who asked: anything
 * with digits or an address in it, and whole sentences.
 */
export function toCountable(q: string): string | undefined {
  if (/[\p{N}@]|https?:|www\.|\w\.\w/iu.test(q)) return undefined;
  const words = wordsIn(q.toLowerCase()).map(({ text }) => text.replace(/[^\p{L}]/gu, ""));
  const telling = words.filter((word) => word && !isFunctionWord(fold(word)));
  const query = telling.join(" ");
  return telling.length === 0 || telling.length > mostWords || query.length > longest ? undefined : query;
}

/** Counts what was sought in vain, until it is told. In memory: a restart forgets what was not yet asked three times. */
export class GapCounter {
  readonly #counts = new Map<string, number>();
  /** Those that editors already know of */
  readonly #told = new Set<string>();

  count(q: string): void {
    const query = toCountable(q);
    if (!query) return;
    const count = (this.#counts.get(query) ?? 0) + 1;
    this.#counts.delete(query);
    this.#counts.set(query, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > remembered && oldest !== undefined) this.#counts.delete(oldest);
  }

  /** What was sought three times or more, at most `limit`. */
  toTell(limit: number): SearchGap[] {
    return [...this.#counts]
      .filter(([query, count]) => count >= fewest || this.#told.has(query))
      .slice(0, limit)
      .map(([query, count]) => ({ query, count }));
  }

  /** Takes off what was told; what came in meanwhile stays. */
  told(gaps: readonly SearchGap[]): void {
    for (const { query, count } of gaps) {
      const left = (this.#counts.get(query) ?? 0) - count;
      if (left > 0) this.#counts.set(query, left);
      else this.#counts.delete(query);
      if (this.#told.size < remembered) this.#told.add(query);
    }
  }
}
