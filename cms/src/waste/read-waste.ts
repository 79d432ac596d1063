import { startOfBerlinDay } from "@dorfforum/shared/calendar/format";
import { dayInVillage } from "@dorfforum/shared/calendar/recurrence-rule";
import { type Collection, readCollections } from "@dorfforum/shared/waste/collections";
import { datesBetween } from "../events/nearest-date";
import { readCalendar } from "../import/calendar/read-calendar";
import { ImportProblem, mapInBatches } from "../import/import-problem";

/** Of a district and three years; the company's file for a whole county has more. */
const maxCollections = 2000;

export const isCalendar = (text: string): boolean => /BEGIN:\s*VCALENDAR/i.test(text);

/**
 * What a calendar file, or a text with lines of days, says of last year, this one and the next.
 * @throws ImportProblem for a text without any, or with those of more than a district
 */
export async function readWaste(text: string, now: Date): Promise<Collection[]> {
  const year = Number(dayInVillage(now).slice(0, 4));
  const [from, to] = [`${year - 1}-01-01`, `${year + 2}-01-01`];
  const all = isCalendar(text) ? await readEvents(text, now, [from, to]) : readCollections(text).collections;
  const collections = all.filter(({ day }) => day >= from && day < to);
  if (collections.length === 0)
    throw new ImportProblem("Darin stehen keine Abholtage aus diesem oder dem nächsten Jahr.");
  if (collections.length > maxCollections)
    throw new ImportProblem(
      `Darin stehen mehr als ${maxCollections} Abholtage, zu viele für einen Bezirk. Bitte nehmen Sie die Datei für diesen Ortsteil.`,
    );
  return collections;
}

async function readEvents(text: string, now: Date, days: [string, string]): Promise<Collection[]> {
  const { entries } = await readCalendar(text, { now, withPast: true });
  const [begin, end] = days.map((day) => new Date(startOfBerlinDay(day).getTime() - 1)) as [Date, Date];
  let count = 0;
  const found = await mapInBatches(entries, ({ title, fields }) => {
    // What is too much is not counted out to its end.
    if (fields.Terminstatus === "abgesagt" || count > maxCollections) return [];
    const dates = datesBetween(fields, begin, end);
    count += dates.length;
    return dates.map(({ start }): Collection => ({ day: dayInVillage(new Date(start)), title }));
  });
  return found.flat().sort((one, other) => one.day.localeCompare(other.day));
}
