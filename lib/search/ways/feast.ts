import { toMatchSet } from "@dorfforum/german-search/match-set";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { correctedQuery } from "../did-you-mean";
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
import { isService } from "./about-words";
import { areEmpty, withNearestDates } from "./empty-days";
import { feastNames } from "./feast-names";
import { Filter } from "./filter";
import { relaxations } from "./relaxations";
import type { HitGroup, Results, Way } from "./results";
import { namedIn, type SureTerm, slotsWithAll, sureTerms } from "./sure-terms";
import { byDate, isAboutTime, isWeekly } from "./time-window";

/** Max. hits that only mention the feast in a text or only have the other words */
const maxOthers = 3;

/** What is about feasts, then what is on their days. Ends where a feast is named, and not only for its days. */
export const aboutFeast: Way = (query) =>
  query.detected.feasts.length > 0 && !query.detected.asksDays ? findFeast(query) : undefined;

/** The same for who asks for days of a feast on which nothing takes place. Ends where a feast is named. */
export const feastOnEmptyDays: Way = (query) =>
  query.detected.feasts.length > 0 ? findFeast(query) : undefined;

const asksKind = (intents: readonly Intent[]) => conditionsOf(intents).some(({ type }) => type === "art");

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
  const besidesDays = intents.filter((intent) => !daysOf([intent]));
  const ofDays = positionsOfDays(intents);
  const words = remainingWords(query, besidesDays).filter(
    (word) => !overlapsAny(word, ofDays) && !isAsking(word) && !isFunctionWord(query, word),
  );
  const said = termsOf(query, words);
  const names = detected.feasts.flatMap((feast) => feastNames(query, feast));
  const conditions = conditionsOf(intents);
  const besidesTime = conditions.filter((condition) => !isAboutTime(condition));
  const filter = new Filter(query, besidesTime, { prefersDated: detected.asksWhen });
  const onDays = new Filter(query, conditions);

  const others = sureTerms(query, said, filter, true);
  const ofOthers = new Set(slotsWithAll(others.fitting));
  /** Whether what has a name of a feast is called so, by slot: the rest only mentions it. */
  const ofFeasts = new Map<number, boolean>();
  const terms: SureTerm[] = [];
  for (const name of names) {
    const { fitting, leftOut } = sureTerms(query, name.terms, filter, true);
    const slots =
      leftOut.length > 0 ? [] : slotsWithAll(fitting).filter((slot) => name.isWritten?.(slot) ?? true);
    const isCalled = name.isWritten ?? namedIn(query, fitting);
    for (const slot of slots) ofFeasts.set(slot, ofFeasts.get(slot) || isCalled(slot));
    if (slots.length > 0) terms.push(...fitting);
  }
  terms.push(...others.fitting);
  const matchSet = toMatchSet(index, terms);
  const ranked = terms.length > 0 ? rank(index, matchSet, { now, filter }) : [];
  // No club takes place.
  const hasDates = !asksKind(besidesDays);
  const dated = hasDates ? byDate(index, onDays.events(), onDays.window) : [];

  const both = ranked.filter((slot) => ofFeasts.has(slot) && ofOthers.has(slot));
  const about = [...new Set([...both, ...ranked.filter((slot) => ofFeasts.get(slot))])];
  const shown = new Set([...about, ...dated]);
  const rest = ranked.filter((slot) => !shown.has(slot) && (ofFeasts.has(slot) || ofOthers.has(slot)));
  // A date of a weekly series is no answer to a feast's name.
  const order = (slot: number) => (isWeekly(index.entries[slot]) ? 2 : ofOthers.has(slot) ? 0 : 1);
  const then = dated.filter((slot) => !about.includes(slot)).sort((one, other) => order(one) - order(other));
  const days = daysOf(intents);
  const isEmpty = days !== undefined && areEmpty(query, days);
  const found = rest.slice(0, maxOthers);
  // Who may light a fire on a day without events asks for no event.
  const named = isEmpty ? toMatchSet(index, sureTerms(query, said, filter).fitting) : undefined;
  const isNeed =
    named && !asksKind(query.detected.intents) && found.some((slot) => isService(index, slot, named));
  const groups: HitGroup[] = [
    { id: "about", slots: about, ...(both.length > 0 && { words: correctedQuery(q, terms) ?? q }) },
    { id: "days", slots: then },
    isNeed ? { id: "about", slots: found, words: wordsOf(query, said) } : { id: "others", slots: found },
  ];
  const unseen = others.fitting.filter(({ slots }) => !slots.some((slot) => shown.has(slot)));
  const results: Results = {
    slots: groups.flatMap((group) => group.slots),
    groups: groups.filter(({ slots }) => slots.length > 0),
    matchSet: toMatchSet(index, [...terms, ...others.leftOut]),
    window: onDays.window,
    leftOut: [...others.leftOut, ...unseen].sort((one, other) => one.start - other.start),
    // Who asks what takes place on its days does not miss a text about it.
    unknownFeasts: ofFeasts.size > 0 || detected.asksDays ? [] : detected.feasts,
  };
  return isEmpty
    ? withNearestDates(query, { ...results, applied: besidesDays }, days)
    : { ...results, applied: intents };
}
