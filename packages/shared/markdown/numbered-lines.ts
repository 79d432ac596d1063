import { monthPattern } from "../calendar/german-months";
import { contentColumn, type Line } from "./lines";

const numbered = /^(\d{1,9})([.)])(?=[ \t]|$)/;
/** Longer numbers are years and telephone numbers. */
const maxDigits = 3;
const weekdays = "(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|Sonnabends?";
/** "So" and "Do" are words too: only before a day, an hour or a point */
const shortWeekdays = "(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=[.,:/–-]|\\s+\\d)";

/** A month or day of the week at this place, in full or shortened. For a pattern that ignores case */
const monthsAndWeekdays = `(?:(?:${monthPattern}|Advent|${weekdays})(?![\\p{L}-])|${shortWeekdays})`;

const isDate = new RegExp(
  String.raw`^\d+[.)]\s*\(?(?:\d{1,2}\.|(?:19|20)\d\d(?!\d)|(?:(?:bis|und|oder|u\.)\s+|[-–/&+]\s*)(?:zum\s+)?\d{1,2}\.|${monthsAndWeekdays})`,
  "iu",
);

type Run = { length: number; isDated: boolean };
type Numbered = { line: Line; column: number; number: number; sign: string; run: Run };

/**
 * The lines that begin with a number and are no items of a list. An item has a neighbour that goes on by one, and none of
 * the items between which it stands is a date: "28. November", "3. Liga" and "1986. Das Jahr" are text.
 */
export function numberedTextLines(lines: readonly Line[]): Line[] {
  const all: Numbered[] = [];
  /** The last item of each list that may go on, the outermost first */
  let open: Numbered[] = [];
  let isAfterBlank = false;
  for (const line of lines) {
    const column = contentColumn(line);
    const [written, digits = "", sign = ""] = numbered.exec(line.content) ?? [];
    if (line.kind === "code") continue;
    if (line.kind === "blank") {
      isAfterBlank = true;
      continue;
    }
    // A heading or paragraph between two items ends their list, and so does the next item of a list around it.
    if (line.content.startsWith("#")) open = [];
    else if (line.hasBullet) open = open.filter((item) => item.column <= line.prefix.search(/\S/));
    else if (written !== undefined) open = open.filter((item) => item.column <= column + 1);
    else if (isAfterBlank) open = open.filter((item) => item.column < column);
    isAfterBlank = false;
    if (written === undefined) continue;
    const last = open.find((item) => item.column >= column - 1);
    const number = Number(digits);
    const goesOn = last !== undefined && last.sign === sign && last.number + 1 === number;
    const run = goesOn ? last.run : { length: 0, isDated: false };
    run.length += 1;
    run.isDated ||= digits.length > maxDigits || digits.startsWith("0") || isDate.test(line.content);
    const item = { line, column, number, sign, run };
    open = [...open.filter((each) => each.column < column - 1), item];
    all.push(item);
  }
  return all.flatMap(({ line, run }) => (run.length < 2 || run.isDated ? line : []));
}
