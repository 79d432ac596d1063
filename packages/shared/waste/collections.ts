import { isDay } from "../calendar/day.ts";

/** What is collected on a day ("YYYY-MM-DD"), by the company's or the editor's words */
export type Collection = { day: string; title: string };

const writtenDay = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/g;
const weekday = /\b(?:mo|di|mi|do|fr|sa|so)(?:\.|(?:n|ens|ttwoch|nners|ei|ms)?(?:tag)?)(?=[\s,.:;]|$)/gi;
/** "7.1.", "Januar 7": what looks like a day without its year */
const half = /\d{1,2}\.\s?(?:\d|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i;

/**
 * Reads lines of days. A line has days and what is collected in any order ("07.01.2027 Bio, Papier", "Restmüll: 7.1.2027; 2027-01-21");
 * a line without days is the title of those below it that have none.
 * @returns also the lines that were not understood
 */
export function readCollections(text: string): { collections: Collection[]; unread: string[] } {
  const found = new Map<string, Collection>();
  const unread: string[] = [];
  let heading = "";
  const inGerman = text.replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, "$3.$2.$1");
  for (const line of inGerman.split(/\r?\n/).map((each) => each.trim())) {
    const days = [...line.matchAll(writtenDay)].map(([, day = "", month = "", year = ""]) =>
      [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    );
    const own = line
      .replace(writtenDay, " ")
      .replace(days.length > 0 ? weekday : /(?!)/, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "");
    if (days.length === 0 && own && !half.test(own)) heading = own;
    const title = own || heading;
    if (days.length === 0 ? half.test(line) : !title || !days.every(isDay)) unread.push(line);
    else for (const day of days) found.set(`${day} ${title}`, { day, title });
  }
  return { collections: [...found.values()].sort(byDay), unread };
}

const byDay = (one: Collection, other: Collection) =>
  one.day.localeCompare(other.day) || one.title.localeCompare(other.title, "de");

/** A line for each, as readCollections() reads them */
export const writeCollections = (collections: readonly Collection[]): string =>
  collections
    .map(({ day, title }) => {
      const [year, month, date] = day.split("-");
      // A day in the title ("statt 06.01.2027") would count as one of collection.
      const kept = title.replace(writtenDay, (_, of, at) => `${of}.${at}.`).replace(/\s+/g, " ");
      return `${date}.${month}.${year} ${kept}`;
    })
    .join("\n");

const keyOf = ({ day, title }: Collection) => `${day} ${title}`;
const yearOf = ({ day }: Collection) => day.slice(0, 4);

/**
 * Takes over what a file says. It replaces only the years that it has, from its first day on: files of the next year lack what
 * is left of this one. What a person changed since the file was read last stays.
 * @param last what it said then
 */
export function mergeCollections(
  present: readonly Collection[],
  incoming: readonly Collection[],
  last: readonly Collection[] = [],
): Collection[] {
  const years = new Set(incoming.map(yearOf));
  const first = incoming.map(({ day }) => day).sort()[0] ?? "";
  const [before, now] = [last, present].map((list) => new Set(list.map(keyOf)));
  const isReplaced = (each: Collection) => years.has(yearOf(each)) && each.day >= first;
  const wasTyped = (each: Collection) => last.length > 0 && !before?.has(keyOf(each));
  const wasRemoved = (each: Collection) => before?.has(keyOf(each)) && !now?.has(keyOf(each));
  const kept = present.filter((each) => !isReplaced(each) || wasTyped(each));
  const all = [...kept, ...incoming.filter((each) => !wasRemoved(each))];
  return [...new Map(all.map((each) => [keyOf(each), each])).values()].sort(byDay);
}

/** From this day of the year on the next year's dates should be there. */
const expectedFrom = "-11-01";

/** The year ("2027") whose dates are missing on `today`; undefined while none are */
export function missingYear(collections: readonly Collection[], today: string): string | undefined {
  const year = today.slice(0, 4);
  const next = String(Number(year) + 1);
  const has = (wanted: string) => collections.some(({ day }) => day.startsWith(wanted) && day >= today);
  if (!has(year) && !has(next) && today < `${year}-12-01`) return year;
  return today >= year + expectedFrom && !has(next) ? next : undefined;
}

/** Whether a file lacks so much of what is still to come in its years that nobody should take it over unseen. */
export function isMuchLess(
  present: readonly Collection[],
  incoming: readonly Collection[],
  today: string,
): boolean {
  const years = new Set(incoming.map(yearOf));
  const coming = present.filter((each) => years.has(yearOf(each)) && each.day > today);
  const keys = new Set(incoming.map(keyOf));
  const gone = coming.filter((each) => !keys.has(keyOf(each))).length;
  return gone >= 5 && gone > coming.length / 2;
}
