import { previousDay } from "@dorfforum/shared/calendar/day";
import { formatDate, formatTime } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { offlineTexts } from "./base/texts";

/** "heute, 9.40 Uhr", "gestern, 21 Uhr", "20. November 2026, 9.40 Uhr" */
export function formatAge(storedAt: Date, now: Date): string {
  const time = formatTime(storedAt);
  const day = berlinDay(storedAt);
  const today = berlinDay(now);
  if (day === today) return offlineTexts.today(time);
  if (day === previousDay(today)) return offlineTexts.yesterday(time);
  return `${formatDate(storedAt)}, ${time}`;
}
