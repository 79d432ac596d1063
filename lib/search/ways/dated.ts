import type { Token } from "@dorfforum/german-search/analysis/tokenize";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { rank } from "@dorfforum/german-search/ranking/rank";
import type { Intent } from "../intents/detect-intents";
import {
  conditionsOf,
  daysOf,
  isAsking,
  isFunctionWord,
  overlapsAny,
  positionsOfDays,
  type Query,
  remainingWords,
  termsOf,
  wordsOf,
} from "../query";
import { isCalledBy, isService, isStanding } from "./about-words";
import { isOrdinal } from "./feast-names";
import { Filter } from "./filter";
import { relaxations } from "./relaxations";
import type { HitGroup, Way } from "./results";
import { sureTerms } from "./sure-terms";
import { byDate, isWeekly } from "./time-window";

/** Max. undated hits listed beside the dated ones, and how many of the best hits at any time are read for them */
const maxUndated = 3;
const maxNamed = 5;

/**
 * What takes place at the time that is asked for. The day is the strong condition: words go before it does. Ends where a time is
 * asked for at which something takes place.
 */
export const dated: Way = (query) => {
  let whole: Attempt | undefined;
  let found: Attempt | undefined;
  for (const applied of relaxations(query.detected.intents).filter(daysOf)) {
    const filter = new Filter(query, conditionsOf(applied));
    // Most days that are asked for are empty, whatever the words are.
    if (filter.events().length === 0) continue;
    const attempt = tryAt(query, applied, filter);
    whole ??= attempt;
    if (attempt.fitting.length > 0 || attempt.terms.length === 0) {
      found = attempt;
      break;
    }
  }
  const attempt = found ?? whole;
  return attempt && resultsAt(query, attempt);
};

const isOfType =
  (...types: Intent["condition"]["type"][]) =>
  ({ condition }: Intent) =>
    types.includes(condition.type);

type Attempt = ReturnType<typeof tryAt>;

/** The words of a query beside some intents, and those of them that something at the time has */
function tryAt(query: Query, applied: readonly Intent[], filter: Filter) {
  const said = remainingWords(query, applied).filter((token) => !isFunctionWord(query, token));
  const words = said.filter(
    (token) => !isAsking(token) || (said.length === 1 && isName(query, token, filter)),
  );
  const terms = termsOf(query, words);
  return { applied, filter, words, terms, ...sureTerms(query, terms, filter) };
}

/** "Lauf im Februar" asks for one where one is called so. */
function isName({ index }: Query, { text }: Token, filter: Filter): boolean {
  const stem = index.lexicon.stemOf(index.lexicon.normalise(text));
  return filter
    .events()
    .some((slot) =>
      index.nameWords(index.entries[slot]?.title ?? "").some(({ word }) => word.endsWith(stem)),
    );
}

function resultsAt(query: Query, { applied, filter, words, terms, fitting, leftOut }: Attempt) {
  const { index, now, detected, eligible } = query;
  const { window } = filter;
  // Who asks for a concert where there is none means nothing that takes place in any week.
  const isLast = (slot: number) => Number(leftOut.length > 0 && isWeekly(index.entries[slot]));
  const matchSet = toMatchSet(index, fitting);
  const slots =
    fitting.length > 0
      ? rank(index, matchSet, { now, filter })
      : byDate(index, filter.events(), window).toSorted((one, other) => isLast(one) - isLast(other));
  const isFeast = applied.some(({ condition, isSearchable }) => condition.type === "zeit" && isSearchable);
  const days = positionsOfDays(applied);
  const ofDays = query.tokens.filter((token) => overlapsAny(token, days) && !isOrdinal.test(token.text));
  const ofFeast = isFeast ? termsOf(query, [...ofDays, ...words]) : undefined;
  const isCalled = fitting.length > 0 && slots.some((slot) => isCalledBy(index, slot, matchSet));
  const asked = ofFeast ?? (leftOut.length > 0 || isCalled ? leftOut : terms);
  const hasHours = applied.some(isOfType("tageszeit"));
  // A question for a feast's days is no question for what else belongs to its season.
  const found = toMatchSet(index, sureTerms(query, asked, eligible, !isFeast && !hasHours).fitting);
  const named = found.terms.length === 0 ? [] : rank(index, found, { now, filter: eligible });
  // Who asks what is on, or whether it is outdoors, asks for what takes place; who names a part of the day, too, unless a service is called so.
  const isNeed =
    !isFeast &&
    !isCalled &&
    !applied.some(isOfType("art", "drinnen", "draussen")) &&
    ((fitting.length === 0 &&
      !hasHours &&
      isStanding(index, named[0], found) &&
      !words.every((token) => isName(query, token, eligible))) ||
      named.slice(0, maxNamed).some((slot) => isService(index, slot, found)));
  const others = (isFeast || isNeed || leftOut.length > 0 ? named : [])
    .filter((slot) => (isFeast && leftOut.length === 0) || !index.entries[slot]?.dates)
    .slice(0, maxUndated)
    .filter((slot) => !slots.includes(slot));
  const isAbout = detected.feasts.length > 0 && leftOut.length === 0;
  const then: HitGroup = { id: "days", slots };
  const groups: HitGroup[] = isNeed
    ? [{ id: "about", slots: others, words: wordsOf(query, asked) }, then]
    : [then, { id: isAbout ? "about" : "others", slots: others }];
  return {
    matchSet: toMatchSet(index, terms),
    slots: groups.flatMap((group) => group.slots),
    ...(others.length > 0 && { groups }),
    intents: detected.intents,
    applied,
    leftOut,
    window,
  };
}
