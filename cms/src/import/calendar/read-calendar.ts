import { Temporal } from "temporal-polyfill";
import { type Incoming, mapInBatches, type Skipped, type SourceContent } from "../import-problem";
import { type CalendarEvent, readEvent, type SourceTime, UnreadableEvent } from "./calendar-event";
import { readBlocks } from "./content-lines";
import { type EventTimes, eventFields, timesOf, toIso } from "./event-fields";
import { readSeries } from "./series";
import { readZones, village, villageZone } from "./zones";

export type CalendarOptions = { now: Date; withPast?: boolean };

type Moment = Temporal.ZonedDateTime;
type Dated = { event: CalendarEvent; times: EventTimes };
/** A series with what stands in the place of single dates, or a single event */
type Group = { main: Dated | undefined; overrides: Dated[] };
type Context = { now: Moment; withPast: boolean };

const past = "vergangene Termine";
const confidential = "als privat oder vertraulich gekennzeichnete Termine";
/** Of a rule that the CMS cannot express; counting out more of them would take minutes. */
const maxCountedOut = 300;

/**
 * Reads a calendar file as fields of Veranstaltungen. Times without a zone are German ones, unless the file names its own.
 * @throws ImportProblem for a text that is no calendar
 */
export async function readCalendar(
  text: string,
  { now, withPast = false }: CalendarOptions,
): Promise<SourceContent> {
  const { properties, events, timezones, skipped } = readBlocks(text);
  const zones = readZones(timezones);
  const property = (name: string) =>
    properties
      .find(({ text: line }) => line.toUpperCase().startsWith(`${name}:`))
      ?.text.slice(name.length + 1)
      .trim();
  const assumed = zones.find(property("X-WR-TIMEZONE") ?? "") ?? village;

  const leftOut: Record<string, number> = {};
  const count = (reason: string) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  const groups = new Map<string, Group>();
  await mapInBatches(events, (lines) => {
    const dated = read(() => readEvent(lines, { zones, assumed }, skipped), lines[0]?.line ?? 0, skipped);
    if (!dated) return;
    if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(dated.event.text("class"))) return count(confidential);
    addToGroup(groups, dated, skipped);
  });

  const context = {
    now: Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(villageZone),
    withPast,
  };
  let countedOut = 0;
  const entries = await mapInBatches([...groups], ([uid, group]) => {
    const found = entriesOf(uid, group, context, countedOut < maxCountedOut);
    if (found.isCountedOut) countedOut += 1;
    if (found.entries.length === 0) count(past);
    return found.entries;
  });
  skipped.sort((a, b) => a.line - b.line);
  return { name: property("X-WR-CALNAME") || undefined, entries: entries.flat(), skipped, leftOut };
}

function read(toEvent: () => CalendarEvent, line: number, skipped: Skipped[]): Dated | undefined {
  try {
    const event = toEvent();
    const times = timesOf(event);
    if (!times) throw new UnreadableEvent("Das Jahr des Termins kann nicht stimmen.");
    if (!event.text("summary")) throw new UnreadableEvent("Der Termin hat keinen Titel.");
    return { event, times };
  } catch (error) {
    if (!(error instanceof UnreadableEvent || error instanceof RangeError)) throw error;
    const reason = error instanceof UnreadableEvent ? error.message : "Eine Zeitangabe gibt es nicht.";
    skipped.push({ line, reason });
    return undefined;
  }
}

function addToGroup(groups: Map<string, Group>, dated: Dated, skipped: Skipped[]): void {
  const { event, times } = dated;
  const uid = event.uid ?? `${toIso(times.begin)} ${event.text("summary")}`;
  const group = groups.get(uid) ?? { main: undefined, overrides: [] };
  groups.set(uid, group);
  if (event.recurrenceId) group.overrides.push(dated);
  else if (group.main)
    skipped.push({
      line: event.line,
      reason: `Denselben Termin (UID) gibt es schon in Zeile ${group.main.event.line}.`,
    });
  else group.main = dated;
}

type Found = { entries: Incoming[]; isCountedOut?: boolean };

function entriesOf(uid: string, { main, overrides }: Group, context: Context, mayCountOut: boolean): Found {
  const replaced = overrides.filter((override) => !main || !isSame(main, override));
  const own = replaced
    .filter(({ times }) => context.withPast || isComing(times, times.begin, context))
    .map((override) => ({
      ...toEntry(`${uid}#${stampOf(override.event.recurrenceId)}`, override),
      notes: [...override.event.notes, ...override.times.notes, ...noteOnFollowing(override)],
    }));
  if (!main) return { entries: own };
  const rule = main.event.rules[0];
  if (!rule && main.event.added.length === 0) {
    const isShown = context.withPast || isComing(main.times, main.times.begin, context);
    return { entries: [...(isShown ? [toEntry(uid, main)] : []), ...own] };
  }
  const exceptions = [
    ...main.event.leftOut.map(momentOf),
    ...replaced.flatMap(({ event }) => (event.recurrenceId ? momentOf(event.recurrenceId) : [])),
  ];
  const series = seriesEntries(uid, main, exceptions, context, mayCountOut);
  return { entries: [...series.entries, ...own], isCountedOut: series.isCountedOut ?? false };
}

function seriesEntries(
  uid: string,
  main: Dated,
  exceptions: Moment[],
  context: Context,
  mayCountOut: boolean,
): Found {
  const { event, times } = main;
  const [rule, ...others] = event.rules;
  const notes = others.length > 0 ? ["Von mehreren Wiederholungsregeln wird die erste übernommen."] : [];
  const series = rule && mayCountOut ? readSeries(rule, event.begin, context) : undefined;
  const isLeftOut = (date: Moment) =>
    exceptions.some(
      (day) =>
        day.epochMilliseconds === date.epochMilliseconds ||
        (day.toPlainDate().equals(date.toPlainDate()) && times.isAllDay),
    );
  const dates = [
    ...(series?.kind === "dates" ? series.dates : rule ? [] : [times.begin]),
    ...event.added.map(momentOf),
  ];
  const single = dates
    .filter((date) => !isLeftOut(date) && (context.withPast || isComing(times, date, context)))
    .map((date) => toEntry(`${uid}#${stamp(date, times.isAllDay)}`, main, date));
  if (series?.kind !== "rule") {
    const reason =
      rule && !series
        ? ["Der Kalender hat zu viele ungewöhnliche Serien; diese bleibt weg."]
        : (series?.notes ?? []);
    return { entries: withNotes(single, [...notes, ...reason]), isCountedOut: true };
  }
  if (!context.withPast && isOver(series.rule, context)) return { entries: single };
  const entry = toEntry(uid, main);
  const days = [...new Set(exceptions.map((date) => date.toPlainDate().toString()))].sort();
  const Ausnahmen = days.map((Datum) => ({ Datum }));
  const fields = { ...entry.fields, Wiederholung: series.rule, Ausnahmen };
  return { entries: [{ ...entry, fields, notes: [...entry.notes, ...notes, ...series.notes] }, ...single] };
}

/** What is said of a series stands at its first date alone. */
const withNotes = ([first, ...rest]: Incoming[], notes: string[]): Incoming[] =>
  first ? [{ ...first, notes: [...first.notes, ...notes] }, ...rest] : [];

/** Whether the last day of a rule is before today. A COUNT is not counted. */
function isOver(rule: string, { now }: Context): boolean {
  const until = /UNTIL=(\d{8})/.exec(rule)?.[1];
  return until !== undefined && until < now.toPlainDate().toString().replaceAll("-", "");
}

/** Dates count as coming until their last day is over. */
function isComing({ begin, end }: EventTimes, date: Moment, { now }: Context): boolean {
  const length = end ? begin.until(end) : { seconds: 0 };
  return Temporal.ZonedDateTime.compare(date.add(length), now.startOfDay()) >= 0;
}

const toEntry = (key: string, { event, times }: Dated, begin?: Moment): Incoming => ({
  key,
  title: event.text("summary"),
  line: event.line,
  fields: {
    ...eventFields(event, times, begin),
    Wiederholung: null,
    Ausnahmen: [],
    Kategorien: event.list("categories").filter(Boolean),
  },
  notes: [...event.notes, ...times.notes],
});

/** Calendars repeat a date of a series when only a reminder of it was changed. */
function isSame(main: Dated, override: Dated): boolean {
  const at = override.event.recurrenceId;
  if (!at || override.times.begin.epochMilliseconds !== momentOf(at).epochMilliseconds) return false;
  const expected = eventFields(main.event, main.times, override.times.begin);
  return JSON.stringify(expected) === JSON.stringify(eventFields(override.event, override.times));
}

const noteOnFollowing = ({ event }: Dated) =>
  event.isForFollowing
    ? ["In der Quelle gilt diese Änderung auch für alle späteren Termine. Bitte prüfen Sie die Serie."]
    : [];

const momentOf = ({ zone, wallClock }: SourceTime): Moment => zone.toVillage(wallClock);
const stampOf = (time: SourceTime | undefined) => (time ? stamp(momentOf(time), time.isDate) : "");
const stamp = (date: Moment, isDay: boolean): string =>
  isDay ? date.toPlainDate().toString() : date.toPlainDateTime().toString({ smallestUnit: "minute" });
