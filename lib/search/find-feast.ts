import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { unionOf } from "@dorfforum/german-search/index/scores";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import type { Clause, QueryTerm } from "@dorfforum/german-search/query/query-term";
import { matchWords } from "@dorfforum/german-search/query/word-matches";
import { productOf, rank } from "@dorfforum/german-search/ranking/rank";
import { scoreTerm } from "@dorfforum/german-search/ranking/score-term";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { meanings } from "@dorfforum/german-search/vocabulary/base-vocabulary";
import { byDate, matchingSlots } from "./browsing-order";
import { termsAtTime } from "./dated-terms";
import { daysOf, withNearestDates } from "./empty-days";
import type { DetectedIntents, Intent } from "./intents/detect-intents";
import {
  isAboutTime,
  relaxations,
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
  const { q } = request;
  // What takes place is an event anyway, and what is about the feast need not be one.
  const asked = detected.intents.filter(
    ({ condition }) => !(condition.type === "art" && condition.kind === "veranstaltung"),
  );
  const isEligible = inCategory(request.category);
  let results = findWith(index, request, now, detected, asked, isEligible);
  for (const intents of relaxations(asked).filter(daysOf)) {
    if (results.slots.length > 0) break;
    results = findWith(index, request, now, detected, intents, isEligible);
  }
  return { ...results, intents: reportIntents(q, asked, results.passed) };
}

/** @param intents those that select, the days among them */
function findWith(
  index: VillageIndex,
  { q, literally }: IndexRequest,
  now: number,
  detected: DetectedIntents,
  intents: readonly Intent[],
  isEligible: EntryBoost,
): Results & { passed: readonly Intent[] } {
  const conditions = intents.map(({ condition }) => condition);
  const besidesTime = conditions.filter((condition) => !isAboutTime(condition));
  const [window, whenever] = [toTimeWindow(conditions, now), toTimeWindow(besidesTime, now)];
  const filter = productOf([isEligible, toIntentFilter(index, besidesTime, whenever, now)]);
  const asksWhen: EntryBoost = (entry, slot) =>
    takesPlaceWithin(index, entry, slot, whenever) ? weights.intent.dated : 1;
  const besidesDays = intents.filter((intent) => !daysOf([intent]));
  const feasts = detected.feasts.map((feast) => readFeast(index, q, feast, filter));
  const words = remainingWords(detected, besidesDays, q).filter((word) => isAskedFor(index, detected, word));
  const others = termsAtTime(index, q, index.analyser.analyse(words, { literally }), filter, true);
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
  const shown = new Set([...about, ...then]);
  const leftOut = [
    ...others.leftOut,
    ...others.fitting.filter((term) => !slotsWithAll(index, [term]).some((slot) => shown.has(slot))),
  ].sort((one, other) => one.start - other.start);
  // A date of a weekly series is no answer to a feast's name.
  const order = (slot: number) => (isWeekly(index.entries[slot]) ? 2 : ofOthers.has(slot) ? 0 : 1);
  const rest = ranked.filter((slot) => (ofFeasts.has(slot) || ofOthers.has(slot)) && !shown.has(slot));
  const groups: HitGroup[] = [
    { id: "about", slots: about, ...(ranked.some(isBoth) && { words: q }) },
    { id: "days", slots: then.toSorted((one, other) => order(one) - order(other)) },
    { id: "others", slots: rest.slice(0, maxOthers) },
  ];
  const results: Results = {
    slots: groups.flatMap((group) => group.slots),
    groups: groups.filter(({ slots }) => slots.length > 0),
    matchSet: toMatchSet(index, [...terms, ...others.leftOut]),
    window,
    intents: [],
    leftOut: wordsOf(q, leftOut),
    feasts: detected.feasts.map(({ name }) => name),
    unknownFeasts: ofFeasts.size > 0 ? [] : detected.feasts.map(({ start, end }) => q.slice(start, end)),
    impossibleDays: detected.impossibleDays,
  };
  const withDays = withNearestDates(index, results, daysOf(intents), besidesDays, isEligible, now);
  return { ...withDays, passed: withDays.nearestDates ? besidesDays : intents };
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

/** Of the Sundays in Advent, which are alike what they are about */
const isOrdinal = /^(?:\d+|(?:erst|zweit|dritt|viert)e[mnrs]?)$/i;

type ReadFeast = { terms: readonly QueryTerm[]; slots: number[]; isNamed: (slot: number) => boolean };

/** What has the name of a feast. One of several words has to stand as it is: "Tag der Arbeit" is not about work. */
function readFeast(index: VillageIndex, q: string, { start, end }: Place, isEligible: EntryBoost): ReadFeast {
  const name = q.slice(start, end);
  // "Kindertag" is about neither "Kinder" nor the "Kindertagesstätte".
  const isDaily = (id: number) => index.lexicon.wordOf(id).includes("tages");
  const withWholeName = (clause: Clause): Clause[] =>
    clause.expansions.length > 1
      ? []
      : [
          {
            ...clause,
            expansions: clause.expansions.map((words) => new Map([...words].filter(([id]) => !isDaily(id)))),
          },
        ];
  const words = tokenize(q, 0, maxTokens).filter(
    (word) => overlaps(word, { start, end }) && !isOrdinal.test(word.text),
  );
  const { fitting, leftOut } = termsAtTime(
    index,
    q,
    index.analyser.analyse(words, { literally: false }),
    isEligible,
    true,
  );
  if (words.length < 2) {
    const terms = fitting.map((term) => ({ ...term, clauses: term.clauses.flatMap(withWholeName) }));
    const all = leftOut.length > 0 ? [] : terms;
    return { terms: all, slots: slotsWithAll(index, all), isNamed: namedIn(index, all) };
  }
  const meant = meanings.flatMap((line) =>
    line.said.some((said) => plain(said) === plain(name)) ? line.meant : [],
  );
  // Behind the query, so that none of these words is taken for one of it.
  const text = `${q} ${meant.join(" ")}`;
  const analysed = index.analyser.analyse(tokenize(text, q.length), { literally: true });
  const related = termsAtTime(index, text, analysed, isEligible).fitting;
  const areNamed = related.map((term) => namedIn(index, [term]));
  const hasName = (slot: number, ...fields: ("title" | "lead" | "body")[]) =>
    fields.some((field) => plain(index.entries[slot]?.[field] ?? "").includes(plain(name)));
  const written =
    leftOut.length > 0
      ? []
      : slotsWithAll(index, fitting).filter((slot) => hasName(slot, "title", "lead", "body"));
  return {
    terms: [...(written.length > 0 ? fitting : []), ...related],
    slots: [...written, ...related.flatMap((term) => slotsWithAll(index, [term]))],
    isNamed: (slot) => areNamed.some((isNamed) => isNamed(slot)) || hasName(slot, "title", "lead"),
  };
}

/** "St. Martin" and "st martin" are the same. */
const plain = (text: string): string =>
  tokenize(text)
    .map((token) => fold(token.text))
    .join(" ");

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
    if (!entry || entry.kind === "seite" || terms.length === 0) return false;
    const { title, type = "", names, lead } = entry;
    const inNames = [title, type, ...names].flatMap(index.nameWords).map(({ id = -1 }) => related.get(id));
    const inLead = [...index.tokenizedText(lead).tokens.ids].map((id) => written.get(id));
    return new Set([...inNames, ...inLead].flatMap((match) => match?.terms ?? [])).size === terms.length;
  };
}
