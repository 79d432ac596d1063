import type { VillageEvent } from "@/lib/cms/events";
import { berlinDay } from "@/lib/dates/format";
import { seriesInWords } from "@/lib/dates/series";
import { toRule } from "@/lib/events/recurrence";

type Series = Pick<VillageEvent, "recurrence" | "start"> &
  Partial<Pick<VillageEvent, "notOnHolidays" | "notInSchoolHolidays">>;

/** "jeden Dienstag, 19.30 Uhr, bis 30. Juni 2027"; `hours` is put before the end. Undefined for an unreadable rule. */
export function recurrenceInWords(event: Series, hours?: string): string | undefined {
  const { recurrence, start, notOnHolidays, notInSchoolHolidays } = event;
  if (!recurrence) return undefined;
  try {
    toRule(recurrence, start);
  } catch {
    // lib/events/recurrence.ts reports it and shows the first date.
    return undefined;
  }
  return seriesInWords({
    rule: recurrence,
    day: berlinDay(start),
    hours,
    notOnHolidays,
    notInSchoolHolidays,
  });
}
