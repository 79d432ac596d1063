import { previousDay } from "@dorfforum/shared/calendar/day";
import { formatSpan } from "@dorfforum/shared/calendar/format";
import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Temporal } from "temporal-polyfill";
import { ImportProblem } from "../../http/import-problem";
import { mapInBatches, pacing } from "../../text/in-batches";
import { shortened } from "../../text/shortened";
import type { Incoming, SingleChange, Skipped, SourceContent } from "../source-content";
import { type CalendarEvent, readEvent, UnreadableEvent } from "./calendar-event";
import { type CalendarBlock, maxEvents, readBlocks, readProperty, unescaped } from "./content-lines";
import { type EventTimes, endOfDate, eventFields, singleLine, timesOf, toIso } from "./event-fields";
import { splitAtChanges } from "./following";
import { type Dated, type Group, groupsOf, momentOf, type Override, stamp } from "./groups";
import { plainText } from "./plain-text";
import { daysOfRule, hasDate, inWords, isOver, readSeries } from "./series";
import { readZones, village, villageTimeAt } from "./zones";

/** `maxEntries`: of entries that come; a calendar with more is refused, at the latest when they are counted */
export type CalendarOptions = { now: Date; withPast?: boolean; maxEntries?: number };

type Moment = Temporal.ZonedDateTime;
type Context = { now: Moment; withPast: boolean };

const past = "vergangene Termine";
const confidential = "als privat oder vertraulich gekennzeichnete Termine";
const older = "ältere oder doppelte Fassungen von Terminen";
const replies = "Antworten auf Einladungen";
/** Of a rule that the CMS cannot express; counting out more of them would take minutes. */
const maxCountedOut = 300;
/** Changes of single dates that a series holds; further ones are entries of their own. */
const maxSingles = 200;

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

/** Times that events name by themselves: not what they leave out, and not when they were written */
const ownTime = /^(?:DTSTART|DTEND|RECURRENCE-ID)\b[^:]*:\s*(\d{8})/i;
const ownLength = /^(?:DURATION|RRULE|RDATE)\b/i;

/** How many events may still come, at most, without reading them: none of these ends before yesterday. */
async function countComing(calendars: readonly CalendarBlock[], now: Date): Promise<number> {
  const yesterday = previousDay(berlinDay(now)).replaceAll("-", "");
  const mayCome = ({ text }: { text: string }) =>
    ownLength.test(text) || (ownTime.exec(text)?.[1] ?? "") >= yesterday;
  const found = await mapInBatches(
    calendars.flatMap(({ events }) => events),
    ({ lines }) => lines.some(mayCome),
  );
  return found.filter(Boolean).length;
}

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

type Found = { entries: Incoming[]; isCountedOut?: boolean; skipped?: Skipped };

async function entriesOf(
  { key, main, overrides }: Group,
  context: Context,
  mayCountOut: boolean,
): Promise<Found> {
  const replacing = await mapInBatches(overrides, (override) =>
    main && isSame(main, override) ? [] : [override],
  );
  const replaced = replacing.flat();
  const ownEntries = async (overrides: readonly Override[]) => {
    const entries = await mapInBatches(overrides, (override) => {
      const { begin, end } = override.times;
      return context.withPast || isComing(begin, end, context) ? [ownEntry(override, main)] : [];
    });
    return entries.flat();
  };
  if (!main) return { entries: await ownEntries(replaced) };
  if (main.event.rules.length === 0 && main.event.added.length === 0) {
    const isShown = context.withPast || isComing(main.times.begin, main.times.end, context);
    return { entries: [...(isShown ? [toEntry(key, main)] : []), ...(await ownEntries(replaced))] };
  }
  const found = await seriesEntries({ key, main, overrides: replaced }, main, context, mayCountOut);
  const taken = new Set(found.entries.flatMap(({ singles = [] }) => singles.map(({ entry }) => entry.key)));
  const rest = await ownEntries(replaced.filter(({ key: own }) => !taken.has(own)));
  return { ...found, entries: [...found.entries, ...rest] };
}

function ownEntry(override: Override, main: Dated | undefined): Incoming {
  const entry = toEntry(override.key, override);
  return { ...entry, notes: [...entry.notes, ...noteOnSeries(override, main)] };
}

/** RDATE, RRULE and EXDATE are one set (RFC 5545, 3.8.5): each date is there once. */
async function seriesEntries(
  { key, overrides }: Group,
  main: Dated,
  context: Context,
  mayCountOut: boolean,
): Promise<Found> {
  const { event, times } = main;
  const [written, ...others] = event.rules;
  // Its first date takes place all the same (RFC 5545, 3.8.5.3).
  const endsBefore = written !== undefined && endsBeforeBegin(written, times.begin);
  const rule = endsBefore ? undefined : written;
  const series = rule
    ? await readSeries(rule, event.begin, { ...context, mayCountOut })
    : { rules: [], dates: [times.begin], notes: [] };
  if (!series) {
    const reason = "Der Kalender hat zu viele ungewöhnliche Serien; diese bleibt weg.";
    return { entries: [], skipped: { line: event.line, reason } };
  }
  const notes = [
    ...(others.length > 0 ? ["Von mehreren Wiederholungsregeln wird die erste übernommen."] : []),
    ...(endsBefore ? ["Die Wiederholung endet vor dem ersten Termin: Übernommen wird nur dieser."] : []),
    ...series.notes,
  ];
  const isDay = times.isAllDay;
  const singles = new Map<string, { begin: Moment; end?: Moment | undefined }>();
  for (const begin of series.dates) singles.set(stamp(begin, isDay), { begin });
  /** What stands in the place of the rule's date on a day: a period */
  const longer: Row[] = [];
  const pause = pacing();
  for (const { begin: at, end } of event.added) {
    await pause();
    const begin = momentOf(at);
    const isOfRule = series.rules.some((each) => hasDate(each.rule, each.begin, begin));
    const hasOwnEnd = end && end.epochMilliseconds !== endOfDate(times, begin)?.epochMilliseconds;
    if (isOfRule && hasOwnEnd) longer.push(insteadOf(begin, toEntry(key, main, begin, end), main));
    if (hasOwnEnd || !(isOfRule || singles.has(stamp(begin, isDay))))
      singles.set(stamp(begin, isDay), { begin, end });
  }
  const leftOut = await leftOutOf(main, overrides);
  const dates = await mapInBatches(singles.values(), ({ begin, end }) =>
    leftOut.isLeftOut(begin) || !isShown(times, begin, context, end)
      ? []
      : [toEntry(`${key}#${stamp(begin, isDay)}`, main, begin, end)],
  );
  let held = 0;
  const overrideOn = new Map(overrides.map((each) => [each.day, each]));
  const rules = await mapInBatches(
    series.rules,
    async ({ begin, rule: Wiederholung }): Promise<Incoming[]> => {
      const lastDay = partsOfRule(Wiederholung).UNTIL?.replace(/^(\d{4})(\d\d)(\d\d).*/, "$1-$2-$3");
      const ofOthers = new Map(longer.map((row) => [row.Datum, row]));
      const candidates = [...new Set([...leftOut.daysOf(begin), ...ofOthers.keys()])].filter(
        (day) => !lastDay || day <= lastDay,
      );
      const days = await daysOfRule(Wiederholung, begin, candidates);
      const ruledOut = new Set(days);
      const singles = new Map<string, SingleChange>();
      for (const day of days) {
        await pause();
        const override = overrideOn.get(day);
        if (!override) continue;
        const date = Temporal.PlainDate.from(day).toZonedDateTime({
          timeZone: begin.timeZoneId,
          plainTime: begin.toPlainTime(),
        });
        const entry = ownEntry(override, main);
        const row = held < maxSingles ? toRow(override, main, date) : undefined;
        const otherwise = insteadOf(date, entry, main);
        if (row) singles.set(day, { row, otherwise, entry });
        else ofOthers.set(day, otherwise);
        held += 1;
      }
      const taken = [...singles.values()];
      const length = times.end ? times.begin.until(times.end) : { seconds: 0 };
      const isGone = (date: Moment) => ruledOut.has(stamp(date, true));
      const from = context.now.startOfDay().subtract(length);
      const hasChange = taken.some(({ entry: { fields } }) => {
        const [at, end] = [fields.Beginn, fields.Ende ?? fields.Beginn].map((time) =>
          villageTimeAt(Date.parse(String(time))),
        );
        return at && isComing(at, end, context);
      });
      if (!context.withPast && !hasChange && isOver(Wiederholung, begin, { from, isLeftOut: isGone }))
        return [];
      const entry = toEntry(series.rules.length === 1 ? key : `${key}#${stamp(begin, isDay)}`, main, begin);
      const Ausnahmen = days.map(
        (Datum) => singles.get(Datum)?.row ?? ofOthers.get(Datum) ?? { Datum, Art: "kein_termin" },
      );
      const fields = { ...entry.fields, Wiederholung, Ausnahmen };
      return [{ ...entry, fields, ...(taken.length > 0 && { singles: taken }) }];
    },
  );
  const isCountedOut = rule !== undefined && series.rules.length !== 1;
  return { entries: withNotes([...rules.flat(), ...dates.flat()], notes), isCountedOut };
}

/** UNTIL is a day ("20270601") or an instant ("20270601T170000Z"). */
function endsBeforeBegin(rule: string, begin: Moment): boolean {
  const [, year, month, day, time] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z?)?$/.exec(partsOfRule(rule).UNTIL ?? "") ?? [];
  if (!year) return false;
  const clock = time?.replace(/(..)(..)(..)/, "T$1:$2:$3Z");
  return clock
    ? Date.parse(`${year}-${month}-${day}${clock}`) < begin.epochMilliseconds
    : `${year}-${month}-${day}` < stamp(begin, true);
}

/** What EXDATE and overrides leave out: one that is a day all that lies on it, one with a time only that time. */
async function leftOutOf({ event, times }: Dated, overrides: readonly Override[]) {
  const days = new Set<string>();
  const instants = new Map<number, Moment>();
  // Series whose time was changed keep overrides that name the old one.
  const replaced = overrides.map(({ day }) => day);
  await mapInBatches([...event.leftOut, ...overrides.map(({ replaces }) => replaces)], (time) => {
    const moment = momentOf(time);
    if (time.isDate || times.isAllDay) days.add(stamp(moment, true));
    else instants.set(moment.epochMilliseconds, moment);
  });
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

type Row = { Datum: string } & Record<string, unknown>;

/**
 * A changed date as an Ausnahme of its series; undefined for what an Ausnahme cannot say: another title, a whole day, or a change
 * for good.
 */
function toRow({ event, times }: Override, main: Dated, date: Moment): Row | undefined {
  const own = eventFields(event, times);
  const usual = eventFields(main.event, main.times, date);
  const addition = additionTo(String(usual.Titel), String(own.Titel));
  if (event.isForFollowing || addition === undefined || times.isAllDay !== main.times.isAllDay)
    return undefined;
  const title = event.isCancelled ? addition.replace(cancelledWords, "") : addition;
  const text = own.Kurztext === usual.Kurztext ? "" : singleLine(event.plain("DESCRIPTION"));
  const place = [own.Ort, own.Adresse].filter(Boolean).join(", ");
  const isElsewhere = place !== [usual.Ort, usual.Adresse].filter(Boolean).join(", ");
  const note = shortened([title, text].filter(Boolean).join(". "));
  const said = note ? { Hinweis: note } : {};
  const Datum = stamp(date, true);
  if (event.isCancelled) return { Datum, Art: "faellt_aus", ...said };
  const there = isElsewhere && place ? { Ort: shortened(place) } : {};
  const usualEnd = endOfDate(main.times, times.begin)?.epochMilliseconds;
  const hasUsualLength = times.end?.epochMilliseconds === usualEnd;
  if (own.Beginn === usual.Beginn && hasUsualLength) return { Datum, Art: "hinweis", ...there, ...said };
  return {
    Datum,
    Art: "verlegt",
    Beginn: own.Beginn,
    ...(!hasUsualLength && { Ende: own.Ende }),
    ...there,
    ...said,
  };
}

/** What a title says besides the series'; undefined for one that does not hold it */
const additionTo = (title: string, own: string): string | undefined =>
  own.includes(title) ? own.replace(title, "").replace(/^[\s(),:–-]+|[\s(),:–-]+$/g, "") : undefined;

const cancelledWords = /^(?:entfällt|fällt aus|abgesagt|ausfall)[!.]?$/i;

/** The Ausnahme of a date in whose place another entry stands. */
function insteadOf(date: Moment, { title, fields }: Incoming, main: Dated): Row {
  const { Beginn, Ende, Ganztaegig } = fields;
  const span = { start: String(Beginn), end: Ende ? String(Ende) : undefined, allDay: Ganztaegig === true };
  const name = title === singleLine(main.event.plain("SUMMARY")) ? [] : [title];
  return {
    Datum: stamp(date, true),
    Hinweis: shortened(`stattdessen ${[...name, formatSpan(span)].join(", ")}`),
  };
}

/** Calendars repeat a date of a series when only a reminder of it was changed. What they leave out stays as it is. */
function isSame(main: Dated, { event, times, replaces }: Override): boolean {
  if (times.begin.epochMilliseconds !== momentOf(replaces).epochMilliseconds) return false;
  const expected = eventFields(main.event, main.times, times.begin);
  const given = Object.entries(eventFields(event, times)).filter(([, value]) => value !== null);
  const { Breitengrad: _, Laengengrad: _east, ...own } = { ...expected, ...Object.fromEntries(given) };
  return Object.entries(own).every(([name, value]) => expected[name] === value);
}

const noteOnFollowing =
  "In der Quelle gilt diese Änderung auch für alle späteren Termine. Bitte prüfen Sie die Serie.";

function noteOnSeries({ event, day }: Override, main: Dated | undefined): string[] {
  if (main) return event.isForFollowing ? [noteOnFollowing] : [];
  const alone = `Dieser Termin ersetzt den vom ${inWords(day)} einer Serie, die nicht in der Datei steht. Gibt es sie im Dorfforum, tragen Sie dort diesen Tag bitte als Ausnahme ein.`;
  return [alone, ...(event.isForFollowing ? [noteOnFollowing] : [])];
}
