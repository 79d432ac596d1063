import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { Temporal } from "temporal-polyfill";
import { type Incoming, mapInBatches, type Skipped, type SourceContent } from "../import-problem";
import { type CalendarEvent, readEvent, UnreadableEvent } from "./calendar-event";
import { type CalendarBlock, readBlocks, readProperty, unescaped } from "./content-lines";
import { type EventTimes, endOfDate, eventFields, singleLine, timesOf, toIso } from "./event-fields";
import { splitAtChanges } from "./following";
import { type Dated, type Group, groupsOf, momentOf, type Override, stamp } from "./groups";
import { plainText } from "./plain-text";
import { hasDate, isOver, readSeries } from "./series";
import { readZones, village, villageZone } from "./zones";

export type CalendarOptions = { now: Date; withPast?: boolean };

type Moment = Temporal.ZonedDateTime;
type Context = { now: Moment; withPast: boolean };

const past = "vergangene Termine";
const confidential = "als privat oder vertraulich gekennzeichnete Termine";
const older = "ältere oder doppelte Fassungen von Terminen";
const replies = "Antworten auf Einladungen";
/** Of a rule that the CMS cannot express; counting out more of them would take minutes. */
const maxCountedOut = 300;

/**
 * Reads a calendar file as fields of Veranstaltungen. Times without a zone are German ones, unless the file names its own.
 * @throws ImportProblem for a text that is no calendar or not a whole one
 */
export async function readCalendar(
  text: string,
  { now, withPast = false }: CalendarOptions,
): Promise<SourceContent> {
  const { calendars, timezones, skipped } = readBlocks(text);
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
    now: Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(villageZone),
    withPast,
  };
  let countedOut = 0;
  const entries = await mapInBatches([...byUid], ([uid, events]) => {
    const groups = groupsOf(uid, events);
    count(older, events.length - groups.reduce((sum, group) => sum + sizeOf(group), 0));
    return groups.flatMap(splitAtChanges).flatMap((group) => {
      const found = entriesOf(group, context, countedOut < maxCountedOut);
      if (found.isCountedOut) countedOut += 1;
      if (found.skipped) skipped.push(found.skipped);
      else if (found.entries.length === 0) count(past);
      return found.entries;
    });
  });
  skipped.sort((a, b) => a.line - b.line);
  const name = calendars.map((calendar) => propertyOf(calendar, "X-WR-CALNAME")).find(Boolean);
  return { name: name && singleLine(plainText(name)), entries: entries.flat(), skipped, leftOut };
}

const propertyOf = ({ lines }: CalendarBlock, name: string): string =>
  unescaped(lines.map(readProperty).find((property) => property.name === name)?.value ?? "").trim();

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

type Found = { entries: Incoming[]; isCountedOut?: boolean; skipped?: Skipped };

function entriesOf({ key, main, overrides }: Group, context: Context, mayCountOut: boolean): Found {
  const replaced = overrides.filter((override) => !main || !isSame(main, override));
  const own = replaced
    .filter(({ times }) => context.withPast || isComing(times.begin, times.end, context))
    .map((override) => {
      const entry = toEntry(override.key, override);
      return { ...entry, notes: [...entry.notes, ...noteOnSeries(override, main)] };
    });
  if (!main) return { entries: own };
  if (main.event.rules.length === 0 && main.event.added.length === 0) {
    const isShown = context.withPast || isComing(main.times.begin, main.times.end, context);
    return { entries: [...(isShown ? [toEntry(key, main)] : []), ...own] };
  }
  const found = seriesEntries({ key, main, overrides: replaced }, main, context, mayCountOut);
  return { ...found, entries: [...found.entries, ...own] };
}

/** RDATE, RRULE and EXDATE are one set (RFC 5545, 3.8.5): each date is there once. */
function seriesEntries(
  { key, overrides }: Group,
  main: Dated,
  context: Context,
  mayCountOut: boolean,
): Found {
  const { event, times } = main;
  const [rule, ...others] = event.rules;
  const series = rule
    ? readSeries(rule, event.begin, { ...context, mayCountOut })
    : { rules: [], dates: [times.begin], notes: [] };
  if (!series) {
    const reason = "Der Kalender hat zu viele ungewöhnliche Serien; diese bleibt weg.";
    return { entries: [], skipped: { line: event.line, reason } };
  }
  const notes =
    others.length > 0
      ? ["Von mehreren Wiederholungsregeln wird die erste übernommen.", ...series.notes]
      : series.notes;
  const isDay = times.isAllDay;
  const singles = new Map<string, { begin: Moment; end?: Moment | undefined }>();
  for (const begin of series.dates) singles.set(stamp(begin, isDay), { begin });
  /** Days on which a period stands in the place of the rule's date */
  const longer: string[] = [];
  for (const { begin: at, end } of event.added) {
    const begin = momentOf(at);
    const isOfRule = series.rules.some((each) => hasDate(each.rule, each.begin, begin));
    const hasOwnEnd = end && end.epochMilliseconds !== endOfDate(times, begin)?.epochMilliseconds;
    if (isOfRule && hasOwnEnd) longer.push(stamp(begin, true));
    if (hasOwnEnd || !(isOfRule || singles.has(stamp(begin, isDay))))
      singles.set(stamp(begin, isDay), { begin, end });
  }
  const leftOut = leftOutOf(main, overrides);
  const dates = [...singles.values()]
    .filter(({ begin, end }) => !leftOut.isLeftOut(begin) && isShown(times, begin, context, end))
    .map(({ begin, end }) => toEntry(`${key}#${stamp(begin, isDay)}`, main, begin, end));
  const rules = series.rules.flatMap(({ begin, rule: Wiederholung }): Incoming[] => {
    const lastDay = partsOfRule(Wiederholung).UNTIL?.replace(/^(\d{4})(\d\d)(\d\d).*/, "$1-$2-$3");
    const days = [...new Set([...leftOut.daysOf(begin), ...longer])]
      .filter((day) => day >= stamp(begin, true) && (!lastDay || day <= lastDay))
      .sort();
    const length = times.end ? times.begin.until(times.end) : { seconds: 0 };
    const isGone = (date: Moment) => days.includes(stamp(date, true));
    const from = context.now.startOfDay().subtract(length);
    if (!context.withPast && isOver(Wiederholung, begin, { from, isLeftOut: isGone })) return [];
    const entry = toEntry(series.rules.length === 1 ? key : `${key}#${stamp(begin, isDay)}`, main, begin);
    const Ausnahmen = days.map((Datum) => ({ Datum }));
    return [{ ...entry, fields: { ...entry.fields, Wiederholung, Ausnahmen } }];
  });
  const isCountedOut = rule !== undefined && series.rules.length !== 1;
  return { entries: withNotes([...rules, ...dates], notes), isCountedOut };
}

/** What EXDATE and overrides leave out: one that is a day all that lies on it, one with a time only that time. */
function leftOutOf({ event, times }: Dated, overrides: readonly Override[]) {
  const days = new Set<string>();
  const instants = new Map<number, Moment>();
  // Series whose time was changed keep overrides that name the old one.
  const replaced = overrides.map(({ replaces }) => stamp(momentOf(replaces), true));
  for (const time of [...event.leftOut, ...overrides.map(({ replaces }) => replaces)]) {
    const moment = momentOf(time);
    if (time.isDate || times.isAllDay) days.add(stamp(moment, true));
    else instants.set(moment.epochMilliseconds, moment);
  }
  return {
    isLeftOut: (date: Moment) => days.has(stamp(date, true)) || instants.has(date.epochMilliseconds),
    /** Of a rule whose dates all have the time of `begin` */
    daysOf: (begin: Moment) => [
      ...days,
      ...replaced,
      ...[...instants.values()]
        .filter((moment) => moment.toPlainTime().equals(begin.toPlainTime()))
        .map((moment) => stamp(moment, true)),
    ],
  };
}

/** What is said of a series stands at its first entry alone. */
const withNotes = ([first, ...rest]: Incoming[], notes: string[]): Incoming[] =>
  first ? [{ ...first, notes: [...first.notes, ...notes] }, ...rest] : [];

/** Dates count as coming until their last day is over. */
const isComing = (begin: Moment, end: Moment | undefined, { now }: Context): boolean =>
  Temporal.ZonedDateTime.compare(end ?? begin, now.startOfDay()) >= 0;

const isShown = (times: EventTimes, begin: Moment, context: Context, end = endOfDate(times, begin)) =>
  context.withPast || isComing(begin, end, context);

const toEntry = (key: string, { event, times }: Dated, begin?: Moment, end?: Moment): Incoming => ({
  key,
  title: singleLine(event.plain("SUMMARY")),
  line: event.line,
  fields: {
    ...eventFields(event, times, begin, end),
    Wiederholung: null,
    Ausnahmen: [],
    Kategorien: event.categories.filter(Boolean),
  },
  notes: [...event.notes, ...times.notes],
});

/** Calendars repeat a date of a series when only a reminder of it was changed. */
function isSame(main: Dated, { event, times, replaces }: Override): boolean {
  if (times.begin.epochMilliseconds !== momentOf(replaces).epochMilliseconds) return false;
  const expected = eventFields(main.event, main.times, times.begin);
  return JSON.stringify(expected) === JSON.stringify(eventFields(event, times));
}

const noteOnFollowing =
  "In der Quelle gilt diese Änderung auch für alle späteren Termine. Bitte prüfen Sie die Serie.";

function noteOnSeries({ event, replaces }: Override, main: Dated | undefined): string[] {
  const day = momentOf(replaces).toPlainDate().toLocaleString("de-DE", { dateStyle: "long" });
  const alone = `Dieser Termin ersetzt den vom ${day} einer Serie, die nicht in der Datei steht. Gibt es sie im Dorfforum, tragen Sie dort diesen Tag bitte als Ausnahme ein.`;
  return [...(main ? [] : [alone]), ...(event.isForFollowing ? [noteOnFollowing] : [])];
}
