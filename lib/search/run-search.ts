import { unknownWords } from "@dorfforum/german-search/query/unknown-words";
import { textCache } from "@/lib/caches/text-cache";
import { processWide } from "@/lib/runtime/process-wide";
import { groupTexts } from "@/lib/texts/search";
import { kinds } from "@/lib/urls/search-params";
import { findAnswer } from "./answers/find-answer";
import { correctedQuery, similarQueries } from "./did-you-mean";
import { findResults } from "./find-results";
import { nearestSlots } from "./nearest-slots";
import type { HitGroup, IndexRequest, Results } from "./results";
import { emptyContext, type SearchContext } from "./search-context";
import type { HitKind } from "./search-entry";
import type { ShownGroup } from "./search-response";
import { toHit } from "./to-hit";
import type { VillageIndex } from "./village-index";

const pageSize = 20;

/** Answers beside which the hits stay those of all words; the others account for every word themselves. */
const kindsOfHits: readonly string[] = ["event-date", "phone", "opening-hours", "quote"];

export function runSearch(
  index: VillageIndex,
  request: IndexRequest,
  now: Date,
  context: SearchContext = emptyContext,
) {
  const { q, kind } = request;
  const results = findResults(index, request, now.getTime(), context.villageDays);
  const terms = results.matchSet.terms.filter(({ end }) => end <= q.length);
  const answer = asksQuestion(index, request) ? findAnswer(index, q, now, context) : undefined;
  // Words that an answer takes account of are neither unknown nor left out.
  const unknown = unknownWords(q, answer ? [] : terms);
  const hasEmptyDays = results.nearestDates !== undefined;
  const isNearest = unknown.words.length > 0 && results.leftOut.length === 0 && !results.groups;
  const listed = isNearest ? nearestSlots(index, results, unknown.known === undefined) : results.slots;
  // Who reads a sentence or the hours of a page looks for it next.
  const isOfPage = answer?.kind === "quote" || answer?.kind === "opening-hours";
  const source =
    isOfPage && !results.groups ? index.entries.findIndex((entry) => entry?.href === answer.source.href) : -1;
  const found = source < 0 ? listed : [source, ...listed.filter((slot) => slot !== source)];
  const isKind = (slot: number) => !kind || index.entries[slot]?.kind === kind;
  const slots = found.filter(isKind);
  const pages = Math.max(1, Math.ceil(slots.length / pageSize));
  const page = Math.min(request.page, pages);
  const range = { from: (page - 1) * pageSize, to: page * pageSize };
  const unknownFeasts = results.unknownFeasts ?? [];
  return {
    q,
    hits: slots.slice(range.from, range.to).flatMap((slot) => {
      const entry = index.entries[slot];
      const date = results.nearestDates?.get(slot);
      return entry ? toHit(index, entry, results, now.getTime(), date) : [];
    }),
    total: slots.length,
    counts: countKinds(index, found),
    countOfAll: found.length,
    page,
    pages,
    intents: results.intents,
    leftOut: !answer || kindsOfHits.includes(answer.kind) ? results.leftOut : [],
    answer,
    didYouMean: correctedQuery(q, terms),
    unknown: [...new Set([...unknown.words, ...(results.unknownHolidays ?? []), ...unknownFeasts])],
    ...(results.groups && { groups: shownGroups(results, isKind, range) }),
    ...(hasEmptyDays && { hasEmptyDays }),
    ...(results.impossibleDays?.length && { impossibleDays: results.impossibleDays }),
    unknownHolidays: results.unknownHolidays ?? [],
    isNearest,
    known: isNearest ? unknown.known : undefined,
    nearest: found.length === 0 && q !== "" ? similarQueries(index, q) : [],
  };
}

/** The parts of a page of results, with their headings */
function shownGroups(
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
    return [{ id: group.id, heading: headingOf(group, results), count, ...(isContinued && { isContinued }) }];
  });
}

const list = new Intl.ListFormat("de-DE");

function headingOf({ id, slots, words }: HitGroup, { intents, feasts = [], nearestDates }: Results): string {
  const { label = "", days = [] } = intents.find((intent) => intent.id === "zeit") ?? {};
  const [first, last] = days[0] ?? [""];
  if (id === "about") return groupTexts.about(words ? `„${words}“` : list.format(feasts));
  if (id === "days") return groupTexts.days(label.replace(/^.*?: /, ""), days.length === 1 && first === last);
  if (id === "others") return groupTexts.others;
  const starts = slots.flatMap((slot) => nearestDates?.get(slot)?.start ?? []);
  return groupTexts.nearest(
    starts.some((start) => start < first),
    starts.some((start) => start >= first),
  );
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

const hitKinds: readonly HitKind[] = [...kinds, "seite"];

function countKinds(index: VillageIndex, slots: readonly number[]): Record<HitKind, number> {
  const counts = hitKinds.map(() => 0);
  for (const slot of slots) {
    const at = hitKinds.indexOf(index.entries[slot]?.kind as HitKind);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return Object.fromEntries(hitKinds.map((kind, at) => [kind, counts[at]])) as Record<HitKind, number>;
}
