import { addDays } from "@dorfforum/shared/calendar/day";
import { laender } from "@dorfforum/shared/calendar/holidays";
import { type DaySpan, isSchoolHoliday } from "@dorfforum/shared/calendar/left-out";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { ImportProblem } from "../http/import-problem";
import { readCalendar } from "./read-calendar";

const isNamedHoliday = /ferien|(?:schul|unterrichts)frei/i;

/** The settings name the Land; pages would repeat it with each of its holidays. */
const ofLand = new RegExp(
  `,? +(?:in )?(?:${[...laender].sort((a, b) => b.length - a.length).join("|")})(?= \\d{4}$|$)`,
);

/**
 * The school holidays in a Land's calendar file, in their order. Those of the past year stay: they say from when on the
 * holidays are known.
 * @throws ImportProblem for a text that is no calendar, or one without school holidays
 */
export async function readSchoolHolidays(text: string, now: Date): Promise<DaySpan[]> {
  const { entries } = await readCalendar(text, { now, withPast: true });
  const oldest = addDays(berlinDay(now), -366);
  const spans = new Map<string, DaySpan>();
  for (const { title, fields } of entries) {
    const begin = new Date(String(fields.Beginn));
    const end = fields.Ende ? new Date(String(fields.Ende)) : begin;
    const first = berlinDay(begin);
    // Some files end at the midnight after the last day.
    const last = end > begin ? berlinDay(new Date(end.getTime() - 1)) : first;
    const span = { name: title.replace(ofLand, ""), first, last };
    if (isNamedHoliday.test(title) && isSchoolHoliday(span) && last >= oldest)
      spans.set(`${first} ${last}`, span);
  }
  if (spans.size === 0)
    throw new ImportProblem("In dieser Datei stehen keine Schulferien, die noch kommen oder gerade waren.");
  return [...spans.values()].sort((one, other) => one.first.localeCompare(other.first));
}
