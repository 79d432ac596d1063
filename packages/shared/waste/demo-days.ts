import { addDays, isoWeek, type Weekday, weekdayOf, weekdays } from "../calendar/day.ts";
import { holidayOn, type Land } from "../calendar/holidays.ts";
import { type Collection, writeCollections } from "./collections.ts";

/**
 * How the demo village describes its rounds: every second week, or the n-th weekday of a month. `Woche` is that of this year's calendar;
 * the rhythm goes on past a week 53, where "gerade" and "ungerade" change places.
 */
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
  // Counted on, so that the rhythm has no break where a year of 53 weeks ends.
  let week = isoWeek(addDays(`${year}-01-01`, -1)) === 1 ? 1 : 0;
  for (let day = `${year}-01-01`; day < `${year + 2}-01-01`; day = addDays(day, 1)) {
    if (weekdayOf(day) === "Mo") week += 1;
    for (const { Titel, Wochentag, Woche, ImMonat } of rounds) {
      if (weekdayOf(day) !== Wochentag) continue;
      if (
        ImMonat ? Math.ceil(Number(day.slice(8)) / 7) !== ImMonat : (week % 2 === 0) !== (Woche === "gerade")
      )
        continue;
      found.push({ day: isAfterHoliday(day, land) ? addDays(day, 1) : day, title: Titel });
    }
  }
  return writeCollections(found.sort((one, other) => one.day.localeCompare(other.day)));
}

function isAfterHoliday(day: string, land: Land): boolean {
  const sinceMonday = Array.from({ length: weekdays.indexOf(weekdayOf(day)) + 1 }, (_, ago) =>
    addDays(day, -ago),
  );
  return sinceMonday.some((each) => holidayOn(each, land));
}
