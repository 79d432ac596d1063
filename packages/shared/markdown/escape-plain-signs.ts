import { escapeStars, hasReferences } from "./emphasis";
import { withoutUnseenHtml } from "./html-tags";
import { keepsLineBreaks } from "./line-breaks";
import { isRule, type Line, toLines } from "./lines";
import { numberedTextLines } from "./numbered-lines";

/** Of which none is markup in a text without them */
const signs = /[*_~`<[\\]|^[ \t>]*(?:\d+[.)]|[-+=>#])/m;
/** Word writes a vertical tab within a paragraph. */
const lineEnds = /\r\n?|[\v\u0085\u2028\u2029]/g;

/**
 * Markdown as people mean what they typed: a backslash stands before signs that are no markup, such as the point of
 * "28. November" at a line's begin, stars of prices, dashes below a sentence. What was escaped before stays as it is. Site and
 * search read texts by it. Linear in the text's length
 */
export function escapePlainSigns(markdown: string): string {
  const typed = markdown.replace(lineEnds, "\n");
  if (!signs.test(typed)) return typed;
  const lines = toLines(withoutUnseenHtml(typed));
  for (const line of numberedTextLines(lines)) line.content = line.content.replace(/[.)]/, "\\$&");
  escapeLineSigns(lines);
  escapeDefinitions(lines);
  endLists(lines);
  const text = inlineBlocks(lines);
  // The footnotes of a text begin with a star.
  return hasReferences(text) ? inlineBlocks(lines, true) : text;
}

const quantity = /^\d+(?:[.,]\d+)?\s?(?:€|EUR|Euro|Cent|%|Prozent|°|Grad)/i;
/** Of people in networks */
const names = /(?<![\w.-])@\w*_\w*/g;
const underline = /^(?:-+|=+)[ \t]*$/;
/** In characters, of a line that dashes below it make a heading */
const maxHeadingLength = 80;
const minUnderlineLength = 3;

function escapeLineSigns(lines: Line[]): void {
  for (const [at, line] of lines.entries()) {
    if (line.kind !== "text") continue;
    if (line.content.includes("@"))
      line.content = line.content.replace(names, (name) => name.replaceAll("_", "\\_"));
    const { prefix, content } = line;
    const bullet = prefix.trim();
    // Most lines
    if (bullet === "" && !/^[-\s>*_=+#~]/.test(content)) continue;
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isLone = [above, below].every((next) => next?.prefix.trim() !== bullet);
    if (isRule(content)) {
      if (/^-+\s*$/.test(content) && isParagraph(above) && !isHeading(above, lines[at - 2]))
        line.prefix = "\n";
      continue;
    }
    if (prefix.trim() === "" && underline.test(content)) {
      const isShort = content.trim().length < minUnderlineLength;
      if (isShort || !isParagraph(above) || !isHeading(above, lines[at - 2])) line.content = `\\${content}`;
    } else if (/^[-+*]$/.test(bullet) && content === "") escapePrefix(line);
    else if (bullet === "+" && (isLone || quantity.test(content))) escapePrefix(line);
    else if (bullet === "-" && isLone && (quantity.test(content) || goesOn(above, content)))
      escapePrefix(line);
    else if (/^>{2,}$/.test(bullet) && isLone) escapePrefix(line);
    else if (isComparison(line) && [above, below].every((next) => !isQuotation(next))) escapePrefix(line);
    else if (/^#{1,6}[ \t#]*$/.test(content)) line.content = `\\${content}`;
    else if (/^~{3}/.test(content)) line.content = content.replaceAll("~", "\\~");
    else if (/^[-+]$/.test(content)) line.content = `\\${content}`;
  }
}

/** "von 14⏎- 17 Uhr": a number on each side of the dash, in two lines of a wrapped mail */
const goesOn = (above: Line | undefined, content: string): boolean =>
  isParagraph(above) && /\d(?:\s?Uhr)?\s*$/.test(above.content) && /^\d/.test(content);

const escapePrefix = (line: Line) => {
  line.content = line.prefix.replace(/\S/, "\\$&") + line.content;
  line.prefix = "";
  line.hasBullet = false;
};

const isParagraph = (line: Line | undefined): line is Line =>
  line?.kind === "text" &&
  line.prefix.trim() === "" &&
  !/^#{1,6}\s/.test(line.content) &&
  !isRule(line.content);

/** Whether dashes below make a heading of a line: one that stands alone and is no sentence and no row of a table. */
const isHeading = ({ content }: Line, above: Line | undefined): boolean =>
  content.trim().length <= maxHeadingLength && !/[.,;]\s*$|[|\t]/.test(content) && !isParagraph(above);

/** "> 18 Jahre" is more than 18 years. */
const isComparison = ({ prefix, content }: Line) => prefix.trim() === ">" && /^\d/.test(content);
const isQuotation = (line: Line | undefined) =>
  line?.kind === "text" && line.prefix.includes(">") && !isComparison(line);

const isItem = ({ hasBullet, content }: Line) => hasBullet || /^\d{1,9}[.)]\s/.test(content);

/** Ends a list before a line that is not indented and after which no item follows, unless a mail program wrapped the item. */
function endLists(lines: readonly Line[]): void {
  let isItemNext = false;
  const isBeforeItem = lines.map(() => false);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    isBeforeItem[at] = isItemNext;
    const line = lines[at];
    if (line) isItemNext = line.kind === "text" && (isItem(line) || isItemNext);
  }
  let isInList = false;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (line.kind !== "text") isInList = false;
    else if (isItem(line)) isInList = true;
    else if (isInList && above && line.prefix === "" && !isBeforeItem[at]) {
      if (keepsLineBreaks([above.prefix + above.content, line.content])) line.prefix = "\n";
      isInList = false;
    }
  }
}

const label = /\[([^[\]\n]{1,200})\]/g;
const definition = /^\[([^[\]\n]{1,200})\]:[ \t]*(?=(\S*))/;
const target = /^<?(?:https?:|mailto:|tel:|[/#])/i;

/** Escapes definitions of links and footnotes to which nothing refers: they would not be shown. */
function escapeDefinitions(lines: readonly Line[]): void {
  if (!lines.some(({ kind, content }) => kind === "text" && definition.test(content))) return;
  const uses = new Map<string, number>();
  const count = (name: string, more: number) => uses.set(name, (uses.get(name) ?? 0) + more);
  for (const { kind, content } of lines) {
    if (kind !== "text") continue;
    const [, defined] = definition.exec(content) ?? [];
    if (defined) count(defined.toLowerCase(), -1);
    for (const [, name = ""] of content.matchAll(label)) count(name.toLowerCase(), 1);
  }
  const seen = new Set<string>();
  for (const line of lines) {
    const [, name, to = ""] = line.kind === "text" ? (definition.exec(line.content) ?? []) : [];
    if (name === undefined) continue;
    const key = name.toLowerCase();
    const isUsed = (uses.get(key) ?? 0) > 0 && !seen.has(key) && (name.startsWith("^") || target.test(to));
    seen.add(key);
    if (!isUsed) line.content = `\\${line.content}`;
  }
}

/** The lines with the stars of each paragraph, item and heading escaped that are no emphasis */
function inlineBlocks(lines: readonly Line[], hasFootnotes = false): string {
  const written: string[] = [];
  let block: Line[] = [];
  const end = () => {
    if (block.length === 0) return;
    const contents = escapeStars(block.map(({ content }) => content).join("\n"), hasFootnotes).split("\n");
    for (const [at, { prefix }] of block.entries()) written.push(prefix + (contents[at] ?? ""));
    block = [];
  };
  for (const [at, line] of lines.entries()) {
    const isLone = line.kind !== "text" || isRule(line.content);
    if (isLone || line.hasBullet || line.prefix === "\n" || /^(?:#|\d{1,9}[.)]\s)/.test(line.content)) end();
    if (isLone) written.push(line.prefix + line.content);
    else if (hasFootnotes && isStarred(line) && ![lines[at - 1], lines[at + 1]].some(isStarred))
      block.push({ ...line, prefix: "", content: `\\* ${line.content}` });
    else block.push(line);
  }
  end();
  return written.join("\n");
}

const isStarred = (line: Line | undefined) => line?.prefix.trim() === "*";
