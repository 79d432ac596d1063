import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { isUnknown } from "@dorfforum/german-search/query/query-term";
import { productOf, rank } from "@dorfforum/german-search/ranking/rank";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { byDate, matchingSlots, passesAnyEvent } from "./browsing-order";
import { termsAtTime } from "./dated-terms";
import { daysOf, groupOfWords, withNearestDates } from "./empty-days";
import { findFeast } from "./find-feast";
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
import {
  type HitGroup,
  type IndexRequest,
  inCategory,
  type Results,
  reportIntents,
  wordsOf,
} from "./results";
import type { EntryBoost, VillageIndex } from "./village-index";
import { weights } from "./weights";

/** Max. undated hits listed after the dated ones */
const maxUndated = 3;

export function findResults(
  index: VillageIndex,
  request: IndexRequest,
  now: number,
  villageDays: VillageDays,
): Results {
  const { q, category, literally, without } = request;
  const none: Results = { slots: [], matchSet: toMatchSet(index, []), intents: [], leftOut: [] };
  if (category === false) return none;
  if (q === "") return { ...none, slots: matchingSlots(index, inCategory(category), now) };
  if (tokenize(q, 0, 1).length === 0) return none;
  const detected =
    index.layers.questions && !literally
      ? detectIntents(q, new Date(now), without, villageDays, index.layers.qualities)
      : noIntents;
  const findTopic = () => findFeast(index, request, now, detected);
  if (detected.feasts.length > 0 && !detected.asksDays) return findTopic();
  const { unknownHolidays, impossibleDays } = detected;
  const tried = [detected.intents, ...relaxations(detected.intents)];
  const attempts = tried.filter(hasTime).flatMap((applied): Attempt[] => {
    const conditions = applied.map(({ condition }) => condition);
    const window = toTimeWindow(conditions, now);
    const boostOf = productOf([inCategory(category), toIntentFilter(index, conditions, window, now)]);
    // Most days that are asked for are empty, whatever the words are.
    return passesAnyEvent(index, boostOf, now) ? [{ applied, window, boostOf }] : [];
  });
  // The day is the strong condition: words go before it does.
  for (const leavesOut of [false, true]) {
    for (const attempt of attempts) {
      const results = findAtTime(index, request, now, detected, attempt, leavesOut);
      if (results.slots.length > 0) return { ...results, impossibleDays };
    }
  }
  if (detected.feasts.length > 0) return findTopic();
  let results: Results = none;
  let applied: Intent[] = [];
  for (const intents of tried.filter((each) => !hasTime(each))) {
    results = findWithIntents(index, request, now, detected, intents);
    applied = intents;
    if (results.slots.length > 0) break;
  }
  const days = detected.intents.find((intent) => hasTime([intent]));
  const grouped = days && { ...results, ...groupOfWords(index, q, results, days.positions) };
  const near =
    grouped && withNearestDates(index, grouped, daysOf([days]), applied, inCategory(category), now);
  return { ...(near?.nearestDates ? near : results), unknownHolidays, impossibleDays };
}

const noIntents: DetectedIntents = {
  intents: [],
  impliedWords: [],
  asksWhen: false,
  unknownHolidays: [],
  feasts: [],
  asksDays: false,
  impossibleDays: [],
  removed: [],
  setAside: [],
};

const hasTime = (intents: readonly Intent[]) => daysOf(intents) !== undefined;

/** The intents that filter, and when events have to take place then */
type Attempt = { applied: readonly Intent[]; window: TimeWindow; boostOf: EntryBoost };

/**
 * What takes place at the time that is asked for, of which words select.
 * @param leavesOut whether all of it is listed where no word fits
 */
function findAtTime(
  index: VillageIndex,
  request: IndexRequest,
  now: number,
  detected: DetectedIntents,
  { applied, window, boostOf }: Attempt,
  leavesOut: boolean,
): Results {
  const { q, category, literally } = request;
  const isEligible = inCategory(category);
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
  const reported = {
    intents: reportIntents(q, detected.intents, applied),
    leftOut: wordsOf(q, leftOut),
    feasts: detected.feasts.map(({ name }) => name),
    window,
  };
  if (fitting.length === 0 && terms.length > 0 && !leavesOut)
    return { ...reported, matchSet: none, slots: [] };
  const matchSet = toMatchSet(index, terms);
  const dated =
    fitting.length > 0
      ? rank(index, toMatchSet(index, fitting), { now, boostOf })
      : byDate(index, matchingSlots(index, boostOf, now, true), window);
  const days = applied.find(({ condition }) => condition.type === "zeit");
  const isFeast = days?.isSearchable === true;
  const found = dated.length > 0 && (isFeast || leftOut.length > 0) ? undated() : [];
  const others = found.filter((slot) => !dated.includes(slot));
  const slots = [...dated, ...others];
  if (others.length === 0) return { ...reported, matchSet, slots };
  const isAbout = detected.feasts.length > 0 && leftOut.length === 0;
  const groups: HitGroup[] = [
    { id: "days", slots: dated },
    { id: isAbout ? "about" : "others", slots: others },
  ];
  return { ...reported, matchSet, slots, groups };

  /** What is no event and has the words, or the name of the feast */
  function undated(): number[] {
    const ofDays = tokenize(q, 0, maxTokens).filter(
      (token) => isFeast && days?.positions.some(({ start, end }) => token.start < end && token.end > start),
    );
    const named = isFeast ? index.analyser.analyse([...ofDays, ...words], { literally }) : leftOut;
    const sure = termsAtTime(index, q, named, isEligible, true).fitting;
    return sure.length === 0
      ? []
      : rank(index, toMatchSet(index, sure), { now, boostOf: isEligible })
          .filter((slot) => (isFeast && leftOut.length === 0) || !index.entries[slot]?.dates)
          .slice(0, maxUndated);
  }
}

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
  const reported = { matchSet, intents: reportIntents(q, intents, applied), leftOut: [] };
  if (asksQuality && hidesAnswer(index, q, matchSet, boostOf, inCategory(category), now))
    return { ...reported, slots: [] };
  return {
    ...reported,
    slots: listsAll ? listed() : rank(index, matchSet, { now, boostOf }),
    window: timed,
  };

  /** In the order in which content is browsed, which is that of the next dates */
  function listed(): number[] {
    const slots = matchingSlots(index, boostOf, now, timed !== undefined);
    return timed ? byDate(index, slots, window) : slots;
  }

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
