import { toMatchSet } from "@dorfforum/german-search/match-set";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { correctedQuery } from "../did-you-mean";
import type { Intent } from "../intents/detect-intents";
import {
  conditionsOf,
  daysOf,
  filterOf,
  isAsking,
  isFunctionWord,
  overlapsAny,
  type Query,
  remainingWords,
  termsOf,
  writtenOf,
} from "../query";
import { areEmpty, withNearestDates } from "./empty-days";
import { isWeekly } from "./nearest-dates";
import { readFeast } from "./read-feast";
import { relaxations } from "./relaxations";
import type { HitGroup, Results, Way } from "./results";
import { slotsWithAll, sureTerms } from "./sure-terms";
import { byDate, isAboutTime } from "./time-window";

/** Max. hits that only mention the feast in a text or only have the other words */
const maxOthers = 3;

/** What is about feasts, then what is on their days. Ends where a feast is named, and not only for its days. */
export const aboutFeast: Way = (query) =>
  query.detected.feasts.length > 0 && !query.detected.asksDays ? findFeast(query) : undefined;

/** The same for who asks for days of a feast on which nothing takes place. Ends where a feast is named. */
export const feastOnEmptyDays: Way = (query) =>
  query.detected.feasts.length > 0 ? findFeast(query) : undefined;

/** Intents besides the days are dropped one by one while they leave nothing. */
function findFeast(query: Query): Results | undefined {
  // What takes place is an event anyway, and what is about the feast need not be one.
  const asked = query.detected.intents.filter(
    ({ condition }) => !(condition.type === "art" && condition.kind === "veranstaltung"),
  );
  let results: Results | undefined;
  for (const [at, intents] of relaxations(asked).entries()) {
    if (at > 0 && !daysOf(intents)) continue;
    results = findWith(query, intents);
    if (results.slots.length > 0) break;
  }
  return results && { ...results, intents: asked };
}

/** @param intents those that select, the days among them */
function findWith(query: Query, intents: readonly Intent[]): Results {
  const { index, q, now, detected } = query;
  const conditions = conditionsOf(intents);
  const besidesTime = conditions.filter((condition) => !isAboutTime(condition));
  const filter = filterOf(query, besidesTime);
  const besidesDays = intents.filter((intent) => !daysOf([intent]));
  const feasts = detected.feasts.map((feast) => readFeast(query, feast, filter));
  const ofDays = intents.find(({ condition }) => condition.type === "zeit")?.positions ?? [];
  const words = remainingWords(query, besidesDays).filter(
    (word) => !overlapsAny(word, ofDays) && !isAsking(word) && !isFunctionWord(query, word),
  );
  const others = sureTerms(query, termsOf(query, words), filter, true);
  const terms = [...feasts.flatMap((feast) => feast.terms), ...others.fitting];
  const found = detected.asksWhen ? filterOf(query, besidesTime, { prefersDated: true }) : filter;
  const ranked = terms.length > 0 ? rank(index, toMatchSet(index, terms), { now, filter: found }) : [];
  const ofFeasts = new Set(feasts.flatMap(({ slots }) => slots));
  const ofOthers = new Set(slotsWithAll(index, others.fitting));
  const onDays = filterOf(query, conditions);
  // No club takes place.
  const hasDates = !besidesTime.some(({ type }) => type === "art");
  const dated = hasDates ? byDate(index, onDays.events(), onDays.window) : [];

  const isBoth = (slot: number) => ofFeasts.has(slot) && ofOthers.has(slot);
  const isAbout = (slot: number) => ofFeasts.has(slot) && feasts.some(({ isNamed }) => isNamed(slot));
  const about = [...ranked.filter(isBoth), ...ranked.filter((slot) => !isBoth(slot) && isAbout(slot))];
  const shown = new Set(about);
  const then = dated.filter((slot) => !shown.has(slot));
  for (const slot of then) shown.add(slot);
  const leftOut = [
    ...others.leftOut,
    ...others.fitting.filter((term) => !slotsWithAll(index, [term]).some((slot) => shown.has(slot))),
  ].sort((one, other) => one.start - other.start);
  // A date of a weekly series is no answer to a feast's name.
  const order = (slot: number) => (isWeekly(index.entries[slot]) ? 2 : ofOthers.has(slot) ? 0 : 1);
  const rest = ranked.filter((slot) => (ofFeasts.has(slot) || ofOthers.has(slot)) && !shown.has(slot));
  const groups: HitGroup[] = [
    { id: "about", slots: about, ...(ranked.some(isBoth) && { words: correctedQuery(q, terms) ?? q }) },
    { id: "days", slots: then.toSorted((one, other) => order(one) - order(other)) },
    { id: "others", slots: rest.slice(0, maxOthers) },
  ];
  const results: Results = {
    slots: groups.flatMap((group) => group.slots),
    groups: groups.filter(({ slots }) => slots.length > 0),
    matchSet: toMatchSet(index, [...terms, ...others.leftOut]),
    window: onDays.window,
    leftOut: writtenOf(query, leftOut),
    // Who asks what takes place on its days does not miss a text about it.
    unknownFeasts: ofFeasts.size > 0 || detected.asksDays ? [] : writtenOf(query, detected.feasts),
  };
  const days = daysOf(intents);
  return days && areEmpty(query, days)
    ? withNearestDates(query, { ...results, applied: besidesDays }, days)
    : { ...results, applied: intents };
}
