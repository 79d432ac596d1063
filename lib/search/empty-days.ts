import { unknownWords } from "@dorfforum/german-search/query/unknown-words";
import { productOf } from "@dorfforum/german-search/ranking/rank";
import { passesAnyEvent } from "./browsing-order";
import type { Condition, Intent } from "./intents/detect-intents";
import { toIntentFilter, toTimeWindow } from "./intents/intent-filter";
import type { Position } from "./intents/phrase";
import { nearestDates } from "./nearest-dates";
import { nearestSlots } from "./nearest-slots";
import { type HitGroup, type Results, wordsOf } from "./results";
import type { EntryBoost, VillageIndex } from "./village-index";

type DaysCondition = Extract<Condition, { type: "zeit" }>;

export const daysOf = (intents: readonly Intent[]): DaysCondition | undefined =>
  intents.map(({ condition }) => condition).find((condition) => condition.type === "zeit");

/**
 * Adds what is nearest to the days that are asked for, where the calendar has nothing on them.
 * @param others intents besides the days that what is nearest has to pass, too
 */
export function withNearestDates(
  index: VillageIndex,
  results: Results,
  days: DaysCondition | undefined,
  others: readonly Intent[],
  isEligible: EntryBoost,
  now: number,
): Results {
  if (!days) return results;
  const window = toTimeWindow([days], now);
  const onDays = productOf([isEligible, toIntentFilter(index, [days], window, now)]);
  if (passesAnyEvent(index, onDays, now)) return results;
  const conditions = others.map(({ condition }) => condition).filter(({ type }) => type !== "zeit");
  const dates = nearestDates(index, days, conditions, isEligible, now);
  const { groups = [] } = results;
  const about = groups.filter(({ id }) => id === "about");
  const nearest = [...dates.keys()].filter((slot) => !about.some(({ slots }) => slots.includes(slot)));
  const rest = groups
    .filter(({ id }) => id === "others")
    .map((group) => ({ ...group, slots: group.slots.filter((slot) => !dates.has(slot)) }));
  const all: HitGroup[] = [...about, { id: "nearest", slots: nearest }, ...rest];
  return { ...results, groups: all, slots: all.flatMap(({ slots }) => slots), nearestDates: dates };
}

/** The hits for the words of a query as a group; none where nothing but a time is asked for: all there is would be nearest to today. */
export function groupOfWords(
  index: VillageIndex,
  q: string,
  { slots, matchSet }: Pick<Results, "slots" | "matchSet">,
  positions: readonly Position[],
): Pick<Results, "groups" | "leftOut"> {
  const terms = matchSet.terms.filter(
    (term) =>
      term.end <= q.length && !positions.some(({ start, end }) => term.start < end && term.end > start),
  );
  const leftOut = wordsOf(q, terms);
  if (leftOut.length === 0) return { groups: [], leftOut };
  const unknown = unknownWords(q, terms);
  const words = terms.map(({ start, end, correction }) => correction ?? q.slice(start, end)).join(" ");
  const group: HitGroup =
    unknown.words.length === 0
      ? { id: "about", slots, words }
      : { id: "others", slots: nearestSlots(index, { slots, matchSet }, unknown.known === undefined) };
  return { groups: [group], leftOut };
}
