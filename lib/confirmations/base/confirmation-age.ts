import { monthOf } from "@dorfforum/shared/calendar/day";
import { formatMonth } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Temporal } from "temporal-polyfill";

/** As `Bestaetigung_Monate` in cms/src/api/allgemeine-einstellung's schema; settings that were stored before have none. */
const defaultMonths = 14;

/**
 * The month ("März 2025") of a confirmation that is out of date; undefined while it is not, and where none is known.
 * @param confirmedOn "YYYY-MM-DD" @param months for which a confirmation holds
 */
export function outdatedConfirmation(
  confirmedOn: string | undefined,
  months: number = defaultMonths,
  now: Date,
): string | undefined {
  if (confirmedOn === undefined) return undefined;
  const limit = Temporal.PlainDate.from(berlinDay(now)).subtract({ months }).toString();
  return confirmedOn < limit ? formatMonth(monthOf(confirmedOn)) : undefined;
}
