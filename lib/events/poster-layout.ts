/*
 * Estimates what fits on the sheet, because a server sees no lines break. It counts every letter as wide, so that the sheet
 * has space left rather than too little; components/poster/poster-sheet.module.css has the same measures.
 */

/** In millimetres: a sheet of A4 without its margins, and without the parts whose height is fixed */
const innerWidth = 182;
const spaceForContent = 203;
const columnGap = 8;

const pointInMm = 0.3528;
const lineHeight = 1.22;
/** Of a letter in em: texts of the demo village need 0.49. */
const letterWidth = 0.51;
/** In lines: a day's heading with the space above it, and the space above an entry */
const headingLines = 1.55;
const entryGapLines = 0.18;
/** In lines: what stays free at the end of a full column, because a day's heading and its first entry stay together */
const lostLines = 4;

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
/** In millimetres: what stands above and below the notices, between them, and beside them */
const noticesHead = 13;
const noticeGap = 2;
const noticePadding = 8;

/** In letters: how far the further lines of an entry are indented */
const indent = 3;

/** Words are put into lines as browsers do it, without hyphenation. */
function linesOf(text: string, points: number, width: number): number {
  const lettersPerLine = Math.floor(width / (letterWidth * points * pointInMm));
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + length > lettersPerLine) {
      lines += 1;
      used = indent;
    }
    used += length + 1;
    for (; used - 1 > lettersPerLine; used -= lettersPerLine - indent) lines += 1;
  }
  return lines;
}

function heightOfNotices(notices: readonly string[]): number {
  if (notices.length === 0) return 0;
  const lineMm = noticePoints * pointInMm * lineHeight;
  const lines = notices
    .flatMap((notice) => notice.split("\n"))
    .reduce((count, line) => count + linesOf(line, noticePoints, innerWidth - noticePadding), 0);
  return noticesHead + lines * lineMm + notices.length * noticeGap;
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
  const height = spaceForContent - heightOfNotices(notices);
  const total = days.reduce((sum, { entries }) => sum + entries.length, 0);
  let last: { size: PosterSize; count: number } = { size: "tiny", count: 0 };
  for (const size of sizes) {
    last = { size: size.name, count: countFitting(days, size, height) };
    if (last.count === total) break;
  }
  return last;
}

function countFitting(days: readonly Day[], { points, columns }: Size, height: number): number {
  const width = (innerWidth - (columns - 1) * columnGap) / columns;
  const linesOfColumn = Math.floor(height / (points * pointInMm * lineHeight));
  let linesLeft = columns * linesOfColumn - (columns - 1) * lostLines;
  let count = 0;
  for (const { entries } of days) {
    linesLeft -= headingLines;
    for (const { text } of entries) {
      linesLeft -= linesOf(text, points, width) + entryGapLines;
      if (linesLeft < 0) return count;
      count += 1;
    }
  }
  return count;
}
