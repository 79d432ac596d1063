import { berlinTime, villageFormat } from "@dorfforum/shared/calendar/village-time";

const dayText = villageFormat({ weekday: "short", day: "numeric", month: "numeric", year: "numeric" });

/** "Di., 24.11.2026, 19:30 Uhr", of whole days without the time; undefined for no date. */
export function dateTimeText(date: Date | undefined, allDay: unknown): string | undefined {
  if (!date) return undefined;
  return allDay === true ? dayText(date) : `${dayText(date)}, ${berlinTime(date)} Uhr`;
}
