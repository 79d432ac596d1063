import type { Token } from "@dorfforum/german-search/analysis/tokenize";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { rank, titleBoost } from "@dorfforum/german-search/ranking/rank";
import type { Intent } from "../intents/detect-intents";
import {
  conditionsOf,
  daysOf,
  isAsking,
  isFunctionWord,
  overlapsAny,
  type Query,
  remainingWords,
  termsOf,
  wordsOf,
} from "../query";
import { isOrdinal } from "./feast-names";
import { Filter } from "./filter";
import { relaxations } from "./relaxations";
import type { HitGroup, Way } from "./results";
import { sureTerms } from "./sure-terms";
import { byDate, isWeekly } from "./time-window";

/** Max. undated hits listed after the dated ones */
const maxUndated = 3;

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
  const { index, now, detected } = query;
  const { window } = filter;
  // Who asks for a concert where there is none means nothing that takes place in any week.
  const isLast = (slot: number) => Number(leftOut.length > 0 && isWeekly(index.entries[slot]));
  const slots =
    fitting.length > 0
      ? rank(index, toMatchSet(index, fitting), { now, filter })
      : byDate(index, filter.events(), window).toSorted((one, other) => isLast(one) - isLast(other));
  const isFeast = applied.some(({ condition, isSearchable }) => condition.type === "zeit" && isSearchable);
  const named = isFeast || leftOut.length > 0 ? havingWords() : [];
  const others = named
    .filter((slot) => (isFeast && leftOut.length === 0) || !index.entries[slot]?.dates)
    .slice(0, maxUndated)
    .filter((slot) => !slots.includes(slot));
  const isAbout = detected.feasts.length > 0 && leftOut.length === 0;
  const ofDays: HitGroup = { id: "days", slots };
  const besides: HitGroup = { id: isAbout ? "about" : "others", slots: others };
  // A Personalausweis is needed by next week: it is no event that lacks.
  const best = index.entries[named[0] ?? -1];
  const isNoEvent =
    !isFeast &&
    fitting.length === 0 &&
    best !== undefined &&
    !best.dates &&
    titleBoost(index, `${best.title} ${best.lead}`, toMatchSet(index, leftOut)).matched.size > 0 &&
    !words.every((token) => isName(query, token, query.eligible));
  const groups: HitGroup[] = isNoEvent
    ? [{ id: "about", slots: others, words: wordsOf(query, leftOut) }, ofDays]
    : [ofDays, besides];
  return {
    matchSet: toMatchSet(index, terms),
    slots: groups.flatMap((group) => group.slots),
    ...(others.length > 0 && { groups }),
    intents: detected.intents,
    applied,
    leftOut,
    window,
  };

  /** What has the words, or the name of the feast, at any time, best first */
  function havingWords(): number[] {
    const days = applied.find(({ condition }) => condition.type === "zeit")?.positions ?? [];
    const ofDays = query.tokens.filter((token) => overlapsAny(token, days) && !isOrdinal.test(token.text));
    const asked = isFeast ? termsOf(query, [...ofDays, ...words]) : leftOut;
    // A question for a feast's days is no question for what else belongs to its season.
    const sure = sureTerms(query, asked, query.eligible, !isFeast).fitting;
    return sure.length === 0 ? [] : rank(index, toMatchSet(index, sure), { now, filter: query.eligible });
  }
}
