import { kinds } from "@/lib/routes";
import { isStopWord } from "./analysis/stop-words";
import { type Token, tokenize } from "./analysis/tokenize";
import type { SearchIndex } from "./index/search-index";
import { type Condition, type DetectedIntents, detectIntents, type Intent } from "./intents/detect-intents";
import {
  dateWithin,
  isAboutTime,
  relaxations,
  type TimeWindow,
  toIntentFilter,
  toTimeWindow,
} from "./intents/intent-filter";
import { type MatchSet, toMatchSet } from "./match-set";
import { type EntryBoost, productOf, rank } from "./ranking/rank";
import type { SearchRequest, SearchResponse } from "./search-response";
import { weights } from "./weights";

const maxTokens = 20;

export type IndexRequest = Omit<SearchRequest, "category"> & {
  category: { id: string; name: string } | undefined | false;
};

export type Results = {
  slots: number[];
  matchSet: MatchSet;
  intents: SearchResponse["intents"];
  /** When events take place, where the query asks for a time */
  window?: TimeWindow | undefined;
};

export function findResults(index: SearchIndex, request: IndexRequest, now: number): Results {
  const { q, category, literally, without } = request;
  const none: Results = { slots: [], matchSet: toMatchSet(index, []), intents: [] };
  if (category === false) return none;
  if (q === "") return { ...none, slots: matchingSlots(index, inCategory(category), now) };
  if (tokenize(q, 0, 1).length === 0) return none;
  const detected =
    index.layers.questions && !literally
      ? detectIntents(q, new Date(now), without)
      : { intents: [], impliedWords: [], asksWhen: false };
  let results = findWithIntents(index, request, now, detected, detected.intents);
  for (const fewer of relaxations(detected.intents)) {
    if (results.slots.length > 0) break;
    results = findWithIntents(index, request, now, detected, fewer);
  }
  return results;
}

const inCategory =
  (category: IndexRequest["category"]): EntryBoost =>
  ({ categories }) =>
    !category || categories.some(({ id }) => id === category.id) ? 1 : 0;

/** @param applied those of the detected intents that filter; the others are reported as failed. */
function findWithIntents(
  index: SearchIndex,
  { q, category, literally }: IndexRequest,
  now: number,
  detected: DetectedIntents,
  applied: readonly Intent[],
): Results {
  const words = wordsBeside(detected, applied, q);
  const hasWords = words.some(({ text }) => !isStopWord(index.lexicon.normalise(text)));
  const conditions = conditionsOf(applied, detected.intents.length > 0 && !hasWords);
  const window = toTimeWindow(conditions, now);
  const boosts = category ? [inCategory(category)] : [];
  if (conditions.length > 0) boosts.push(toIntentFilter(index, conditions, window, now));
  if (detected.asksWhen)
    boosts.push((entry) => (entry.dates && dateWithin(index, entry, window) ? weights.intent.dated : 1));
  const boostOf = productOf(boosts);
  // "Was ist am Wochenende los?" has no words to search: everything that passes is listed.
  const listsAll = conditions.length > 0 && !hasWords;
  const matchSet = toMatchSet(index, listsAll ? [] : index.analyser.analyse(words, { literally }));
  return {
    slots: listsAll
      ? byDate(index, matchingSlots(index, boostOf, now), window)
      : rank(index, matchSet, { now, boostOf }),
    matchSet,
    intents: detected.intents.map((intent) => ({
      id: intent.condition.type,
      label: intent.label,
      words: q.slice(intent.start, intent.end).trim(),
      ...(!applied.includes(intent) && { failed: true }),
    })),
    window: conditions.some(isAboutTime) ? window : undefined,
  };
}

function wordsBeside({ intents, impliedWords }: DetectedIntents, applied: readonly Intent[], q: string) {
  const accounting = intents.filter((intent) => applied.includes(intent) || !intent.isSearchable);
  const isInside = (token: Token) =>
    accounting.some(({ start, end }) => token.start < end && token.end > start);
  return [
    ...tokenize(q, 0, maxTokens).filter((token) => !isInside(token)),
    ...tokenize(`${q} ${impliedWords.join(" ")}`, q.length),
  ];
}

/** A query for nothing but a time at which there is nothing lists all events to come. */
function conditionsOf(applied: readonly Intent[], hasOnlyIntents: boolean): Condition[] {
  if (applied.length === 0 && hasOnlyIntents) return [{ type: "art", kind: "veranstaltung" }];
  return applied.map(({ condition }) => condition);
}

function matchingSlots(index: SearchIndex, boostOf: EntryBoost, now: number): number[] {
  return browsingOrder(index, now).filter((slot) => {
    const entry = index.entries[slot];
    return entry && boostOf(entry, slot) > 0;
  });
}

/** How long the order of an index that does not change is kept: events pass. */
const maxOrderAgeMs = 60_000;

const orders = new WeakMap<SearchIndex, { version: number; computedAt: number; slots: number[] }>();
const byName = new Intl.Collator("de");

/** Slots of all but pages: events to come, newest articles, offers, infos, organisations from A to Z, past events. */
function browsingOrder(index: SearchIndex, now: number): number[] {
  const cached = orders.get(index);
  if (cached?.version === index.version && Math.abs(now - cached.computedAt) < maxOrderAgeMs)
    return cached.slots;
  const sortable = index.entries.flatMap((entry, slot) => {
    if (!entry || entry.kind === "seite") return [];
    const { kind, title, dates, day, changedAt } = entry;
    const next = dates && index.dates.firstWithin(entry, now);
    const isByName = kind === "verein" || kind === "kindertagesstätte";
    const time = Date.parse(next?.start ?? dates?.start ?? day ?? changedAt);
    return {
      slot,
      title,
      group: dates && !next ? kinds.length : kinds.indexOf(kind),
      time: isByName ? 0 : next ? time : -time,
    };
  });
  sortable.sort((a, b) => a.group - b.group || a.time - b.time || byName.compare(a.title, b.title));
  const slots = sortable.map(({ slot }) => slot);
  orders.set(index, { version: index.version, computedAt: now, slots });
  return slots;
}

/** Events by their date inside the window; entries without a date keep their place, since sorting is stable. */
function byDate(index: SearchIndex, slots: readonly number[], window: TimeWindow): number[] {
  const startOf = (slot: number) => {
    const entry = index.entries[slot];
    return (entry && dateWithin(index, entry, window)?.start) ?? "";
  };
  return slots
    .map((slot) => ({ slot, start: startOf(slot) }))
    .sort((a, b) => (a.start && b.start ? a.start.localeCompare(b.start) : 0))
    .map(({ slot }) => slot);
}
