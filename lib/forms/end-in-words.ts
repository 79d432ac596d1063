import { isDay } from "@dorfforum/shared/calendar/day";
import { dayOfEnd, endsLater } from "@dorfforum/shared/forms/ends-later";
import { formErrors } from "@/lib/texts/form-errors";
import { formPartTexts } from "@/lib/texts/form-parts";

type Filled = Parameters<typeof endsLater>[0];

/**
 * What a form says of an end before the beginning, while it is filled in: that it is on the next day, or that it is wrong.
 * @param filled days ("YYYY-MM-DD") and times ("HH:MM") that exist, or ""
 */
export function endInWords(filled: Filled): { text: string; isWrong: boolean } | undefined {
  const { day, lastDay, begin, end } = filled;
  if (!isDay(day) || !begin || !end || lastDay > day || end > begin) return undefined;
  if (!endsLater(filled)) return { text: formErrors.end, isWrong: true };
  return { text: formPartTexts.endsOnNextDay(dayOfEnd(filled), end), isWrong: false };
}
