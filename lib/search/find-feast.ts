import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { unionOf } from "@dorfforum/german-search/index/scores";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { matchWords } from "@dorfforum/german-search/query/word-matches";
import { productOf, rank } from "@dorfforum/german-search/ranking/rank";
import { scoreTerm } from "@dorfforum/german-search/ranking/score-term";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { byDate, matchingSlots } from "./browsing-order";
import { termsAtTime } from "./dated-terms";
import { daysOf, withNearestDates } from "./empty-days";
import type { DetectedIntents, Intent } from "./intents/detect-intents";
import {
  isAboutTime,
  relaxations,
  type TimeWindow,
  takesPlaceWithin,
  toIntentFilter,
  toTimeWindow,
} from "./intents/intent-filter";
import { isWeekly } from "./nearest-dates";
import { maxTokens, remainingWords } from "./remaining-words";
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

/** Max. hits that only mention the feast in a text or only have the other words */
const maxOthers = 3;

type Found = {
  groups: HitGroup[];
  matchSet: MatchSet;
  window: TimeWindow;
  /** Words beside the feasts that nothing has */
  leftOut: QueryTerm[];
  /** Whether nothing says anything about the feasts */
  lacksFeasts: boolean;
};

/**
 * What is about the feasts that a query names, then what takes place on their days, or is nearest to them. Intents besides the
 * days are dropped one by one while they leave nothing.
 */
export function findFeast(
  index: VillageIndex,
  request: IndexRequest,
  now: number,
  detected: DetectedIntents,
): Results {
  const { q, category } = request;
  // What takes place is an event anyway, and what is about the feast need not be one.
  const asked = detected.intents.filter(
    ({ condition }) => !(condition.type === "art" && condition.kind === "veranstaltung"),
  );
  const isEligible = inCategory(category);
  let applied = asked;
  let found = findWith(index, request, now, detected, applied, isEligible);
  for (const intents of relaxations(asked).filter(daysOf)) {
    if (found.groups.length > 0) break;
    applied = intents;
    found = findWith(index, request, now, detected, applied, isEligible);
  }
  const { groups, matchSet, window, leftOut, lacksFeasts } = found;
  const results: Results = {
    slots: groups.flatMap(({ slots }) => slots),
    groups,
    matchSet,
    window,
    intents: [],
    leftOut: wordsOf(q, leftOut),
    feasts: detected.feasts.map(({ name }) => name),
    unknownFeasts: lacksFeasts ? detected.feasts.map(({ start, end }) => q.slice(start, end)) : [],
    impossibleDays: detected.impossibleDays,
  };
  const withDays = withNearestDates(index, results, daysOf(applied), applied, isEligible, now);
  const passed = withDays.nearestDates ? applied.filter((intent) => !daysOf([intent])) : applied;
  return { ...withDays, intents: reportIntents(q, asked, passed) };
}

/** @param intents those that select, the days among them */
function findWith(
  index: VillageIndex,
  { q, literally }: IndexRequest,
  now: number,
  detected: DetectedIntents,
  intents: readonly Intent[],
  isEligible: EntryBoost,
): Found {
  const conditions = intents.map(({ condition }) => condition);
  const besidesTime = conditions.filter((condition) => !isAboutTime(condition));
  const [window, whenever] = [toTimeWindow(conditions, now), toTimeWindow(besidesTime, now)];
  const filter = productOf([isEligible, toIntentFilter(index, besidesTime, whenever, now)]);
  const asksWhen: EntryBoost = (entry, slot) =>
    takesPlaceWithin(index, entry, slot, whenever) ? weights.intent.dated : 1;
  const termsOf = (words: readonly Token[]) =>
    termsAtTime(index, q, index.analyser.analyse(words, { literally }), filter, true);

  const besidesDays = intents.filter((intent) => !daysOf([intent]));
  const feasts = detected.feasts.map((feast) =>
    readFeast(
      index,
      q.slice(feast.start, feast.end),
      termsOf(tokenize(q, 0, maxTokens).filter((word) => overlaps(word, feast))),
    ),
  );
  const others = termsOf(
    remainingWords(detected, besidesDays, q).filter((word) => isAskedFor(index, detected, word)),
  );
  const terms = [...feasts.flatMap((feast) => feast.terms), ...others.fitting];
  const boostOf = detected.asksWhen ? productOf([filter, asksWhen]) : filter;
  const ranked = terms.length > 0 ? rank(index, toMatchSet(index, terms), { now, boostOf }) : [];
  const ofFeasts = new Set(feasts.flatMap(({ slots }) => slots));
  const ofOthers = new Set(slotsWithAll(index, others.fitting));
  // No club takes place.
  const hasDates = !besidesTime.some(({ type }) => type === "art");
  const onDays = productOf([isEligible, toIntentFilter(index, conditions, window, now)]);
  const dated = hasDates ? byDate(index, matchingSlots(index, onDays, now, true), window) : [];

  const isBoth = (slot: number) => ofFeasts.has(slot) && ofOthers.has(slot);
  const isAbout = (slot: number) => ofFeasts.has(slot) && feasts.some(({ isNamed }) => isNamed(slot));
  const about = [...ranked.filter(isBoth), ...ranked.filter((slot) => !isBoth(slot) && isAbout(slot))];
  const then = dated.filter((slot) => !about.includes(slot));
  // A date of a weekly series is no answer to a feast's name.
  const order = (slot: number) => (ofOthers.has(slot) ? 0 : isWeekly(index.entries[slot]) ? 2 : 1);
  const groups: HitGroup[] = [
    { id: "about", slots: about, ...(others.fitting.length > 0 && { words: q }) },
    { id: "days", slots: then.toSorted((one, other) => order(one) - order(other)) },
    {
      id: "others",
      slots: ranked
        .filter((slot) => (ofFeasts.has(slot) || ofOthers.has(slot)) && ![...about, ...then].includes(slot))
        .slice(0, maxOthers),
    },
  ];
  return {
    groups: groups.filter(({ slots }) => slots.length > 0),
    matchSet: toMatchSet(index, [...terms, ...others.leftOut]),
    window,
    leftOut: others.leftOut,
    lacksFeasts: ofFeasts.size === 0,
  };
}

type Place = { start: number; end: number };

const overlaps = (one: Place, other: Place) => one.start < other.end && one.end > other.start;

/** Whether a word is neither part of the days nor one that names nothing */
function isAskedFor(index: VillageIndex, { intents }: DetectedIntents, word: Token): boolean {
  const days = intents.find(({ condition }) => condition.type === "zeit");
  return (
    !days?.positions.some((position) => overlaps(word, position)) &&
    !isFiller(fold(word.text)) &&
    !isStopWord(index.lexicon.normalise(word.text))
  );
}

type ReadFeast = { terms: readonly QueryTerm[]; slots: number[]; isNamed: (slot: number) => boolean };

/** What has the name of a feast. One of several words has to stand as it is: "Tag der Arbeit" is not about work. */
function readFeast(
  index: VillageIndex,
  name: string,
  { fitting, leftOut }: ReturnType<typeof termsAtTime>,
): ReadFeast {
  if (tokenize(name).filter(({ text }) => /\p{L}/u.test(text)).length < 2) {
    const terms = leftOut.length > 0 ? [] : fitting;
    return { terms, slots: slotsWithAll(index, terms), isNamed: namedIn(index, terms) };
  }
  const related = fitting.flatMap((term) => {
    const clauses = term.clauses.filter(({ isRelated }) => isRelated);
    return clauses.length > 0 ? [{ ...term, clauses }] : [];
  });
  const areNamed = related.map((term) => namedIn(index, [term]));
  const hasName = (slot: number, ...fields: ("title" | "lead" | "body")[]) =>
    fields.some((field) => fold(index.entries[slot]?.[field] ?? "").includes(fold(name)));
  const written = slotsWithAll(index, fitting).filter((slot) => hasName(slot, "title", "lead", "body"));
  return {
    terms: fitting,
    slots: [...written, ...related.flatMap((term) => slotsWithAll(index, [term]))],
    isNamed: (slot) => areNamed.some((isNamed) => isNamed(slot)) || hasName(slot, "title", "lead"),
  };
}

function slotsWithAll(index: VillageIndex, terms: readonly QueryTerm[]): number[] {
  const [first, ...others] = terms.map((term) => {
    const scores = scoreTerm(term, index.postings);
    const slots = new Set(unionOf([scores]));
    scores.release();
    return slots;
  });
  return first ? [...first].filter((slot) => others.every((slots) => slots.has(slot))) : [];
}

/**
 * Whether an entry has all terms in its title, in what it is and in its names, or as they are written in its lead. A word in a
 * long text only mentions them.
 */
function namedIn(index: VillageIndex, terms: readonly QueryTerm[]): (slot: number) => boolean {
  const related = matchWords(terms);
  const written = matchWords(
    terms.map((term) => ({ ...term, clauses: term.clauses.filter(({ isRelated }) => !isRelated) })),
  );
  return (slot) => {
    const entry = index.entries[slot];
    if (!entry || entry.kind === "seite") return false;
    const { title, type = "", names, lead } = entry;
    const inNames = [title, type, ...names].flatMap(index.nameWords).map(({ id = -1 }) => related.get(id));
    const inLead = [...index.tokenizedText(lead).tokens.ids].map((id) => written.get(id));
    return new Set([...inNames, ...inLead].flatMap((match) => match?.terms ?? [])).size === terms.length;
  };
}
