import { partsOfRule } from "@dorfforum/shared/calendar/recurrence-rule";
import { Temporal } from "temporal-polyfill";
import { mapInBatches, pacing } from "../text/in-batches";
import { type Context, isComing, isShown } from "./coming-dates";
import { ownEntry, toEntry } from "./entry-of-date";
import { endOfDate } from "./event-fields";
import { type Dated, type Group, momentOf, type Override, stamp } from "./events-of-uid";
import { insteadOf, type Row, toRow } from "./exception-row";
import { readSeries } from "./read-rrule";
import type { Incoming, SingleChange, Skipped } from "./source-content";
import { daysOfRule, hasDate, isOver } from "./stored-rule-dates";
import type { Moment } from "./time-zones";
import { villageTimeAt } from "./time-zones";

/** `isCountedOut`: whether single dates or several rules stand for the series */
export type FoundEntries = { entries: Incoming[]; isCountedOut?: boolean; skipped?: Skipped };

/** Changes of single dates that a series holds; further ones are entries of their own. */
const maxSingles = 200;

/** RDATE, RRULE and EXDATE are one set (RFC 5545, 3.8.5): each date is there once. */
export async function seriesEntries(
  { key, overrides }: Group,
  main: Dated,
  context: Context,
  mayCountOut: boolean,
): Promise<FoundEntries> {
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
