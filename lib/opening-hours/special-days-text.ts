import { addDays } from "@dorfforum/shared/calendar/day";
import { formatDays } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { type SpecialDay, specialDaysBetween } from "@dorfforum/shared/opening-hours/special-days";
import { openingTexts as texts } from "@/lib/texts/organisations";
import { formatOpening } from "./opening-hours-text";

/** The shown days lie within half a year. */
const maxDaysAhead = 183;
const maxLines = 8;

/** "Donnerstag, 24. Dezember 2026: geschlossen (Betriebsausflug)" of each coming special day, soonest first */
export function specialDayLines(specialDays: readonly SpecialDay[], now: Date): string[] {
  const today = berlinDay(now);
  return specialDaysBetween(specialDays, today, addDays(today, maxDaysAhead))
    .slice(0, maxLines)
    .map(specialDayLine);
}

export const specialDayLine = ({ first, last, hours, note }: SpecialDay): string =>
  texts.specialDay(formatDays({ start: first, end: last, allDay: true }), hours?.map(formatOpening), note);
