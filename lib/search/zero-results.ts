import { createHmac, randomBytes } from "node:crypto";
import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type SearchGap, sendSearchGaps } from "@/lib/cms/search-gaps";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import type { SearchResponse } from "./search-response";

/** Queries of fewer visitors stay private. */
const minVisitors = 3;
/** The least recently asked queries are dropped first. */
const maxQueries = 1000;
const maxWords = 4;
const maxLength = 60;
/** More visitors would change nothing in what editors do. */
const maxVisitorsPerQuery = 1000;

/** A query's words in small letters. Undefined for what could identify a visitor: digits, addresses, sentences. */
export function toCountable(q: string): string | undefined {
  if (/[\p{N}@]|https?:|www\.|\w\.\w/iu.test(q)) return undefined;
  const words = tokenize(q.toLowerCase())
    .map(({ text }) => text.replace(/[^\p{L}]/gu, ""))
    .filter((word) => word && !isStopWord(fold(word)));
  const query = words.join(" ");
  return words.length === 0 || words.length > maxWords || query.length > maxLength ? undefined : query;
}

/**
 * What of a query the content lacks: all of it without results, else its unknown words and feasts. That a day is empty is no
 * lack of words, nor what the site itself can do.
 */
export const uncoveredWords = ({
  q,
  total,
  unknown,
  hasEmptyDays,
  functions,
}: Pick<SearchResponse, "q" | "total" | "unknown" | "hasEmptyDays" | "functions">): string =>
  total === 0 && !hasEmptyDays && !functions ? q : unknown.join(" ");

/** Counts the visitors of each query without results until it is reported. In memory: a restart forgets the counts. */
export class ZeroResultCounter {
  /** By query, the marks of its visitors: too short to be traced to a visitor or compared between queries */
  readonly #visitors = new Map<string, Set<string>>();
  /** Queries that editors know: each further visitor is reported. */
  readonly #reported = new Set<string>();
  readonly #salt = randomBytes(16);

  /** @param visitor as lib/http/visitor-address.ts names one */
  count(q: string, visitor: string): void {
    const query = toCountable(q);
    if (!query) return;
    const visitors = this.#visitors.get(query) ?? new Set();
    this.#visitors.delete(query);
    this.#visitors.set(query, visitors);
    if (visitors.size < maxVisitorsPerQuery) visitors.add(this.#markOf(query, visitor));
    const [oldest] = this.#visitors.keys();
    if (this.#visitors.size > maxQueries && oldest !== undefined) this.#visitors.delete(oldest);
  }

  reportable(limit: number): SearchGap[] {
    return [...this.#visitors]
      .filter(([query, { size }]) => size >= minVisitors || this.#reported.has(query))
      .slice(0, limit)
      .map(([query, { size }]) => ({ query, count: size }));
  }

  markReported(gaps: readonly SearchGap[]): void {
    for (const { query, count } of gaps) {
      const later = [...(this.#visitors.get(query) ?? [])].slice(count);
      if (later.length > 0) this.#visitors.set(query, new Set(later));
      else this.#visitors.delete(query);
      if (this.#reported.size < maxQueries) this.#reported.add(query);
    }
  }

  #markOf(query: string, visitor: string): string {
    const hash = createHmac("sha256", this.#salt).update(JSON.stringify([query, visitor]));
    return hash.digest("base64url").slice(0, 4);
  }
}

const reportIntervalMs = 60_000;
const maxQueriesPerReport = 50;

const counter = () =>
  processWide("zeroResultCounter", () => {
    setInterval(reportZeroResults, reportIntervalMs).unref();
    return new ZeroResultCounter();
  });

export const countZeroResults = (q: string, visitor: string): void => counter().count(q, visitor);

async function reportZeroResults(): Promise<void> {
  const queries = counter().reportable(maxQueriesPerReport);
  if (queries.length === 0) return;
  try {
    await sendSearchGaps(queries);
    counter().markReported(queries);
  } catch (error) {
    // The queries stay and are reported again.
    reportError(error, { part: "searches without results" });
  }
}
