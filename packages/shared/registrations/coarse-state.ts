import { addDays } from "../calendar/day.ts";
import { berlinDay, startOfBerlinDay } from "../calendar/village-time.ts";

/** What everybody sees of a date's places */
export const coarseStates = {
  frei: "Plätze frei",
  wenige: "nur noch wenige Plätze",
  warteliste: "Warteliste",
  ausgebucht: "ausgebucht",
  geschlossen: "Anmeldung geschlossen",
} as const;

export type CoarseState = keyof typeof coarseStates;

/** The coarse states that an event has by the tags of its dates (tags.ts); one that is missing has places. */
export type CoarseStates = Record<string, Exclude<CoarseState, "frei">>;

/** So many places, or this part of all, are few. */
const few = { places: 2, part: 0.2 };

export type Counted = {
  /** Undefined without a limit */
  places: number | undefined;
  /** Those taken or promised */
  taken: number;
  waiting: number;
  isClosed: boolean;
};

/** The coarse state as it is kept: it changes a few times in a date's life. Who comes new stands behind those who wait. */
export function coarseState({ places, taken, waiting, isClosed }: Counted): CoarseState {
  if (isClosed) return "geschlossen";
  if (places === undefined) return "frei";
  const free = places - taken;
  if (free <= 0 || waiting > 0) return "warteliste";
  return free <= Math.max(few.places, Math.floor(places * few.part)) ? "wenige" : "frei";
}

/** The places that are free for whoever comes new; undefined without a limit */
export const freePlaces = ({ places, taken, waiting }: Omit<Counted, "isClosed">): number | undefined =>
  places === undefined ? undefined : waiting > 0 ? 0 : Math.max(0, places - taken);

type Closing = {
  /** The date's begin (ISO) */
  start: string;
  /** The field Anmeldeschluss_Tage */
  deadlineDays?: number | null | undefined;
};

/** Whether the day before a date (ISO), on which people are reminded, is still to come */
export const isReminderAhead = (start: string, now: Date): boolean =>
  berlinDay(start) > addDays(berlinDay(now), 1);

/** When registration ends: at the end of the day so many days before, or at the begin */
export const closesAt = ({ start, deadlineDays }: Closing): Date =>
  deadlineDays ? startOfBerlinDay(addDays(berlinDay(start), 1 - deadlineDays)) : new Date(start);

/** What visitors read: what is kept, and what the clock closes */
export const shownState = (
  { stored, isCancelled, ...closing }: Closing & { stored?: CoarseState | undefined; isCancelled?: boolean },
  now: Date,
): CoarseState => (isCancelled || closesAt(closing) <= now ? "geschlossen" : (stored ?? "frei"));
