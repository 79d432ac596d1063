import type { MatchSet } from "@dorfforum/german-search/match-set";
import type { EventDate } from "@/lib/events/recurrence";
import type { Intent } from "../intents/detect-intents";
import type { Position } from "../intents/phrase";
import type { Query } from "../query";
import type { HitGroupId } from "../search-response";
import type { TimeWindow } from "./time-window";

/** Hits under a heading of their own; `words` is what they have, where it is not the feast or the days. */
export type HitGroup = { id: HitGroupId; slots: number[]; words?: string };

export type Results = {
  slots: readonly number[];
  /** The slots in parts, where they are not all alike */
  groups?: HitGroup[];
  matchSet: MatchSet;
  /** Those that are shown, and of them those that the hits pass */
  intents?: readonly Intent[];
  applied?: readonly Intent[];
  /** Words that fit nothing at the time that is asked for */
  leftOut?: readonly Position[];
  /** School holidays whose days are not known */
  unknownHolidays?: string[];
  /** Feasts about which nothing says anything */
  unknownFeasts?: readonly Position[];
  /** When events take place, where the query asks for a time */
  window?: TimeWindow | undefined;
  /** Where nothing takes place on the days that are asked for: the events nearest to them by slot, in order of days */
  nearestDates?: ReadonlyMap<number, EventDate>;
};

/** One way of finding something: undefined where it has nothing to say, so that the next is tried. */
export type Way = (query: Query) => Results | undefined;
