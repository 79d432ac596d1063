/*
 * Estimates what fits on the sheet, because a server sees no lines break. It counts every letter as wide, so that the sheet
 * has space left rather than too little; components/poster/poster-sheet.module.css has the same measures.
 */

/** A sheet of A4 without its margins, and without the parts whose height is fixed */
const innerWidthMm = 182;
const contentHeightMm = 203;
const columnGapMm = 8;

const mmPerPoint = 0.3528;
const lineHeight = 1.22;
/** The texts of the demo village need 0.49. */
const letterWidthEm = 0.51;
/** A day's heading with the space above it, and the space above an entry */
const headingLines = 1.55;
const entryGapLines = 0.18;
/** What stays free at the end of a full column, because a day's heading and its first entry stay together */
const lostLinesPerColumn = 4;

/** From the largest type to the smallest that can be read at a notice board */
const sizes = [
  { name: "huge", points: 18, columns: 1 },
  { name: "large", points: 14, columns: 1 },
  { name: "medium", points: 12, columns: 2 },
  { name: "small", points: 10.5, columns: 2 },
  { name: "tiny", points: 9, columns: 2 },
] as const;
type Size = (typeof sizes)[number];
export type PosterSize = Size["name"];

const noticePoints = 11;
/** What stands above and below the notices, between them, and beside them */
const noticesHeadMm = 13;
const noticeGapMm = 2;
const noticePaddingMm = 8;

/** How far the further lines of an entry are indented */
const indentLetters = 3;

/** Words are put into lines as browsers do it, without hyphenation. */
function linesOf(text: string, points: number, widthMm: number): number {
  const lettersPerLine = Math.floor(widthMm / (letterWidthEm * points * mmPerPoint));
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + length > lettersPerLine) {
      lines += 1;
      used = indentLetters;
    }
    used += length + 1;
    for (; used - 1 > lettersPerLine; used -= lettersPerLine - indentLetters) lines += 1;
  }
  return lines;
}

function noticesHeightMm(notices: readonly string[]): number {
  if (notices.length === 0) return 0;
  const lineMm = noticePoints * mmPerPoint * lineHeight;
  const lines = notices
    .flatMap((notice) => notice.split("\n"))
    .reduce((count, line) => count + linesOf(line, noticePoints, innerWidthMm - noticePaddingMm), 0);
  return noticesHeadMm + lines * lineMm + notices.length * noticeGapMm;
}

/** What a day's texts are, as far as the layout is concerned */
type Day = { entries: readonly { text: string }[] };

/**
 * The largest type in which all entries fit on the sheet, or the smallest with as many of them as fit.
 * @returns `count`: how many entries fit, in their order
 */
export function fitOnSheet(
  days: readonly Day[],
  notices: readonly string[],
): { size: PosterSize; count: number } {
  const heightMm = contentHeightMm - noticesHeightMm(notices);
  const total = days.reduce((sum, { entries }) => sum + entries.length, 0);
  let last: { size: PosterSize; count: number } = { size: "tiny", count: 0 };
  for (const size of sizes) {
    last = { size: size.name, count: countFitting(days, size, heightMm) };
    if (last.count === total) break;
  }
  return last;
}

function countFitting(days: readonly Day[], { points, columns }: Size, heightMm: number): number {
  const widthMm = (innerWidthMm - (columns - 1) * columnGapMm) / columns;
  const linesOfColumn = Math.floor(heightMm / (points * mmPerPoint * lineHeight));
  let linesLeft = columns * linesOfColumn - (columns - 1) * lostLinesPerColumn;
  let count = 0;
  for (const { entries } of days) {
    linesLeft -= headingLines;
    for (const { text } of entries) {
      linesLeft -= linesOf(text, points, widthMm) + entryGapLines;
      if (linesLeft < 0) return count;
      count += 1;
    }
  }
  return count;
}
