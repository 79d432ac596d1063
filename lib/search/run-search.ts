import { kinds } from "@/lib/routes";
import { isStopWord } from "./analysis/stop-words";
import { type Token, tokenize } from "./analysis/tokenize";
import { browsingOrder } from "./browsing-order";
import { correctedQuery, similarQueries } from "./did-you-mean";
import type { SearchIndex } from "./index/search-index";
import { type Condition, detectIntents, type Intent, type Question } from "./intents/detect-intents";
import { dateIn, type EntryBoost, type TimeWindow, toIntentFilter, windowOf } from "./intents/intent-filter";
import { type MatchSet, toMatchSet } from "./match-set";
import { isUnknown } from "./query/query-term";
import { rank } from "./ranking/rank";
import type { SearchEntry } from "./search-entry";
import type { HitKind, SearchRequest, SearchResponse } from "./search-response";
import { toHit } from "./to-hit";

const pageSize = 20;
/** Words of a query that are searched; what comes after them is left out. */
const maxWords = 20;

/** A category that there is, or undefined for none asked; `false` for one that there is not. */
type Category = { id: string; name: string } | undefined | false;

/** Answers from an index alone: pure but for what it keeps ready, and quick however many entries there are. */
export function runSearch(
  index: SearchIndex,
  request: Omit<SearchRequest, "category"> & { category: Category },
  now: Date,
): Omit<SearchResponse, "category" | "unknownCategory"> {
  const found = request.category === false ? nothingIn(index) : find(index, request, now);
  const counts = countKinds(index, found.slots);
  const slots = request.kind
    ? found.slots.filter((slot) => index.entries[slot]?.kind === request.kind)
    : found.slots;
  const pages = Math.max(1, Math.ceil(slots.length / pageSize));
  const page = Math.min(request.page, pages);
  const written = found.matchSet.terms.filter(({ end }) => end <= request.q.length);
  return {
    q: request.q,
    hits: slots.slice((page - 1) * pageSize, page * pageSize).flatMap((slot) => {
      const entry = index.entries[slot];
      return entry ? toHit(index, entry, found.matchSet, found.window, now.getTime()) : [];
    }),
    total: slots.length,
    ...{ counts, countOfAll: found.slots.length, page, pages },
    intents: found.intents,
    didYouMean: correctedQuery(request.q, written),
    unknown: written
      .filter((term) => !term.correction && isUnknown(term))
      .map(({ start, end }) => request.q.slice(start, end)),
    nearest: found.slots.length === 0 && request.q !== "" ? similarQueries(index, request.q) : [],
  };
}

type Found = {
  slots: number[];
  matchSet: MatchSet;
  window?: TimeWindow | undefined;
  intents: SearchResponse["intents"];
};

const nothingIn = (index: SearchIndex): Found => ({
  slots: [],
  matchSet: toMatchSet(index, []),
  intents: [],
});

type Asked = Parameters<typeof runSearch>[1];

function find(index: SearchIndex, { q, category, without, literally }: Asked, now: Date): Found {
  const inCategory: EntryBoost = (entry) =>
    !category || entry.categories.some(({ id }) => id === category.id) ? 1 : 0;
  if (q === "") {
    const slots = browsingOrder(index, now.getTime());
    return {
      ...nothingIn(index),
      slots: category
        ? slots.filter((slot) => inCategory(index.entries[slot] as SearchEntry, slot) > 0)
        : slots,
    };
  }
  const words = tokenize(q, 0, maxWords);
  if (words.length === 0) return nothingIn(index);
  const reads = index.layers.questions && !literally;
  const { intents, alsoMeans, asksWhen } = reads ? detectIntents(q, now, without) : nothingRead;
  // What fits none is dropped one by one, the least telling first, until something is found.
  for (const kept of fewerAndFewer(intents)) {
    const used = intents.filter((intent) => kept.includes(intent) || !intent.isTelling);
    const rest = [
      ...words.filter((word) => !used.some((intent) => overlaps(intent, word))),
      // They stand behind the query, so that nothing in it is taken for them.
      ...tokenize(`${q} ${alsoMeans.join(" ")}`, q.length),
    ];
    const says = rest.some(({ text }) => !isStopWord(index.lexicon.normalise(text)));
    const conditions = conditionsOf(kept, intents.length > 0 && !says);
    const fits = toIntentFilter(index, conditions, now.getTime());
    const window = windowOf(conditions, now.getTime());
    const timeliness: EntryBoost = (entry) =>
      asksWhen && entry.dates && dateIn(index, entry, window) ? timely : 1;
    const passes: EntryBoost = (entry, slot) =>
      inCategory(entry, slot) * fits(entry, slot) * timeliness(entry, slot);
    const found = findWords(index, rest, {
      passes,
      window,
      literally,
      now: now.getTime(),
      listsAll: conditions.length > 0 && !says,
    });
    if (found.slots.length === 0 && kept.length > 0) continue;
    const said = intents.map((intent) => ({
      ...{ id: intent.id, label: intent.label, words: q.slice(intent.start, intent.end).trim() },
      ...(kept.includes(intent) ? {} : { failed: true }),
    }));
    const usesDates = conditions.some(({ about }) => about === "zeit" || about === "tageszeit");
    return { ...found, intents: said, window: usesDates ? window : undefined };
  }
  return nothingIn(index);
}

const nothingRead: Question = { intents: [], alsoMeans: [], asksWhen: false };

/** How much better what takes place answers when it does */
const timely = 1.2;

/** Who asked only for a time at which there is nothing is shown what comes next. */
function conditionsOf(kept: readonly Intent[], isAllThatWasAsked: boolean): Condition[] {
  if (kept.length === 0 && isAllThatWasAsked) return [{ about: "art", kind: "veranstaltung" }];
  return kept.map(({ condition }) => condition);
}

const overlaps = (intent: Intent, word: Token) => word.start < intent.end && word.end > intent.start;

/** All of them, then without one, then without more and more: the hour, the people, the days, the kind; at last none. */
function fewerAndFewer(intents: readonly Intent[]): Intent[][] {
  const least = ["tageszeit", "zielgruppe", "zeit", "art"].filter((id) =>
    intents.some((intent) => intent.id === id),
  );
  const dropped = [
    [],
    ...least.map((id) => [id]),
    ...least.slice(1).map((_, last) => least.slice(0, last + 2)),
  ];
  return dropped.map((ids) => intents.filter(({ id }) => !ids.includes(id)));
}

/** `listsAll`: there are no words to search, and what passes is the answer. */
type Search = { passes: EntryBoost; window: TimeWindow; literally: boolean; now: number; listsAll: boolean };

function findWords(
  index: SearchIndex,
  words: Token[],
  { passes, window, literally, now, listsAll }: Search,
): Omit<Found, "intents"> {
  // "Was ist am Wochenende los?" asks for all there is then.
  if (listsAll) return { slots: allThatFit(index, passes, window, now), matchSet: toMatchSet(index, []) };
  const matchSet = toMatchSet(index, index.analyser.read(words, { literally }));
  return { slots: rank(index, matchSet, now, passes), matchSet };
}

/** In the order of browsing, events by the date that fits. */
function allThatFit(index: SearchIndex, passes: EntryBoost, window: TimeWindow, now: number): number[] {
  const fitting = browsingOrder(index, now).filter(
    (slot) => passes(index.entries[slot] as SearchEntry, slot) > 0,
  );
  const startOf = (slot: number) => dateIn(index, index.entries[slot] as SearchEntry, window)?.start ?? "";
  const dated = fitting.map((slot) => ({ slot, start: startOf(slot) }));
  // Sorting is stable: what has no date keeps its place.
  return dated
    .sort((a, b) => (a.start && b.start ? a.start.localeCompare(b.start) : 0))
    .map(({ slot }) => slot);
}

function countKinds(index: SearchIndex, slots: readonly number[]): Record<HitKind, number> {
  const counts = Object.fromEntries([...kinds, "seite" as const].map((kind) => [kind, 0])) as Record<
    HitKind,
    number
  >;
  for (const slot of slots) {
    const kind = index.entries[slot]?.kind;
    if (kind) counts[kind] += 1;
  }
  return counts;
}
