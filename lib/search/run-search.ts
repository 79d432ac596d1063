import { textCache } from "@/lib/caches/text-cache";
import { processWide } from "@/lib/process-wide";
import { kinds } from "@/lib/routes";
import { correctedQuery, similarQueries } from "./did-you-mean";
import { findResults, type IndexRequest } from "./find-results";
import type { SearchIndex } from "./index/search-index";
import { isUnknown } from "./query/query-term";
import type { HitKind } from "./search-entry";
import { toHit } from "./to-hit";

const pageSize = 20;

export function runSearch(index: SearchIndex, request: IndexRequest, now: Date) {
  const { q, kind } = request;
  const results = findResults(index, request, now.getTime());
  const slots = kind ? results.slots.filter((slot) => index.entries[slot]?.kind === kind) : results.slots;
  const pages = Math.max(1, Math.ceil(slots.length / pageSize));
  const page = Math.min(request.page, pages);
  const terms = results.matchSet.terms.filter(({ end }) => end <= q.length);
  const unknown = terms.filter((term) => !term.correction && isUnknown(term));
  return {
    q,
    hits: slots.slice((page - 1) * pageSize, page * pageSize).flatMap((slot) => {
      const entry = index.entries[slot];
      return entry ? toHit(index, entry, results, now.getTime()) : [];
    }),
    total: slots.length,
    counts: countKinds(index, results.slots),
    countOfAll: results.slots.length,
    page,
    pages,
    intents: results.intents,
    leftOut: results.leftOut,
    didYouMean: correctedQuery(q, terms),
    unknown: [
      ...new Set([
        ...unknown.map(({ start, end }) => q.slice(start, end)),
        ...(results.unknownHolidays ?? []),
      ]),
    ],
    nearest: results.slots.length === 0 && q !== "" ? similarQueries(index, q) : [],
  };
}

/** Of the keys of all cached responses together, some 500 */
const maxKeyCharacters = 100_000;

const newCache = () => textCache<ReturnType<typeof runSearch>>(maxKeyCharacters);
const caches = processWide("searchResponses", () => new WeakMap<SearchIndex, ReturnType<typeof newCache>>());

/** As runSearch(), computed once for each state of the index and, because events pass, for each minute. */
export function runCachedSearch(index: SearchIndex, request: IndexRequest, now: Date) {
  const minute = Math.floor(now.getTime() / 60_000);
  const { category } = request;
  const keyFields = { ...request, category: category === false ? category : category?.id };
  const key = JSON.stringify([index.version, minute, keyFields]);
  const cached = caches.get(index) ?? newCache();
  caches.set(index, cached);
  return cached(key, () => runSearch(index, request, now));
}

function countKinds(index: SearchIndex, slots: readonly number[]): Record<HitKind, number> {
  const counts = Object.fromEntries([...kinds, "seite"].map((kind) => [kind, 0])) as Record<HitKind, number>;
  for (const slot of slots) {
    const kind = index.entries[slot]?.kind;
    if (kind) counts[kind] += 1;
  }
  return counts;
}
