import { ImportProblem } from "../http/import-problem";
import { mapInBatches, pacing } from "../text/in-batches";
import { countComing } from "./coming-dates";
import { type CalendarBlock, maxEvents, readBlocks, readProperty, unescaped } from "./content-lines";
import { entriesOf } from "./entries-of-uid";
import { singleLine, timesOf, toIso } from "./event-fields";
import { type Dated, type Group, groupsOf } from "./events-of-uid";
import { plainText } from "./html-to-markdown";
import { type CalendarEvent, readEvent, UnreadableEvent } from "./read-vevent";
import type { Incoming, Skipped, SourceContent } from "./source-content";
import { splitAtChanges } from "./this-and-future";
import { readZones, village, villageTimeAt } from "./time-zones";

/** `maxEntries`: of entries that come; a calendar with more is refused, at the latest when they are counted */
export type CalendarOptions = { now: Date; withPast?: boolean; maxEntries?: number };

const past = "vergangene Termine";
const confidential = "als privat oder vertraulich gekennzeichnete Termine";
const older = "ältere oder doppelte Fassungen von Terminen";
const replies = "Antworten auf Einladungen";

/** Of a rule that the CMS cannot express; counting out more of them would take minutes. */
const maxCountedOut = 300;

/**
 * Reads a calendar file as fields of Veranstaltungen. Times without a zone are German ones, unless the file names its own.
 * @throws ImportProblem for a text that is no calendar or not a whole one, or has too much
 */
export async function readCalendar(
  text: string,
  { now, withPast = false, maxEntries = maxEvents }: CalendarOptions,
): Promise<SourceContent> {
  const { calendars, timezones, skipped } = await readBlocks(text);
  if (!withPast && (await countComing(calendars, now)) > maxUnread * maxEntries) throw tooMany(maxEntries);
  const zones = readZones(timezones);
  const leftOut: Record<string, number> = {};
  const count = (reason: string, more = 1) => {
    if (more > 0) leftOut[reason] = (leftOut[reason] ?? 0) + more;
  };
  const byUid = new Map<string, Dated[]>();
  for (const calendar of calendars) {
    const method = propertyOf(calendar, "METHOD").toUpperCase();
    // What people answer to an invitation (RFC 5546) is no event of theirs.
    if (/^(?:REPLY|COUNTER|DECLINECOUNTER|REFRESH)$/.test(method)) {
      count(replies, calendar.events.length);
      continue;
    }
    const assumed = zones.find(propertyOf(calendar, "X-WR-TIMEZONE")) ?? village;
    await mapInBatches(calendar.events, (block) => {
      const dated = read(() => readEvent(block, { zones, assumed, method }, skipped), block.line, skipped);
      // Memory for 20,000 events is needed once.
      block.lines = [];
      if (!dated) return;
      const { event, times } = dated;
      if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(event.text("CLASS"))) return count(confidential);
      const uid = event.uid ?? `${toIso(times.begin)} ${event.text("SUMMARY")}`;
      const known = byUid.get(uid);
      if (known) known.push(dated);
      else byUid.set(uid, [dated]);
    });
  }

  const context = {
    now: villageTimeAt(now.getTime()),
    withPast,
  };
  let countedOut = 0;
  const entries: Incoming[] = [];
  const pause = pacing();
  for (const [uid, events] of byUid) {
    const groups = await groupsOf(uid, events);
    count(older, events.length - groups.reduce((sum, group) => sum + sizeOf(group), 0));
    for (const group of groups.flatMap(splitAtChanges)) {
      const found = await entriesOf(group, context, countedOut < maxCountedOut);
      if (found.isCountedOut) countedOut += 1;
      if (found.skipped) skipped.push(found.skipped);
      else if (found.entries.length === 0) count(past);
      for (const entry of found.entries) entries.push(entry);
      if (entries.length > maxEntries) throw tooMany(maxEntries);
      await pause();
    }
  }
  skipped.sort((a, b) => a.line - b.line);
  const name = calendars.map((calendar) => propertyOf(calendar, "X-WR-CALNAME")).find(Boolean);
  return { name: name && singleLine(plainText(name)), entries, skipped, leftOut };
}

/** Changes of single dates become part of their series: a calendar with more events than entries may be right. */
const maxUnread = 2;

const tooMany = (maxEntries: number) =>
  new ImportProblem(
    `Der Kalender hat mehr als ${maxEntries.toLocaleString("de-DE")} kommende Termine. Bitte lassen Sie sich einen kleineren geben.`,
  );

function propertyOf({ lines }: CalendarBlock, name: string): string {
  const line = lines.find(({ text }) => /^[A-Za-z0-9-]*/.exec(text)?.[0].toUpperCase() === name);
  return line ? unescaped(readProperty(line).value).trim() : "";
}

const sizeOf = ({ main, overrides }: Group) => overrides.length + (main ? 1 : 0);

function read(toEvent: () => CalendarEvent, line: number, skipped: Skipped[]): Dated | undefined {
  try {
    const event = toEvent();
    const times = timesOf(event);
    if (!times) throw new UnreadableEvent("Das Jahr des Termins kann nicht stimmen.");
    if (!event.plain("SUMMARY").trim()) throw new UnreadableEvent("Der Termin hat keinen Titel.");
    return { event, times };
  } catch (error) {
    if (!(error instanceof UnreadableEvent || error instanceof RangeError)) throw error;
    const reason = error instanceof UnreadableEvent ? error.message : "Eine Zeitangabe gibt es nicht.";
    skipped.push({ line, reason });
    return undefined;
  }
}
