import { toInstant } from "@dorfforum/shared/calendar/village-time";
import type { FieldRule } from "../../documents/problem";

/** Of an urgent notice: with its end at its beginning it would never be shown. */
export const untilAfterFrom: FieldRule = (sent, stored) => {
  const from = toInstant({ ...stored, ...sent }.Von);
  const until = toInstant({ ...stored, ...sent }.Bis);
  if (from === undefined || until === undefined || until > from) return [];
  return [{ path: ["Bis"], message: "Bis muss nach Von liegen." }];
};

/** Of an urgent notice that is being published. */
export const untilAhead: FieldRule = (sent, stored) => {
  const until = toInstant({ ...stored, ...sent }.Bis);
  if (until === undefined || until > new Date()) return [];
  const message = "Bis liegt in der Vergangenheit: Die Mitteilung wäre nirgends zu sehen.";
  return [{ path: ["Bis"], message }];
};
