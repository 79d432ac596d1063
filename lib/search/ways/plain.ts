import type { Token } from "@dorfforum/german-search/analysis/tokenize";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { isUnknown, type QueryTerm } from "@dorfforum/german-search/query/query-term";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { weights as ofWords } from "@dorfforum/german-search/weights";
import type { Intent } from "../intents/detect-intents";
import {
  conditionsOf,
  daysOf,
  isAboutQuality,
  isAsking,
  isFunctionWord,
  overlaps,
  overlapsAny,
  type Query,
  remainingWords,
  termsOf,
} from "../query";
import { weights } from "../weights";
import { Filter } from "./filter";
import { relaxations } from "./relaxations";
import type { Results, Way } from "./results";
import { sureTerms } from "./sure-terms";
import { byDate } from "./time-window";

/** The words, and ever less of what is asked for beside days until anything is found. Ends in any case. */
export const plain: Way = (query) => {
  let results: Results | undefined;
  for (const applied of relaxations(query.detected.intents).filter((each) => !daysOf(each))) {
    results = findWith(query, applied);
    if (results.slots.length > 0) break;
  }
  return results;
};

/** @param applied those of the detected intents that filter */
function findWith(query: Query, applied: readonly Intent[]): Results {
  const { index, now, detected } = query;
  const { intents, removed, unknownHolidays, asksWhen } = detected;
  // A feast or a group of people that no entry names: "Totensonntag" is understood, although nothing takes place.
  const isUnderstoodAlone = (token: Token) =>
    (unknownHolidays.includes(token.text) ||
      intents.some(({ positions }) => overlapsAny(token, positions))) &&
    termsOf(query, [token]).every(isUnknown);
  const words = remainingWords(query, applied).filter((token) => !isUnderstoodAlone(token));
  const isWording = (token: Token) => daysOf(intents) !== undefined && isAsking(token);
  const hasWords = words.some((token) => !isWording(token) && !isFunctionWord(query, token));
  // A query for nothing but a time at which there is nothing lists all events to come.
  const asksForEvents = !hasWords && intents.length + removed.length + unknownHolidays.length > 0;
  const listsEvents = applied.length === 0 && asksForEvents;
  // "Was ist am Wochenende los?" has no words to search: everything that passes is listed.
  const listsAll = !hasWords && (listsEvents || applied.length > 0);
  // "heute eingeschlafen für immer" is understood together, so that wording goes after it was read.
  const isSaid = (term: QueryTerm) => !words.filter((token) => overlaps(token, term)).every(isWording);
  const terms = listsAll ? [] : termsOf(query, words).filter(isSaid);
  const asksQuality = applied.some(isAboutQuality);
  const filter = new Filter(
    query,
    listsEvents ? [{ type: "art", kind: "veranstaltung" }] : conditionsOf(applied),
    { prefersDated: asksWhen, isAhead: asksQuality && !hasWords },
  );
  // A part of the day may hide what has a noun ("Volleyball abends"), a quality what has any word, or fits best.
  const isAsked = ({ weight }: QueryTerm) => asksQuality || (filter.hasTime && weight === ofWords.term.noun);
  const hidden = sureTerms(query, terms.filter(isAsked), filter).leftOut;
  const matchSet = toMatchSet(index, terms);
  const limit = weights.intent.bestWithQuality;
  const best = asksQuality
    ? rank(index, matchSet, { now, filter: query.eligible, readsTexts: false, limit })
    : [];
  const isHidingBest =
    best.length > 0 &&
    !index.entries[best[0] ?? -1]?.dates &&
    best.every((slot) => filter.factorOf(slot) === 0);
  const isHiding = isHidingBest || sureTerms(query, hidden, query.eligible).fitting.length > 0;
  const slots = () => {
    if (!listsAll) return rank(index, matchSet, { now, filter });
    return filter.hasTime ? byDate(index, filter.events(), filter.window) : filter.slots();
  };
  return {
    matchSet,
    intents,
    applied,
    unknownHolidays,
    slots: isHiding ? [] : slots(),
    ...(!isHiding && filter.hasTime && { window: filter.window }),
  };
}
