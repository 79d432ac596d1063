import { binsIn, defaultBins, isBin } from "./bins.ts";
import { withTitles } from "./headings.ts";
import { readLine } from "./read-line.ts";
import { type Item, toItems } from "./text-items.ts";
import { isOn, type YearlessDay } from "./written-days.ts";

/** What is collected on a day ("YYYY-MM-DD"), by the company's or the editor's words */
export type Collection = { day: string; title: string };

/** A line that was not understood, counted from 1 */
export type UnreadLine = { line: number; text: string };

/** `districts`: names of several whose days stand in one text, of which none is read then */
export type CollectionsRead = { collections: Collection[]; unread: UnreadLine[]; districts: string[] };

/**
 * Reads days of collection as people and companies write them: in lines with what is collected, below or above a line that
 * says it, in tables with a row for each day or a column for each bin. Days from which a collection was moved away, and those
 * that date the list itself, are none. What is not certain is not read.
 * @returns also the lines that were not understood
 */
export function readCollections(text: string): CollectionsRead {
  const { items, districts } = toItems(text);
  const hasMarks = items.some(({ days }) => days.some(({ marks }) => marks));
  const isFootnote = ({ days, text: line }: Item) =>
    hasMarks && days.length === 0 && signOf(line, "^\\W*?") !== undefined;
  const doubtful = new Set(
    items
      .filter((item) => isFootnote(item) && movesOrCancels.test(item.text))
      .map(({ text: line }) => signOf(line, "^\\W*?")),
  );
  const titled = withTitles(items.filter((item) => !isFootnote(item)));
  const titles = new Set(titled.flatMap(({ days }) => days.map(({ title }) => title)));
  const storable = new Set([...titles].filter(isStorable));
  const collectedOn = new Set(titled.flatMap(({ days }) => days.map(({ day }) => day)));
  const isUnread = ({ days, away, isUnclear }: Item) =>
    isUnclear ||
    away.some((each) => typeof each !== "string" && dayOf(each, collectedOn) === undefined) ||
    days.some(
      ({ title, marks, isOfSpan }) =>
        !storable.has(title) ||
        reminds.test(title) ||
        (isOfSpan && rhythm.test(title)) ||
        (marks !== "" && doubtful.has(signOf(marks))),
    );
  const unread = [...new Map(titled.filter(isUnread).map(({ line, text: shown }) => [line, shown]))].map(
    ([line, shown]) => ({ line, text: shown }),
  );
  if (districts.length > 1) return { collections: [], unread, districts };
  const away = titled.flatMap((item) =>
    item.away.flatMap((each) => {
      const day = typeof each === "string" ? each : dayOf(each, collectedOn);
      return day ? { day, title: item.days[0]?.title || item.text } : [];
    }),
  );
  const read = titled
    .filter((item) => !isUnread(item))
    .flatMap(({ days }) => days.map(({ day, title }): Collection => ({ day, title })))
    .filter((each) => !isMovedAway(each, away));
  const unique = new Map(read.map((each) => [keyOf(each), each]));
  return { collections: [...unique.values()].sort(byDay), unread, districts: [] };
}

/** The one of `days` that a day without its year is; undefined for none and for several */
function dayOf({ ending, weekday }: YearlessDay, days: ReadonlySet<string>): string | undefined {
  const [day, other] = [...days].filter((each) => each.endsWith(ending) && isOn(each, weekday));
  return other === undefined ? day : undefined;
}

/** Of a day before the one of collection */
const reminds = /erinner|(?<!\p{L}|am |jeden )morgen(?!\p{L})|(?<!\p{L}|am |zum )vorabend/iu;
/** Of a span: nothing is collected on most of its days. */
const rhythm = /w(?:ö|oe)ch|(?<!ganz)t(?:ä|ae)g|(?<!\p{L})(?:alle|jede[nmrs]?)(?!\p{L})/iu;

/** Whether a title is one, and is read again as it is: what is stored is read by everybody. */
function isStorable(title: string): boolean {
  if (!title) return false;
  const { days, away } = readLine(`01.01.2027 ${title}`, {});
  return days.length === 1 && days[0]?.title === title && away.length === 0;
}

const signOf = (text: string, begin = ""): string | undefined =>
  new RegExp(`${begin}(\\*+|[¹²³⁴⁵⁶†‡]|\\d(?=\\))|!+)`).exec(text)?.[1];

/** Of a footnote: the days that it belongs to may be none. */
const movesOrCancels = /entf[aä]ll|fällt|keine?\s|verschiebt|verschieben|wird|später|früher|vortag|folgetag/i;

/** Whether another line says that the collection of a day was moved, unless one was moved to it */
const isMovedAway = ({ day, title }: Collection, away: readonly Collection[]): boolean =>
  !/verlegt|verschoben/i.test(title) &&
  away.some(
    (each) =>
      each.day === day && (!isBin(each.title) || binsIn(title, binsIn(each.title, defaultBins)).length > 0),
  );

const byDay = (one: Collection, other: Collection) =>
  one.day.localeCompare(other.day) || one.title.localeCompare(other.title, "de");

/** A line for each, as readCollections() reads them: titles come from there, and hold no days */
export const writeCollections = (collections: readonly Collection[]): string =>
  collections.map(({ day, title }) => `${germanDay(day)} ${title}`).join("\n");

/** "07.01.2027" */
export const germanDay = (day: string): string => day.split("-").reverse().join(".");

const keyOf = ({ day, title }: Collection) => `${day} ${title}`;
const yearOf = ({ day }: Collection) => day.slice(0, 4);

/** Whether a day that stands here is one of a year that the file replaces */
function replacedBy(incoming: readonly Collection[], present: readonly Collection[]) {
  const first = incoming.map(({ day }) => day).sort()[0] ?? "";
  const count = (list: readonly Collection[], year: string) =>
    list.filter((each) => yearOf(each) === year && each.day >= first).length;
  const years = [...new Set(incoming.map(yearOf))];
  // Beside its own year a file may have a day or two of another one.
  const replaced = years.filter(
    (year) => years.length === 1 || count(incoming, year) * 2 > count(present, year),
  );
  return (each: Collection) => replaced.includes(yearOf(each)) && each.day >= first;
}

/**
 * Takes over what a file says. It replaces only the years that it has, from its first day on, and not one of which it has hardly
 * any days: files of the next year lack what is left of this one. What a person changed since the file was read last stays.
 * @param last what it said then
 */
export function mergeCollections(
  present: readonly Collection[],
  incoming: readonly Collection[],
  last: readonly Collection[] = [],
): Collection[] {
  const isReplaced = replacedBy(incoming, present);
  const [before, now] = [last, present].map((list) => new Set(list.map(keyOf)));
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
  const isReplaced = replacedBy(incoming, present);
  const coming = present.filter((each) => isReplaced(each) && each.day > today);
  const keys = new Set(incoming.map(keyOf));
  const gone = coming.filter((each) => !keys.has(keyOf(each))).length;
  return gone >= 5 && gone > coming.length / 2;
}

const maxNamed = 3;

/** What a file changes, a German sentence for each year: "2027: 26 neu, 0 entfallen, 1 alter Tag bleibt: 2.1. Papier." */
export function describeChanges(
  present: readonly Collection[],
  incoming: readonly Collection[],
  merged: readonly Collection[],
): string[] {
  const [before, from, after] = [present, incoming, merged].map((list) => new Set(list.map(keyOf)));
  return [...new Set(incoming.map(yearOf))].sort().map((year) => {
    const count = (list: readonly Collection[], without: Set<string> | undefined) =>
      list.filter((each) => yearOf(each) === year && !without?.has(keyOf(each)));
    const kept = count(merged, from);
    const left = count(incoming, after);
    const parts = [
      `${count(merged, before).length} neu, ${count(present, after).length} entfallen`,
      kept.length > 0 &&
        `${kept.length === 1 ? "1 alter Tag bleibt" : `${kept.length} alte Tage bleiben`}: ${named(kept)}`,
      left.length > 0 && `${left.length} nur im Kalender: ${named(left)}`,
    ];
    return `${year}: ${parts.filter(Boolean).join(", ")}.`;
  });
}

/** "2.1. Papier, 9.1. Papier und 3 weitere" */
export function named(collections: readonly Collection[]): string {
  const first = collections
    .slice(0, maxNamed)
    .map(({ day, title }) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}. ${title}`)
    .join(", ");
  return collections.length > maxNamed ? `${first} und ${collections.length - maxNamed} weitere` : first;
}
