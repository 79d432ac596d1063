import { berlinDay } from "@dorfforum/shared/calendar/village-time";
export const openStates = ["neu", "in Arbeit"];

/** Whether a visitor's entry still waits for somebody, by its Bearbeitungsstand. */
export const isOpen = (state: unknown) => openStates.includes(String(state));

/** By when an answer is due, in words. @param day "YYYY-MM-DD" */
export function dueText(day: string, now: Date): string {
  const today = berlinDay(now);
  const [year, month, date] = day.split("-").map(Number);
  const sameYear = today.startsWith(`${year}-`);
  const until = `bis ${date}.${month}.${sameYear ? "" : year}`;
  if (day < today) return `${until}, überfällig`;
  return day === today ? `${until}, heute` : until;
}
