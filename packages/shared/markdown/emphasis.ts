import { tagPattern } from "./html-tags";

/** Code, links' targets, addresses, HTML and what is escaped already keep their signs. */
const inline = new RegExp(
  [
    String.raw`\\[\s\S]`,
    "(?<apostrophe>(?<=\\p{L})`(?=\\p{L}))",
    "(?<!`)(?<ticks>`+)[^`]+\\k<ticks>(?!`)",
    String.raw`(?<remark>\]\([\p{L}\p{N}-]+[.!?]?\))`,
    String.raw`\]\((?:[^()\s]|\([^()\s]*\))*`,
    String.raw`(?<address>(?:https?:\/\/|www\.)[^\s<>\\]*[^\s<>\\*_~.,:;!?)])`,
    tagPattern,
    "(?<ornament>_{4,})",
    String.raw`(?<stars>\*+)`,
  ].join("|"),
  "gu",
);

/** A run of stars. `kept` of them are markup: those next to the words. */
type Stars = { start: number; count: number; before: string; after: string; kept: number; closes: boolean };

/** Before a single star that begins emphasis, before two of them, and behind any */
const precedesNoStar = /[\p{L}\p{N}\p{Sc}%.,;!?)\]}…²³]/u;
const precedesNoStars = /[\p{N}\p{Sc}%.,;!?)\]}…²³]/u;
const followsNoStar = /[\s.,;:!?)\]}…%\p{Sc}]/u;
const isWordCharacter = /[\p{L}\p{N}]/u;
const isAmountEnd = /[\p{N}\p{Sc}%]/u;
/** More are an ornament. */
const maxStars = 3;
/** Openers that are looked through for the one to which a closing run belongs */
const maxOpenWithin = 4;

/**
 * Escapes the stars of a paragraph that are no emphasis ("5 €*", "Bürger*innen"), and some other signs that are no markup.
 * Emphasis begins behind a space or an opening sign, with "**" within a word too, and ends behind a word.
 * @param hasFootnotes whether a star that begins a line is the mark of a footnote
 */
export function escapeStars(block: string, hasFootnotes: boolean): string {
  // Most blocks
  if (!/[*`]|____|\]\(/.test(block)) return block;
  const runs: Stars[] = [];
  const addressEnds = new Set<number>();
  const escaped: { start: number; end: number; text: string }[] = [];
  for (const { 0: written, index: start, groups = {} } of block.matchAll(inline)) {
    const end = start + written.length;
    if (groups.address) addressEnds.add(end);
    else if (groups.stars) {
      const [before = "\n", after = "\n"] = [block[start - 1], block[end]];
      runs.push({ start, count: written.length, before, after, kept: 0, closes: false });
    } else if (groups.apostrophe || groups.ornament)
      escaped.push({ start, end, text: written.replace(/./g, "\\$&") });
    else if (groups.remark) escaped.push({ start, end, text: `\\${written}` });
  }
  keepPairs(block, runs, hasFootnotes);
  for (const { start, count, kept, closes } of runs) {
    const [markup, literal] = ["*".repeat(kept), "\\*".repeat(count - kept)];
    // A backslash would become a part of the address.
    if (literal && !(kept === 0 && addressEnds.has(start)))
      escaped.push({ start, end: start + count, text: closes ? markup + literal : literal + markup });
  }
  let last = 0;
  let text = "";
  for (const each of escaped.sort((one, other) => one.start - other.start)) {
    text += block.slice(last, each.start) + each.text;
    last = each.end;
  }
  return text + block.slice(last);
}

function keepPairs(block: string, runs: readonly Stars[], hasFootnotes: boolean): void {
  const open: Stars[] = [];
  for (const run of runs) {
    if (run.count > maxStars) continue;
    if (canClose(run)) close(block, run, open, hasFootnotes);
    if (!run.closes && canOpen(run) && !(hasFootnotes && isFootnoteMark(block, run))) open.push(run);
  }
}

/** A star that begins a line, unless another at its end makes the whole line emphasis. */
const isFootnoteMark = (block: string, { start, count, before }: Stars): boolean =>
  count === 1 &&
  before === "\n" &&
  !/^\*[^*\n]+\*[ \t]*$/m.test(block.slice(start, block.indexOf("\n", start) >>> 0));

function close(block: string, run: Stars, open: Stars[], hasFootnotes: boolean): void {
  for (let within = 0; within < maxOpenWithin && run.kept < run.count; ) {
    const opener = open.at(-1 - within);
    if (opener === undefined) return;
    const [left, needed] = [opener.count - opener.kept, run.count - run.kept];
    const fits = left === needed || left === maxStars || needed === maxStars;
    const isNote = (run.count === 1 || hasFootnotes) && isFromOtherLine(block, opener, run);
    if (!fits || isNote) {
      within += 1;
      continue;
    }
    const paired = Math.min(left, needed);
    opener.kept += paired;
    run.kept += paired;
    run.closes = true;
    open.length -= within + (opener.kept === opener.count ? 1 : 0);
    within = 0;
  }
}

/** A price at a line's end and a footnote on a line before it are no pair. */
const isFromOtherLine = (block: string, opener: Stars, { start, before }: Stars): boolean =>
  isAmountEnd.test(before) && block.slice(opener.start, start).includes("\n");

const canOpen = ({ count, before, after }: Stars): boolean =>
  !followsNoStar.test(after) &&
  (count === 1
    ? !precedesNoStar.test(before)
    : !precedesNoStars.test(before) && (!/\p{L}/u.test(before) || isWordCharacter.test(after)));

const canClose = ({ count, before, after }: Stars): boolean =>
  !/\s/.test(before) && (count > 1 || !isWordCharacter.test(after));

/** Whether a star behind a word or a price refers to a footnote: "5 €*", "150 € *" at a line's end. */
export const hasReferences = (text: string): boolean =>
  text.includes("\\*") &&
  /[\p{L}\p{N}\p{Sc}%)](?:\\\*(?![*\p{L}\p{N}]| \d)| (?:\\\*)+[ \t]*(?:[,;]|$))/mu.test(text);
