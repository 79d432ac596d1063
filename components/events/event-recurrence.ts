import { knowsUntilSummer } from "@dorfforum/shared/calendar/left-out";
import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { type EventTiming, lastDate, toRule } from "@/lib/events/recurrence";

/**
 * "jeden Dienstag bis 30. Juni 2027". Undefined for an unreadable rule. What nobody entered is not promised: school holidays
 * are named where they are known on `today` ("YYYY-MM-DD").
 */
export function recurrenceInWords(event: EventTiming, today: string): string | undefined {
  const { recurrence, start, notOnHolidays, notInSchoolHolidays, villageDays } = event;
  if (!recurrence) return undefined;
  try {
    toRule(recurrence, start);
  } catch {
    // lib/events/recurrence.ts reports it and shows the first date.
    return undefined;
  }
  // An UNTIL says the last day itself.
  const last = partsOfRule(recurrence).COUNT ? lastDate(event) : undefined;
  return seriesInWords({
    rule: recurrence,
    day: berlinDay(start),
    lastDay: last && berlinDay(last.start),
    notOnHolidays,
    notInSchoolHolidays: notInSchoolHolidays && villageDays && knowsUntilSummer(today, villageDays),
  });
}
