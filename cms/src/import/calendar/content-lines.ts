import { ImportProblem, type Skipped } from "../import-problem";

/** A property as it stands in the file, unfolded. `line` is counted from 1. */
export type ContentLine = { text: string; line: number };

/** A VEVENT or VTIMEZONE with everything inside it, and the lines that belong to the calendar itself. */
export type CalendarBlocks = {
  properties: ContentLine[];
  events: ContentLine[][];
  timezones: ContentLine[][];
  skipped: Skipped[];
};

/** A name, parameters and a value: RFC 5545, 3.1 */
const property = /^[A-Za-z0-9-]+(?:;[^":]*(?:"[^"]*"[^":]*)*)?:/;
// Tabs are allowed in values; other control characters are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them to remove them.
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Cuts a calendar into events without understanding them: one that is broken does not spoil the others. */
export function readBlocks(text: string): CalendarBlocks {
  const lines = unfold(text);
  if (!lines.some(({ text: line }) => /^BEGIN:VCALENDAR\s*$/i.test(line)))
    throw new ImportProblem("Das ist keine Kalenderdatei: Die Zeile BEGIN:VCALENDAR fehlt.");
  const blocks: CalendarBlocks = { properties: [], events: [], timezones: [], skipped: [] };
  /** The event or zone that is being read, and the components inside it that are open */
  let block: { kind: string; lines: ContentLine[] } | undefined;
  let open: string[] = [];
  const giveUp = () => {
    const [first] = block?.lines ?? [];
    if (block?.kind === "VEVENT" && first)
      blocks.skipped.push({ line: first.line, reason: "Der Termin hört mittendrin auf." });
    block = undefined;
    open = [];
  };
  for (const line of lines) {
    const [, marker, kind = ""] =
      /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line.text)?.map((part) => part.toUpperCase()) ?? [];
    if (marker === "BEGIN" && (kind === "VEVENT" || kind === "VTIMEZONE" || kind === "VCALENDAR")) {
      giveUp();
      if (kind !== "VCALENDAR") block = { kind, lines: [line] };
    } else if (marker === "END" && kind === block?.kind) {
      block.lines.push(line);
      blocks[kind === "VEVENT" ? "events" : "timezones"].push(block.lines);
      block = undefined;
      open = [];
    } else if (marker === "END" && kind === "VCALENDAR") giveUp();
    else if (marker === "BEGIN") open.push(kind);
    else if (marker === "END") open = open.slice(0, open.lastIndexOf(kind));
    if (marker) {
      if (block?.kind === "VTIMEZONE" && block.lines.at(-1) !== line) block.lines.push(line);
      continue;
    }
    if (!property.test(line.text))
      blocks.skipped.push({
        line: line.line,
        reason: `Diese Zeile ist unverständlich: ${excerpt(line.text)}`,
      });
    else if (block?.kind === "VTIMEZONE" || (block && open.length === 0)) block.lines.push(line);
    else if (!block && open.length === 0) blocks.properties.push(line);
  }
  giveUp();
  return blocks;
}

const maxExcerptLength = 60;
const excerpt = (text: string) =>
  text.length <= maxExcerptLength ? text : `${text.slice(0, maxExcerptLength)}…`;

/** Lines that begin with white space continue the one before. Empty lines are left out. */
function unfold(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(controlCharacters, "");
    const last = lines.at(-1);
    if (/^[ \t]/.test(line) && last) last.text += line.slice(1);
    else if (line.trim()) lines.push({ text: line, line: index + 1 });
  }
  return lines;
}
