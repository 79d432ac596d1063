import type { StoredSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import type { SpecialDayType } from "./store-special-days";

/** An entry that special days can be entered for; `isEntered`: something is, for one of the days that were asked about. */
export type SpecialDayChoice = {
  uid: SpecialDayType;
  documentId: string;
  title: string;
  hasHours: boolean;
  isEntered: boolean;
};

/** What the start page sends. */
export type SpecialDaysSent = {
  day: StoredSpecialDay;
  entries: { uid: string; documentId: string }[];
};

/** From Christmas Eve to New Year's Day, the next that is not over. @param today "YYYY-MM-DD" */
export function nextChristmas(today: string): { first: string; last: string } {
  const year = Number(today.slice(0, 4)) - (today.endsWith("-01-01") ? 1 : 0);
  return { first: `${year}-12-24`, last: `${year + 1}-01-01` };
}
