import { unknownWords } from "@dorfforum/german-search/query/unknown-words";
import {
  conditionsOf,
  type DaysCondition,
  daysOf,
  overlapsAny,
  positionsOfDays,
  type Query,
  wordsOf,
} from "../query";
import { Filter } from "./filter";
import { nearestDates } from "./nearest-dates";
import { nearestSlots } from "./nearest-slots";
import { plain } from "./plain";
import type { HitGroup, Results, Way } from "./results";

/** The words, then what is nearest to the days that are asked for. Ends where nothing takes place on these. */
export const emptyDays: Way = (query) => {
  const days = daysOf(query.detected.intents);
  const isEmpty = days !== undefined && areEmpty(query, days);
  const results = isEmpty ? plain(query) : undefined;
  return days && results && withNearestDates(query, { ...results, ...groupOfWords(query, results) }, days);
};

/** Whether nothing takes place on days in the category that is asked for */
export const areEmpty = (query: Query, days: DaysCondition): boolean =>
  new Filter(query, [days]).events().length === 0;

/** Adds what is nearest to days on which nothing takes place, and passes what else the results pass. */
export function withNearestDates(query: Query, results: Results, days: DaysCondition): Results {
  const others = conditionsOf(results.applied ?? []).filter(({ type }) => type !== "zeit");
  const dates = nearestDates(query, days, others);
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
function groupOfWords(query: Query, { slots, matchSet }: Results): Pick<Results, "groups" | "leftOut"> {
  const { q, detected } = query;
  const positions = positionsOfDays(detected.intents);
  const leftOut = matchSet.terms.filter((term) => term.end <= q.length && !overlapsAny(term, positions));
  if (leftOut.length === 0) return { groups: [], leftOut };
  const unknown = unknownWords(q, leftOut);
  const group: HitGroup =
    unknown.words.length === 0
      ? { id: "about", slots: [...slots], words: wordsOf(query, leftOut) }
      : { id: "others", slots: [...nearestSlots(query.index, slots, matchSet, unknown.known === undefined)] };
  return { groups: [group], leftOut };
}
