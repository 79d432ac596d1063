import { addDays, type Weekday, weekdayOf } from "../calendar/day.ts";
import { holidayOn, type Land } from "../calendar/holidays.ts";
import { type Collection, writeCollections } from "./collections.ts";

/** How the demo village describes its rounds: every second week by the number of the week, or the n-th weekday of a month. */
export type DemoRound = {
  Titel: string;
  Wochentag: Weekday;
  Woche?: "gerade" | "ungerade";
  ImMonat?: number;
};

/** The lines of this year and the next; in weeks with a holiday everything after it comes a day later. @param today "YYYY-MM-DD" */
export function demoDays(rounds: readonly DemoRound[], today: string, land: Land): string {
  const year = Number(today.slice(0, 4));
  const found: Collection[] = [];
  for (let day = `${year}-01-01`; day < `${year + 2}-01-01`; day = addDays(day, 1)) {
    for (const { Titel, Wochentag, Woche, ImMonat } of rounds) {
      if (weekdayOf(day) !== Wochentag) continue;
      if (
        ImMonat ? Math.ceil(Number(day.slice(8)) / 7) !== ImMonat : isEvenWeek(day) !== (Woche === "gerade")
      )
        continue;
      found.push({ day: isAfterHoliday(day, land) ? addDays(day, 1) : day, title: Titel });
    }
  }
  return writeCollections(found.sort((one, other) => one.day.localeCompare(other.day)));
}

/** By ISO 8601: the week of the Thursday */
function isEvenWeek(day: string): boolean {
  const thursday = new Date(`${addDays(mondayOf(day), 3)}T00:00:00Z`);
  const dayOfYear = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000;
  return (Math.floor(dayOfYear / 7) + 1) % 2 === 0;
}

const mondayOf = (day: string): string => (weekdayOf(day) === "Mo" ? day : mondayOf(addDays(day, -1)));

function isAfterHoliday(day: string, land: Land): boolean {
  for (let each = mondayOf(day); each <= day; each = addDays(each, 1)) if (holidayOn(each, land)) return true;
  return false;
}
