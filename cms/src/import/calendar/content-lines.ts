import { decodeText } from "../decode-text";
import { ImportProblem, type Skipped } from "../import-problem";

/** A line of the file, unfolded. `line` is counted from 1. */
export type ContentLine = { text: string; line: number };

/** Names of the property and of its parameters are in capitals. The value is as it stands in the file, but decoded. */
export type Property = { name: string; parameters: ReadonlyMap<string, string>; value: string; line: number };

/** The lines of a VEVENT, without those of components inside it; `line` is its first. */
export type EventBlock = { line: number; lines: ContentLine[] };

/** A VCALENDAR, of which a file can hold several, with its own lines */
export type CalendarBlock = { lines: ContentLine[]; events: EventBlock[] };

export type Blocks = { calendars: CalendarBlock[]; timezones: ContentLine[][]; skipped: Skipped[] };

const marker = /^(BEGIN|END):\s*([\w-]+)\s*$/i;
// Tabs are allowed in values; other control characters are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them to remove them.
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/**
 * Cuts a file into events without understanding them: one that is broken does not spoil the others.
 * @throws ImportProblem for a text that is no calendar or only the beginning of one
 */
export function readBlocks(text: string): Blocks {
  const lines = unfold(text);
  const lastMarker = lines.filter(({ text: line }) => /^(?:BEGIN|END):\s*VCALENDAR\s*$/i.test(line)).at(-1);
  if (!lastMarker) throw new ImportProblem("Das ist keine Kalenderdatei: Die Zeile BEGIN:VCALENDAR fehlt.");
  if (/^BEGIN/i.test(lastMarker.text))
    throw new ImportProblem(
      "Die Kalenderdatei ist nicht vollständig: Die letzte Zeile END:VCALENDAR fehlt. Bitte laden Sie sie noch einmal herunter.",
    );
  const blocks: Blocks = { calendars: [], timezones: [], skipped: [] };
  let calendar: CalendarBlock = { lines: [], events: [] };
  /** The event or zone that is being read, and the components inside it that are open */
  let event: EventBlock | undefined;
  let timezone: ContentLine[] | undefined;
  let open: string[] = [];
  const giveUp = () => {
    if (event) blocks.skipped.push({ line: event.line, reason: "Der Termin hört mittendrin auf." });
    event = undefined;
    timezone = undefined;
    open = [];
  };
  for (const line of lines) {
    const [, side, kind = ""] = marker.exec(line.text)?.map((part) => part.toUpperCase()) ?? [];
    const isOwnEnd = side === "END" && ((event && kind === "VEVENT") || (timezone && kind === "VTIMEZONE"));
    if (side === "BEGIN" && (kind === "VEVENT" || kind === "VTIMEZONE" || kind === "VCALENDAR")) {
      giveUp();
      if (kind === "VEVENT") event = { line: line.line, lines: [] };
      else if (kind === "VTIMEZONE") timezone = [line];
      else {
        calendar = { lines: [], events: [] };
        blocks.calendars.push(calendar);
      }
    } else if (isOwnEnd) {
      if (event) calendar.events.push(event);
      else if (timezone) blocks.timezones.push([...timezone, line]);
      event = undefined;
      giveUp();
    } else if (side === "END" && kind === "VCALENDAR") giveUp();
    else if (side) {
      if (side === "BEGIN") open.push(kind);
      else open = open.slice(0, open.lastIndexOf(kind));
      timezone?.push(line);
    } else if (!contentLine.test(line.text)) {
      const reason = `Diese Zeile ist unverständlich: ${excerpt(line.text)}`;
      blocks.skipped.push({ line: line.line, reason });
    } else if (timezone) timezone.push(line);
    else if (open.length === 0) (event ?? calendar).lines.push(line);
  }
  giveUp();
  return blocks;
}

const maxExcerptLength = 60;
export const excerpt = (text: string) =>
  text.length <= maxExcerptLength ? text : `${text.slice(0, maxExcerptLength)}…`;

/** Name, parameters and value (RFC 5545, 3.1): cut at the first colon outside of quotes */
const contentLine = /^([A-Za-z0-9-]+)((?:;[^":]*(?:"[^"]*"[^":]*)*)?):(.*)$/s;
/** Outlook writes zones with a colon and without quotes: TZID=(UTC+01:00) Berlin. Times have no colon. */
const dateLine = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:;.*)?):([^:]*)$/is;
const parameter = /;\s*([A-Za-z0-9-]+)=(?:"([^"]*)"|([^;]*))/g;

export function readProperty({ text, line }: ContentLine): Property {
  const [, name = "", listed = "", value = ""] = dateLine.exec(text) ?? contentLine.exec(text) ?? [];
  const parameters = new Map(
    [...listed.matchAll(parameter)].map(([, key = "", quoted, bare = ""]) => [
      key.toUpperCase(),
      (quoted ?? bare).trim(),
    ]),
  );
  const isQuotedPrintable = quotedPrintable.test(listed) || quotedUmlaut.test(value);
  return {
    name: name.toUpperCase(),
    parameters,
    value: isQuotedPrintable ? fromQuotedPrintable(value) : value,
    line,
  };
}

/** Of vCalendar 1.0, with and without the name of the parameter */
const quotedPrintable = /;(?:ENCODING=)?"?QUOTED-PRINTABLE"?(?=[;:]|$)/i;
/** A letter or dash in UTF-8, which nobody means as it stands there */
const quotedUmlaut = /=C3=[89AB][0-9A-F]|=E2=80=[89AB][0-9A-F]/;

const fromQuotedPrintable = (value: string): string => {
  const bytes = Buffer.from(value)
    .toString("latin1")
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decodeText(Buffer.from(bytes, "latin1"));
};

/** A TEXT as it is meant (RFC 5545, 3.3.11) */
export const unescaped = (value: string): string =>
  value.replace(/\\([\\;,Nn])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));

/** A line of an indented file that does not continue the one before */
const ownLine = /^[ \t]+[A-Z][A-Z0-9-]+[;:]/;

/**
 * Lines that begin with white space continue the one before, unless the file indents its events; a line of quoted-printable
 * that ends in "=" is continued too. Empty lines are left out.
 */
function unfold(text: string): ContentLine[] {
  const isIndented = /^[ \t]+BEGIN:VEVENT\s*$/im.test(text);
  const lines: ContentLine[] = [];
  /** Spaces before the line that is continued */
  let indent = 0;
  let isQuotedPrintable = false;
  let isOpen = false;
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(controlCharacters, "");
    const last = lines.at(-1);
    const isFolded = /^[ \t]/.test(line) && !(isIndented && ownLine.test(line));
    if (last && (isFolded || isOpen)) {
      if (isOpen) last.text = last.text.slice(0, -1);
      last.text += isFolded ? line.slice(indent + 1) : line;
    } else if (line.trim()) {
      lines.push({ text: line.trimStart(), line: index + 1 });
      indent = isIndented ? line.length - line.trimStart().length : 0;
      isQuotedPrintable = quotedPrintable.test(line);
    }
    isOpen = isQuotedPrintable && line.endsWith("=");
  }
  return lines;
}
