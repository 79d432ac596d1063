import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import { isUnknown, type QueryTerm } from "@dorfforum/german-search/query/query-term";
import { productOf, rank } from "@dorfforum/german-search/ranking/rank";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { byDate, matchingSlots } from "./browsing-order";
import { termsAtTime } from "./dated-terms";
import { hidesAnswer } from "./hides-answer";
import { type Condition, type DetectedIntents, detectIntents, type Intent } from "./intents/detect-intents";
import {
  isAboutTime,
  relaxations,
  type TimeWindow,
  takesPlaceWithin,
  toIntentFilter,
  toTimeWindow,
} from "./intents/intent-filter";
import { isAboutQuality, maxTokens, remainingWords } from "./remaining-words";
import type { SearchRequest, SearchResponse } from "./search-response";
import type { EntryBoost, VillageIndex } from "./village-index";
import { weights } from "./weights";

/** Max. undated hits listed after the dated ones */
const maxUndated = 3;

export type IndexRequest = Omit<SearchRequest, "category"> & {
  category: { id: string; name: string } | undefined | false;
};

export type Results = {
  slots: number[];
  matchSet: MatchSet;
  intents: SearchResponse["intents"];
  /** Words that fit nothing at the time that is asked for */
  leftOut: string[];
  /** School holidays whose days are not known */
  unknownHolidays?: string[];
  /** When events take place, where the query asks for a time */
  window?: TimeWindow | undefined;
};

export function findResults(index: VillageIndex, request: IndexRequest, now: number): Results {
  const { q, category, literally, without } = request;
  const none: Results = { slots: [], matchSet: toMatchSet(index, []), intents: [], leftOut: [] };
  if (category === false) return none;
  if (q === "") return { ...none, slots: matchingSlots(index, inCategory(category), now) };
  if (tokenize(q, 0, 1).length === 0) return none;
  const detected =
    index.layers.questions && !literally
      ? detectIntents(q, new Date(now), without, index.village, index.layers.qualities)
      : { intents: [], impliedWords: [], asksWhen: false, unknownHolidays: [], removed: [], setAside: [] };
  const tried = [detected.intents, ...relaxations(detected.intents)];
  const hasTime = (intents: readonly Intent[]) => intents.some(({ condition }) => condition.type === "zeit");
  const attempts = tried.filter(hasTime).map((applied): Attempt => {
    const conditions = applied.map(({ condition }) => condition);
    return { applied, conditions, window: toTimeWindow(conditions, now) };
  });
  // The day is the strong condition: words go before it does.
  for (const leavesOut of [false, true]) {
    for (const attempt of attempts) {
      const results = findAtTime(index, request, now, detected, attempt, leavesOut);
      if (results.slots.length > 0) return results;
    }
  }
  let results: Results = none;
  for (const intents of tried.filter((each) => !hasTime(each))) {
    results = findWithIntents(index, request, now, detected, intents);
    if (results.slots.length > 0) break;
  }
  return { ...results, unknownHolidays: detected.unknownHolidays };
}

/** The intents that filter, and when events have to take place then */
type Attempt = { applied: readonly Intent[]; conditions: Condition[]; window: TimeWindow };

/**
 * What takes place at the time that is asked for, of which words select.
 * @param leavesOut whether all of it is listed where no word fits
 */
function findAtTime(
  index: VillageIndex,
  request: IndexRequest,
  now: number,
  detected: DetectedIntents,
  { applied, conditions, window }: Attempt,
  leavesOut: boolean,
): Results {
  const { q, category, literally } = request;
  const boosts = category ? [inCategory(category)] : [];
  const boostOf = productOf([...boosts, toIntentFilter(index, conditions, window, now)]);
  const said = remainingWords(detected, applied, q).filter(
    ({ text }) => !isStopWord(index.lexicon.normalise(text)),
  );
  // "Lauf im Februar" asks for one where one is called so.
  const isName = ({ text }: Token) =>
    said.length === 1 &&
    matchingSlots(index, boostOf, now, true).some((slot) =>
      index
        .nameWords(index.entries[slot]?.title ?? "")
        .some(({ word }) => word.endsWith(index.lexicon.stemOf(index.lexicon.normalise(text)))),
    );
  const words = said.filter((token) => !isFiller(fold(token.text)) || isName(token));
  const terms = index.analyser.analyse(words, { literally });
  const { fitting, leftOut } = termsAtTime(index, q, terms, boostOf);
  const none = toMatchSet(index, []);
  const reported = { intents: reportIntents(q, detected, applied), leftOut: wordsOf(q, leftOut), window };
  if (fitting.length === 0 && terms.length > 0 && !leavesOut)
    return { ...reported, matchSet: none, slots: [] };
  const matchSet = toMatchSet(index, terms);
  const dated =
    fitting.length > 0
      ? rank(index, toMatchSet(index, fitting), { now, boostOf })
      : byDate(index, matchingSlots(index, boostOf, now, true), window);
  const isFeast = applied.some(({ condition, isSearchable }) => condition.type === "zeit" && isSearchable);
  const others = dated.length > 0 && (isFeast || leftOut.length > 0) ? undated() : [];
  return { ...reported, matchSet, slots: [...dated, ...others.filter((slot) => !dated.includes(slot))] };

  /** What is no event and has the words, or the name of the feast */
  function undated(): number[] {
    const named = isFeast ? index.analyser.analyse(tokenize(q, 0, maxTokens), { literally }) : leftOut;
    const sure = termsAtTime(index, q, named, productOf(boosts), true).fitting;
    return sure.length === 0
      ? []
      : rank(index, toMatchSet(index, sure), { now, boostOf: productOf(boosts) })
          .filter((slot) => (isFeast && leftOut.length === 0) || !index.entries[slot]?.dates)
          .slice(0, maxUndated);
  }
}

const wordsOf = (q: string, terms: readonly QueryTerm[]) =>
  terms.map(({ start, end }) => q.slice(start, end));

function reportIntents(q: string, detected: DetectedIntents, applied: readonly Intent[]): Results["intents"] {
  return detected.intents.map((intent) => ({
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

const inCategory =
  (category: IndexRequest["category"]): EntryBoost =>
  ({ categories }) =>
    !category || categories.some(({ id }) => id === category.id) ? 1 : 0;

/** @param applied those of the detected intents that filter; the others are reported as failed. */
function findWithIntents(
  index: VillageIndex,
  { q, category, literally }: IndexRequest,
  now: number,
  detected: DetectedIntents,
  applied: readonly Intent[],
): Results {
  const { intents, removed, unknownHolidays } = detected;
  const asksForTime = intents.some(({ condition }) => condition.type === "zeit");
  const words = remainingWords(detected, applied, q).filter(
    (token) => !isUnderstoodAlone(token) && !(asksForTime && isFiller(fold(token.text))),
  );
  const hasWords = words.some(({ text }) => !isStopWord(index.lexicon.normalise(text)));
  const asksForEvents = !hasWords && intents.length + removed.length + unknownHolidays.length > 0;
  const conditions = conditionsOf(applied, asksForEvents);
  const window = toTimeWindow(conditions, now);
  const timed = conditions.some(isAboutTime) ? window : undefined;
  const boosts = category ? [inCategory(category)] : [];
  if (conditions.length > 0) boosts.push(toIntentFilter(index, conditions, window, now));
  if (detected.asksWhen)
    boosts.push((entry, slot) => (takesPlaceWithin(index, entry, slot, window) ? weights.intent.dated : 1));
  const asksQuality = applied.some(isAboutQuality);
  if (asksQuality && !hasWords) boosts.push((entry, slot) => (index.isOver(entry, slot, now) ? 0 : 1));
  const boostOf = productOf(boosts);
  // "Was ist am Wochenende los?" has no words to search: everything that passes is listed.
  const listsAll = conditions.length > 0 && !hasWords;
  const matchSet = toMatchSet(index, listsAll ? [] : index.analyser.analyse(words, { literally }));
  const reported = { matchSet, intents: reportIntents(q, detected, applied), leftOut: [] };
  if (asksQuality && hidesAnswer(index, q, matchSet, boostOf, inCategory(category), now))
    return { ...reported, slots: [] };
  return {
    ...reported,
    slots: listsAll
      ? byDate(index, matchingSlots(index, boostOf, now, timed !== undefined), window)
      : rank(index, matchSet, { now, boostOf }),
    window: timed,
  };

  /** A feast or a group of people that no entry names: "Totensonntag" is understood, although nothing takes place. */
  function isUnderstoodAlone(token: Token): boolean {
    const isDetected =
      unknownHolidays.includes(token.text) ||
      intents.some(({ positions }) =>
        positions.some(({ start, end }) => token.start < end && token.end > start),
      );
    return isDetected && index.analyser.analyse([token], { literally }).every(isUnknown);
  }
}

/** A query for nothing but a time at which there is nothing lists all events to come. */
function conditionsOf(applied: readonly Intent[], asksForEvents: boolean): Condition[] {
  if (applied.length === 0 && asksForEvents) return [{ type: "art", kind: "veranstaltung" }];
  return applied.map(({ condition }) => condition);
}
