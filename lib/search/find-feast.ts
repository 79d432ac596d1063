import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import type { Token } from "@dorfforum/german-search/analysis/tokenize";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { productOf, rank } from "@dorfforum/german-search/ranking/rank";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { byDate, matchingSlots } from "./browsing-order";
import { termsAtTime } from "./dated-terms";
import { correctedQuery } from "./did-you-mean";
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
import { overlaps, readFeast, slotsWithAll } from "./read-feast";
import { remainingWords } from "./remaining-words";
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
    window,
    intents: [],
    leftOut: wordsOf(q, leftOut),
    feasts: detected.feasts.map(({ name }) => name),
    // Who asks what takes place on its days does not miss a text about it.
    unknownFeasts:
      ofFeasts.size > 0 || detected.asksDays
        ? []
        : detected.feasts.map(({ start, end }) => q.slice(start, end)),
    impossibleDays: detected.impossibleDays,
  };
  const withDays = withNearestDates(index, results, daysOf(intents), besidesDays, isEligible, now);
  return { ...withDays, passed: withDays.nearestDates ? besidesDays : intents };
}

/** Whether a word is neither part of the days nor one that names nothing */
function isAskedFor(index: VillageIndex, { intents }: DetectedIntents, word: Token): boolean {
  const days = intents.find(({ condition }) => condition.type === "zeit");
  return (
    !days?.positions.some((position) => overlaps(word, position)) &&
    !isFiller(fold(word.text)) &&
    !isStopWord(index.lexicon.normalise(word.text))
  );
}
