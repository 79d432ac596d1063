import { startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { Incoming } from "../source-content";
import { villageTimeAt } from "../time-zones";

const toVillage = (instant: unknown) => villageTimeAt(Date.parse(String(instant)));

/** The dates that the site would show of imported entries until a day, as "2027-06-02T18:00" of the village, in order */
export function shownDates(entries: readonly Incoming[], until = "2029-01-01"): string[] {
  const end = villageTimeAt(startOfBerlinDay(until).getTime());
  return entries
    .flatMap(({ fields: { Beginn, Wiederholung, Ausnahmen } }) => {
      const begin = toVillage(Beginn);
      if (!Wiederholung) return [begin];
      const rows = Ausnahmen as { Datum: string; Art?: string; Beginn?: string }[];
      const leftOut = rows.filter(({ Art }) => Art !== "hinweis").map(({ Datum }) => Datum);
      const moved = rows.flatMap((row) => (row.Beginn ? toVillage(row.Beginn) : []));
      return new RRuleTemporal({ rruleString: String(Wiederholung), dtstart: begin, temporal: Temporal })
        .between(begin, end, true)
        .filter((date) => !leftOut.includes(date.toPlainDate().toString()))
        .concat(moved);
    })
    .map((date) => date.toPlainDateTime().toString({ smallestUnit: "minute" }))
    .sort();
}

/** "2027-06-02T18:00" of an instant, such as an end */
export const villageTime = (instant: unknown): string =>
  toVillage(instant).toPlainDateTime().toString({ smallestUnit: "minute" });
