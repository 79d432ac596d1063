import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { type Collection, germanDay, readCollections } from "@dorfforum/shared/waste/collections";
import { readCalendar } from "../../calendar-files/read-calendar";
import { datesBetween } from "../../events/nearest-date";
import { ImportProblem } from "../../http/import-problem";
import { mapInBatches } from "../../text/in-batches";

/** Of a district and three years; the company's file for a whole county has more. */
const maxCollections = 2000;
/** Of lines, in characters: what the field holds */
const maxTextLength = 200_000;
const maxDistrictsNamed = 5;

export const isCalendar = (text: string): boolean => /BEGIN:\s*VCALENDAR/i.test(text);

/** `unread`: what was not understood, as German texts that begin with the number of the line */
export type WasteRead = { collections: Collection[]; unread: string[] };

/**
 * What a calendar file, or a text with lines of days, says of last year, this one and the next.
 * @throws ImportProblem for a text without any, or with those of more than a district
 */
export async function readWaste(text: string, now: Date): Promise<WasteRead> {
  const year = Number(berlinDay(now).slice(0, 4));
  const [from, to] = [`${year - 1}-01-01`, `${year + 2}-01-01`];
  if (!isCalendar(text) && text.length > maxTextLength) throw tooMany();
  const { lines, numbers, skipped } = isCalendar(text)
    ? await readEvents(text, now, [from, to])
    : { lines: text, numbers: undefined, skipped: [] };
  const { collections: all, unread, districts } = readCollections(lines);
  if (districts.length > 1)
    throw new ImportProblem(
      `Darin stehen mehrere Bezirke (${districts.slice(0, maxDistrictsNamed).join(", ")}${districts.length > maxDistrictsNamed ? " …" : ""}). Bitte nehmen Sie nur die Tage von diesem.`,
    );
  const collections = all.filter(({ day }) => day >= from && day < to);
  const notRead = [
    ...skipped,
    ...unread.map(({ line, text: written }) => ({ line: numbers?.[line - 1] ?? line, reason: written })),
    ...all
      .filter(({ day }) => day >= to)
      .map(({ day, title }) => ({ line: 0, reason: `${germanDay(day)} ${title}` })),
  ].map(({ line, reason }) => (line > 0 ? `Zeile ${line}: ${reason}` : reason));
  if (collections.length === 0)
    throw new ImportProblem(
      ["Darin stehen keine Abholtage aus diesem oder dem nächsten Jahr.", ...notReadSentence(notRead)].join(
        " ",
      ),
    );
  if (collections.length > maxCollections) throw tooMany();
  return { collections, unread: notRead };
}

const tooMany = () =>
  new ImportProblem(
    `Darin stehen mehr als ${maxCollections} Abholtage, zu viele für einen Bezirk. Bitte nehmen Sie die Datei für diesen Ortsteil.`,
  );

const maxNamed = 3;
const notReadSentence = (unread: readonly string[]): string[] =>
  unread.length > 0 ? [`Nicht verstanden: ${unread.slice(0, maxNamed).join("; ")}.`] : [];

/** The dates of a calendar as lines of days, with the numbers of their events' lines */
async function readEvents(text: string, now: Date, days: [string, string]) {
  const { entries, skipped } = await readCalendar(text, { now, withPast: true });
  const [begin, end] = days.map((day) => new Date(startOfBerlinDay(day).getTime() - 1)) as [Date, Date];
  let count = 0;
  const found = await mapInBatches(entries, ({ title, fields, line }) => {
    // What is too much is not counted out to its end.
    if (fields.Terminstatus === "abgesagt" || count > maxCollections) return [];
    const dates = datesBetween(fields, begin, end);
    count += dates.length;
    const length = lengthMs(fields);
    return dates.map(({ start }) => {
      const [first, last] = [start, start + length].map((time) => germanDay(berlinDay(new Date(time))));
      const span = first === last ? first : `${first} - ${last}`;
      return { line, text: `${span} ${title.replace(/\s+/g, " ")}` };
    });
  });
  if (count > maxCollections) throw tooMany();
  const lines = found.flat();
  return {
    lines: lines.map((each) => each.text).join("\n"),
    numbers: lines.map(({ line }) => line),
    skipped,
  };
}

/** Of whole days; a collection by the hour may end behind midnight. */
const lengthMs = ({ Beginn, Ende, Ganztaegig }: Readonly<Record<string, unknown>>): number =>
  Ganztaegig && Ende ? Math.max(Date.parse(String(Ende)) - Date.parse(String(Beginn)), 0) : 0;
