import { unknownWords } from "@dorfforum/german-search/query/unknown-words";
import { textCache } from "@/lib/caches/text-cache";
import { processWide } from "@/lib/runtime/process-wide";
import { kinds } from "@/lib/urls/search-params";
import { findAnswer } from "./answers/find-answer";
import { correctedQuery, similarQueries } from "./did-you-mean";
import { findResults, type IndexRequest } from "./find-results";
import { nearestSlots } from "./nearest-slots";
import type { HitKind } from "./search-entry";
import { toHit } from "./to-hit";
import type { VillageIndex } from "./village-index";

const pageSize = 20;

export function runSearch(index: VillageIndex, request: IndexRequest, now: Date) {
  const { q, kind } = request;
  const results = findResults(index, request, now.getTime());
  const terms = results.matchSet.terms.filter(({ end }) => end <= q.length);
  const answer = asksQuestion(index, request) ? findAnswer(index, q, now) : undefined;
  // Words that an answer takes account of are neither unknown nor left out.
  const unknown = unknownWords(q, answer ? [] : terms);
  const isNearest = unknown.words.length > 0 && results.leftOut.length === 0;
  const listed = isNearest ? nearestSlots(index, results, unknown.known === undefined) : results.slots;
  // Who reads a sentence or the hours of a page looks for it next.
  const isOfPage = answer?.kind === "quote" || answer?.kind === "opening-hours";
  const source = isOfPage ? index.entries.findIndex((entry) => entry?.href === answer.source.href) : -1;
  const found = source < 0 ? listed : [source, ...listed.filter((slot) => slot !== source)];
  const slots = kind ? found.filter((slot) => index.entries[slot]?.kind === kind) : found;
  const pages = Math.max(1, Math.ceil(slots.length / pageSize));
  const page = Math.min(request.page, pages);
  return {
    q,
    hits: slots.slice((page - 1) * pageSize, page * pageSize).flatMap((slot) => {
      const entry = index.entries[slot];
      return entry ? toHit(index, entry, results, now.getTime()) : [];
    }),
    total: slots.length,
    counts: countKinds(index, found),
    countOfAll: found.length,
    page,
    pages,
    intents: results.intents,
    leftOut: answer?.kind === "waste-collection" ? [] : results.leftOut,
    answer,
    didYouMean: correctedQuery(q, terms),
    unknown: [...new Set([...unknown.words, ...(results.unknownHolidays ?? [])])],
    unknownHolidays: results.unknownHolidays ?? [],
    isNearest,
    known: isNearest ? unknown.known : undefined,
    nearest: found.length === 0 && q !== "" ? similarQueries(index, q) : [],
  };
}

const asksQuestion = ({ layers }: VillageIndex, { q, category, without, literally }: IndexRequest): boolean =>
  layers.answers && q !== "" && category === undefined && without.length === 0 && !literally;

/** Of the keys of all cached responses together, some 500 */
const maxKeyCharacters = 100_000;

const newCache = () => textCache<ReturnType<typeof runSearch>>(maxKeyCharacters);
const caches = processWide("searchResponses", () => new WeakMap<VillageIndex, ReturnType<typeof newCache>>());

/** As runSearch(), computed once for each state of the index and, because events pass, for each minute. */
export function runCachedSearch(index: VillageIndex, request: IndexRequest, now: Date) {
  const minute = Math.floor(now.getTime() / 60_000);
  const { category } = request;
  const keyFields = { ...request, category: category === false ? category : category?.id };
  const key = JSON.stringify([index.version, minute, keyFields]);
  const cached = caches.get(index) ?? newCache();
  caches.set(index, cached);
  return cached(key, () => runSearch(index, request, now));
}

function countKinds(index: VillageIndex, slots: readonly number[]): Record<HitKind, number> {
  const counts = Object.fromEntries([...kinds, "seite"].map((kind) => [kind, 0])) as Record<HitKind, number>;
  for (const slot of slots) {
    const kind = index.entries[slot]?.kind;
    if (kind) counts[kind] += 1;
  }
  return counts;
}
