import { textCache } from "@/lib/caches/text-cache";
import { processWide } from "@/lib/runtime/process-wide";
import { groupTexts } from "@/lib/texts/search";
import { type Kind, kinds } from "@/lib/urls/search-params";
import { aboveHits } from "./above-hits";
import { similarQueries } from "./did-you-mean";
import { daysOf, type IndexRequest, type Query, toQuery } from "./query";
import { emptyContext, type SearchContext } from "./search-context";
import type { SearchResponse, ShownGroup } from "./search-response";
import { toHit } from "./to-hit";
import type { VillageIndex } from "./village-index";
import { findResults } from "./ways/find-results";
import { nearestSlots } from "./ways/nearest-slots";
import type { HitGroup, Results } from "./ways/results";

const pageSize = 20;

export function runSearch(
  index: VillageIndex,
  request: IndexRequest,
  now: Date,
  context: SearchContext = emptyContext,
) {
  const { q, kind } = request;
  const query = toQuery(index, request, now.getTime(), context);
  const results = findResults(query);
  const { nearestDates } = results;
  const { answer, functions, isNearest, known, ...above } = aboveHits(
    query,
    results,
    asksQuestion(index, request),
  );
  const listed = isNearest
    ? nearestSlots(index, results.slots, results.matchSet, known === undefined)
    : results.slots;
  // Who reads a sentence or the hours of a page looks for it next.
  const isOfPage = answer?.kind === "quote" || answer?.kind === "opening-hours";
  const source =
    isOfPage && !results.groups ? index.entries.findIndex((entry) => entry?.href === answer.source.href) : -1;
  const found = source < 0 ? listed : [source, ...listed.filter((slot) => slot !== source)];
  const isKind = (slot: number) => !kind || index.kinds[slot] === kind;
  const slots = kind ? found.filter(isKind) : found;
  const pages = Math.max(1, Math.ceil(slots.length / pageSize));
  const page = Math.min(request.page, pages);
  const range = { from: (page - 1) * pageSize, to: page * pageSize };
  // Of a page that is the first hit nothing has to be said twice.
  const firstHit = index.entries[slots[range.from] ?? -1]?.href;
  const shown = functions.filter(({ href }) => href !== firstHit);
  return {
    q,
    hits: slots.slice(range.from, range.to).flatMap((slot) => {
      const entry = index.entries[slot];
      const date = nearestDates?.get(slot);
      return entry ? toHit(index, entry, results, now.getTime(), date) : [];
    }),
    total: slots.length,
    counts: countKinds(index, found),
    countOfAll: found.length,
    page,
    pages,
    intents: reportIntents(q, results),
    answer,
    ...above,
    ...(shown.length > 0 && { functions: shown }),
    ...(results.groups && { groups: shownGroups(query, results, isKind, range) }),
    ...(nearestDates && { hasEmptyDays: true }),
    ...(query.detected.impossibleDays.length > 0 && { impossibleDays: query.detected.impossibleDays }),
    isNearest,
    known: isNearest ? known : undefined,
    nearest: found.length === 0 && q !== "" ? similarQueries(index, q) : [],
  };
}

/** The parts of a page of results, with their headings */
function shownGroups(
  query: Query,
  results: Results,
  isShown: (slot: number) => boolean,
  range: { from: number; to: number },
) {
  let position = 0;
  return (results.groups ?? []).flatMap((group): ShownGroup[] => {
    const first = position;
    position += group.slots.filter(isShown).length;
    const count = Math.min(position, range.to) - Math.max(first, range.from);
    if (count <= 0) return [];
    const isContinued = first < range.from;
    return [
      { id: group.id, heading: headingOf(group, query, results), count, ...(isContinued && { isContinued }) },
    ];
  });
}

const list = new Intl.ListFormat("de-DE");

function headingOf({ id, slots, words }: HitGroup, { detected }: Query, { nearestDates }: Results): string {
  const { label = "", condition } = detected.intents.find((intent) => daysOf([intent])) ?? {};
  const days = condition?.type === "zeit" ? condition.days : [];
  const [first, last] = days[0] ?? [""];
  if (id === "about")
    return groupTexts.about(words ? `„${words}“` : list.format(detected.feasts.map(({ name }) => name)));
  if (id === "days") return groupTexts.days(label.replace(/^.*?: /, ""), days.length === 1 && first === last);
  if (id === "others") return groupTexts.others;
  const starts = slots.flatMap((slot) => nearestDates?.get(slot)?.start ?? []);
  return groupTexts.nearest(
    starts.some((start) => start < first),
    starts.some((start) => start >= first),
  );
}

/** Those that the hits do not pass are told to have failed. */
function reportIntents(q: string, { intents = [], applied = [] }: Results): SearchResponse["intents"] {
  return intents.map((intent) => ({
    id: intent.condition.type,
    label: intent.label,
    words: intent.positions.map(({ start, end }) => q.slice(start, end).trim()).join(" "),
    ...(intent.condition.type === "zeit" && { days: intent.condition.days, isPast: intent.condition.isPast }),
    ...(intent.condition.type === "tageszeit" && {
      hours: { from: intent.condition.hours.from, to: intent.condition.hours.to },
    }),
    ...(!applied.includes(intent) && { failed: true }),
  }));
}

const asksQuestion = ({ layers }: VillageIndex, { q, category, without, literally }: IndexRequest): boolean =>
  layers.answers && q !== "" && category === undefined && without.length === 0 && !literally;

/** Of the keys of all cached responses together, some 500 */
const maxKeyCharacters = 100_000;

const newCache = () => textCache<ReturnType<typeof runSearch>>(maxKeyCharacters);
type CachesByIndex = WeakMap<VillageIndex, ReturnType<typeof newCache>>;
const caches = processWide("searchResponses", () => new WeakMap<SearchContext, CachesByIndex>());

/**
 * As runSearch(), computed once for each state of the index and, because events pass, for each minute.
 * @param context the same object until it says something else
 */
export function runCachedSearch(
  index: VillageIndex,
  request: IndexRequest,
  now: Date,
  context: SearchContext,
) {
  const minute = Math.floor(now.getTime() / 60_000);
  const { category } = request;
  const keyFields = { ...request, category: category === false ? category : category?.id };
  const key = JSON.stringify([index.version, minute, keyFields]);
  const byIndex: CachesByIndex = caches.get(context) ?? new WeakMap();
  caches.set(context, byIndex);
  const cached = byIndex.get(index) ?? newCache();
  byIndex.set(index, cached);
  return cached(key, () => runSearch(index, request, now, context));
}

function countKinds(index: VillageIndex, slots: readonly number[]): Record<Kind, number> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const slot of slots) counts[index.kinds[slot] as Kind] += 1;
  return counts;
}
