import type { Token } from "@dorfforum/german-search/analysis/tokenize";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import { isUnknown } from "@dorfforum/german-search/query/query-term";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { weights as ofWords } from "@dorfforum/german-search/weights";
import type { Intent } from "../intents/detect-intents";
import {
  conditionsOf,
  daysOf,
  filterOf,
  isAboutQuality,
  isAsking,
  isFunctionWord,
  overlapsAny,
  type Query,
  remainingWords,
  termsOf,
} from "../query";
import { weights } from "../weights";
import type { Filter } from "./filter";
import { relaxations } from "./relaxations";
import type { Results, Way } from "./results";
import { sureTerms } from "./sure-terms";
import { byDate } from "./time-window";

/** The words, and all that is asked for beside days. Ends where anything is found, or nothing is asked for beside the words. */
export const withAllIntents: Way = (query) => {
  const [all = [], ...fewer] = withoutDays(query);
  const results = findWith(query, all);
  return results.slots.length > 0 || fewer.length === 0 ? results : undefined;
};

/** The words, with ever less of what is asked for beside them, at last alone. Ends in any case. */
export const withFewerIntents: Way = (query) => {
  const [, ...fewer] = withoutDays(query);
  let results: Results | undefined;
  for (const applied of fewer) {
    results = findWith(query, applied);
    if (results.slots.length > 0) break;
  }
  return results;
};

const withoutDays = ({ detected }: Query) => relaxations(detected.intents).filter((each) => !daysOf(each));

/** @param applied those of the detected intents that filter */
function findWith(query: Query, applied: readonly Intent[]): Results {
  const { index, now, detected } = query;
  const { intents, removed, unknownHolidays, asksWhen } = detected;
  const words = remainingWords(query, applied).filter(
    (token) => !isUnderstoodAlone(query, token) && !(daysOf(intents) && isAsking(token)),
  );
  const hasWords = words.some((token) => !isFunctionWord(query, token));
  // A query for nothing but a time at which there is nothing lists all events to come.
  const asksForEvents = !hasWords && intents.length + removed.length + unknownHolidays.length > 0;
  const listsEvents = applied.length === 0 && asksForEvents;
  const asksQuality = applied.some(isAboutQuality);
  const filter = filterOf(
    query,
    listsEvents ? [{ type: "art", kind: "veranstaltung" }] : conditionsOf(applied),
    { prefersDated: asksWhen, isAhead: asksQuality && !hasWords },
  );
  // "Was ist am Wochenende los?" has no words to search: everything that passes is listed.
  const listsAll = !hasWords && (listsEvents || applied.length > 0);
  const matchSet = toMatchSet(index, listsAll ? [] : termsOf(query, words));
  const isHiding =
    (asksQuality && hidesAnswer(query, matchSet, filter)) ||
    (filter.hasTime && hidesNoun(query, matchSet, filter));
  return {
    matchSet,
    intents,
    applied,
    unknownHolidays,
    slots: isHiding ? [] : listsAll ? listed(query, filter) : rank(index, matchSet, { now, filter }),
    ...(!isHiding && filter.hasTime && { window: filter.window }),
  };
}

/** In the order in which content is browsed, which is that of the next dates */
const listed = ({ index }: Query, filter: Filter): readonly number[] =>
  filter.hasTime ? byDate(index, filter.events(), filter.window) : filter.slots();

/** A feast or a group of people that no entry names: "Totensonntag" is understood, although nothing takes place. */
function isUnderstoodAlone(query: Query, token: Token): boolean {
  const { intents, unknownHolidays } = query.detected;
  const isDetected =
    unknownHolidays.includes(token.text) || intents.some(({ positions }) => overlapsAny(token, positions));
  return isDetected && termsOf(query, [token]).every(isUnknown);
}

/** Whether a part of the day hides what has a noun that nothing of that time has: "Volleyball abends" */
function hidesNoun(query: Query, { terms }: MatchSet, ofTime: Filter): boolean {
  const nouns = terms.filter(({ weight }) => weight === ofWords.term.noun);
  const { leftOut } = sureTerms(query, nouns, ofTime);
  return sureTerms(query, leftOut, query.eligible).fitting.length > 0;
}

/** Whether a condition on a quality ("barrierefrei") removes the best match: a hit with a word of its own, or a better text hit */
function hidesAnswer(query: Query, matchSet: MatchSet, withQuality: Filter): boolean {
  const { index, now, eligible } = query;
  const { leftOut } = sureTerms(query, matchSet.terms, withQuality);
  if (sureTerms(query, leftOut, eligible).fitting.length > 0) return true;
  const limit = weights.intent.bestWithQuality;
  const best = rank(index, matchSet, { now, filter: eligible, readsTexts: false, limit });
  const [first = -1] = best;
  return (
    best.length > 0 &&
    index.entries[first]?.dates === undefined &&
    best.every((slot) => withQuality.factorOf(slot) === 0)
  );
}
