import type { MatchSet } from "@dorfforum/german-search/match-set";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import type { EventDate } from "@/lib/events/recurrence";
import type { DetectedIntents, Intent } from "./intents/detect-intents";
import type { TimeWindow } from "./intents/intent-filter";
import type { HitGroupId, SearchRequest, SearchResponse } from "./search-response";
import type { EntryBoost } from "./village-index";

export type IndexRequest = Omit<SearchRequest, "category"> & {
  category: { id: string; name: string } | undefined | false;
};

/** Hits under a heading of their own; `words` is what they have, where it is not the feast or the days. */
export type HitGroup = { id: HitGroupId; slots: number[]; words?: string };

export type Results = {
  slots: number[];
  /** The slots in parts, where they are not all alike */
  groups?: HitGroup[];
  matchSet: MatchSet;
  intents: SearchResponse["intents"];
  /** Words that fit nothing at the time that is asked for */
  leftOut: string[];
  /** School holidays whose days are not known */
  unknownHolidays?: string[];
  /** Feasts about which nothing says anything, as written */
  unknownFeasts?: string[];
  /** Names of the feasts that are asked for */
  feasts?: string[];
  /** Days that no calendar has, as written */
  impossibleDays?: string[];
  /** When events take place, where the query asks for a time */
  window?: TimeWindow | undefined;
  /** Where nothing takes place on the days that are asked for: the events nearest to them by slot, in order of days */
  nearestDates?: ReadonlyMap<number, EventDate>;
};

export const inCategory =
  (category: IndexRequest["category"]): EntryBoost =>
  ({ categories }) =>
    !category || categories.some(({ id }) => id === category.id) ? 1 : 0;

export const wordsOf = (q: string, terms: readonly QueryTerm[]): string[] =>
  terms.map(({ start, end }) => q.slice(start, end));

/** @param applied those of the detected intents that filter; the others are reported as failed. */
export function reportIntents(
  q: string,
  intents: DetectedIntents["intents"],
  applied: readonly Intent[],
): Results["intents"] {
  return intents.map((intent) => ({
    id: intent.condition.type,
    label: intent.label,
    words: intent.positions.map(({ start, end }) => q.slice(start, end).trim()).join(" "),
    ...(intent.condition.type === "zeit" && { days: intent.condition.days, isPast: intent.condition.isPast }),
    ...(intent.condition.type === "tageszeit" && {
      hours: { from: intent.condition.hours.from, to: intent.condition.hours.to },
    }),
    ...(!applied.includes(intent) && { failed: true }),
  }));
}
