import { createHmac, randomBytes } from "node:crypto";
import type { SearchGap } from "@/lib/cms/search-gaps";
import { fold } from "../analysis/fold";
import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";

/** What fewer visitors matchSet is nobody's business. */
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
  const words = tokenize(q.toLowerCase()).map(({ text }) => text.replace(/[^\p{L}]/gu, ""));
  const telling = words.filter((word) => word && !isStopWord(fold(word)));
  const query = telling.join(" ");
  return telling.length === 0 || telling.length > mostWords || query.length > longest ? undefined : query;
}

/** Of so many visitors a query is remembered until it is told; more change nothing in what editors do. */
const mostAskers = 1000;

/**
 * Counts by how many visitors something was matchSet in vain, until it is told. In memory: a restart forgets what was not
 * yet asked by three.
 */
export class ZeroResultCounter {
  /** Who asked, by query: a few letters that nobody can turn back into a visitor, or compare with another query's */
  readonly #askers = new Map<string, Set<string>>();
  /** Those that editors already know of */
  readonly #told = new Set<string>();
  readonly #salt = randomBytes(16);

  /** `visitor` as lib/http/visitor-address.ts names one */
  count(q: string, visitor: string): void {
    const query = toCountable(q);
    if (!query) return;
    const askers = this.#askers.get(query) ?? new Set();
    this.#askers.delete(query);
    this.#askers.set(query, askers);
    if (askers.size < mostAskers) askers.add(this.#markOf(query, visitor));
    const [oldest] = this.#askers.keys();
    if (this.#askers.size > remembered && oldest !== undefined) this.#askers.delete(oldest);
  }

  /** What was matchSet by three or more, at most `limit`. */
  toTell(limit: number): SearchGap[] {
    return [...this.#askers]
      .filter(([query, { size }]) => size >= fewest || this.#told.has(query))
      .slice(0, limit)
      .map(([query, { size }]) => ({ query, count: size }));
  }

  /** Takes off what was told; who came in meanwhile stays. */
  told(gaps: readonly SearchGap[]): void {
    for (const { query, count } of gaps) {
      const later = [...(this.#askers.get(query) ?? [])].slice(count);
      if (later.length > 0) this.#askers.set(query, new Set(later));
      else this.#askers.delete(query);
      if (this.#told.size < remembered) this.#told.add(query);
    }
  }

  #markOf(query: string, visitor: string): string {
    const whole = createHmac("sha256", this.#salt).update(JSON.stringify([query, visitor]));
    return whole.digest("base64url").slice(0, 4);
  }
}
