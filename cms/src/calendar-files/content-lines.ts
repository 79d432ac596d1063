import { ImportProblem } from "../http/import-problem";
import { decodeText } from "../text/decode-text";
import { pacing } from "../text/in-batches";
import type { Skipped } from "./source-content";

/** A line of the file, unfolded. `line` is counted from 1. */
export type ContentLine = { text: string; line: number };

/** Names of the property and of its parameters are in capitals. The value is as it stands in the file, but decoded. */
export type Property = { name: string; parameters: ReadonlyMap<string, string>; value: string; line: number };

/** The lines of a VEVENT, without those of components inside it; `line` is its first. */
export type EventBlock = { line: number; lines: ContentLine[] };

/** A VCALENDAR with its own lines. A file can hold several */
export type CalendarBlock = { lines: ContentLine[]; events: EventBlock[] };

export type Blocks = { calendars: CalendarBlock[]; timezones: ContentLine[][]; skipped: Skipped[] };

const marker = /^(BEGIN|END):\s*([\w-]+)\s*$/i;
// Tabs are allowed in values; other control characters are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them to remove them.
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Of 5 MB that hold nothing else; a real calendar's are 20 to 40 bytes long. */
const maxLines = 300_000;
export const maxEvents = 20_000;
/** In characters: a text is read up to 50,000, of which each may be escaped. Pictures that are attached are longer. */
const maxLineLength = 100_000;
/** Components inside an event, of which real ones have two; only the innermost count. */
const maxOpen = 20;

/**
 * Cuts a file into events without understanding them: one that is broken does not spoil the others.
 * @throws ImportProblem for a text that is no calendar or only the beginning of one, or has too many lines or events
 */
export async function readBlocks(text: string): Promise<Blocks> {
  const lines = await unfold(text);
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
  let eventCount = 0;
  const pause = pacing();
  for (const line of lines) {
    await pause();
    const [, side, kind = ""] = marker.exec(line.text)?.map((part) => part.toUpperCase()) ?? [];
    const isOwnEnd = side === "END" && ((event && kind === "VEVENT") || (timezone && kind === "VTIMEZONE"));
    if (side === "BEGIN" && (kind === "VEVENT" || kind === "VTIMEZONE" || kind === "VCALENDAR")) {
      giveUp();
      if (kind === "VEVENT") {
        event = { line: line.line, lines: [] };
        eventCount += 1;
        if (eventCount > maxEvents)
          throw new ImportProblem(
            `Der Kalender hat mehr als ${maxEvents.toLocaleString("de-DE")} Termine. Bitte nehmen Sie einen kleineren, etwa ohne die vergangenen Jahre.`,
          );
      }
      if (kind === "VTIMEZONE") timezone = [line];
      if (kind === "VCALENDAR") {
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
      if (side === "END") open.length = Math.max(0, open.lastIndexOf(kind));
      else open = [...open.slice(1 - maxOpen), kind];
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
  const parameters = listed ? parametersOf(listed) : none;
  const isQuotedPrintable = quotedPrintable.test(listed) || quotedUmlaut.test(value);
  return {
    name: name.toUpperCase(),
    parameters,
    value: isQuotedPrintable ? fromQuotedPrintable(value) : value,
    line,
  };
}

const none: ReadonlyMap<string, string> = new Map();
const parametersOf = (listed: string): ReadonlyMap<string, string> =>
  new Map(
    [...listed.matchAll(parameter)].map(([, key = "", quoted, bare = ""]) => [
      key.toUpperCase(),
      (quoted ?? bare).trim(),
    ]),
  );

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
async function unfold(text: string): Promise<ContentLine[]> {
  const isIndented = /^[ \t]+BEGIN:VEVENT\s*$/im.test(text);
  const lines: ContentLine[] = [];
  /** Spaces before the line that is continued */
  let indent = 0;
  let isQuotedPrintable = false;
  let isOpen = false;
  const written = text.split(/\r\n|\n|\r/, maxLines + 1);
  if (written.length > maxLines)
    throw new ImportProblem("Der Kalender hat zu viele Zeilen. Bitte nehmen Sie einen kleineren.");
  const pause = pacing();
  for (const [index, raw] of written.entries()) {
    await pause();
    const line = raw.replace(controlCharacters, "");
    const last = lines.at(-1);
    const isFolded = /^[ \t]/.test(line) && !(isIndented && ownLine.test(line));
    const isContinued = last && (isFolded || isOpen);
    if (!isContinued && line.trim()) isQuotedPrintable = quotedPrintable.test(line);
    isOpen = isQuotedPrintable && line.endsWith("=");
    const own = isOpen ? line.slice(0, -1) : line;
    if (isContinued && last.text.length < maxLineLength) last.text += isFolded ? own.slice(indent + 1) : own;
    else if (!isContinued && line.trim()) {
      lines.push({ text: own.trimStart().slice(0, maxLineLength), line: index + 1 });
      indent = isIndented ? line.length - line.trimStart().length : 0;
    }
  }
  return lines;
}
