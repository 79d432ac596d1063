import { type LeftOut, reasonLeftOut, type VillageDays } from "./left-out.ts";
import type { Change, Hours, SingleDate } from "./single-dates.ts";
import { berlinDay, startOfBerlinDay } from "./village-time.ts";

/* What series.ts is asked about and answers. Days are "YYYY-MM-DD", instants ISO. Safe for browser bundles: no Temporal. */

/** What the dates of an event follow from: `recurrence` is an RRULE without prefix, counted from `start` in village time. */
export type EventTiming = LeftOut & {
  start: string;
  end: string | undefined;
  recurrence: string | undefined;
  /** Of a series alone; see `exceptionsOf` in single-dates.ts */
  exceptions: readonly SingleDate[];
  /** Without them only the holidays of all Länder count. */
  villageDays?: VillageDays | undefined;
};

/** One date of a series, or the only date of an event. `change` is what is different from the series. */
export type EventDate = Hours & { change?: Change | undefined };

/** The day by which a series knows a date, and which its address names */
export const dayOf = ({ start, change }: EventDate): string => change?.day ?? berlinDay(start);

/** Whether an event has several dates: by its rule, or added ones. */
export const isSeries = ({ recurrence, exceptions }: Pick<EventTiming, "recurrence" | "exceptions">) =>
  recurrence !== undefined || exceptions.length > 0;

/** The same series without a day that it leaves out */
export const withoutGaps = (event: EventTiming): EventTiming => ({
  ...event,
  exceptions: [],
  notOnHolidays: false,
  notInSchoolHolidays: false,
});

/** Why the rules of a series leave a day out, in German */
export const reasonOf = (event: EventTiming, day: string): string | undefined =>
  reasonLeftOut(day, event, event.villageDays ?? noVillageDays);
const noVillageDays: VillageDays = { schoolHolidays: [] };

/**
 * A series has no dates later than five years from now. The library counts date by date up to the time that it is asked
 * for, so that a request for the year 2900 would hold a server for seconds.
 */
export const maxAheadMs = 5 * 366 * 86_400_000;
export const isTooFarAhead = (time: Date) => time.getTime() > Date.now() + maxAheadMs;
export const isDayTooFarAhead = (day: string) => isTooFarAhead(startOfBerlinDay(day));

/** Whether a series ends by its rule. */
export const hasEnd = (recurrence: string): boolean => /(?:^|;)(?:UNTIL|COUNT)=/i.test(recurrence);
