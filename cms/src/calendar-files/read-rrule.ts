import { formatDate } from "@dorfforum/shared/calendar/format";
import { pacing } from "../text/in-batches";
import type { SourceTime } from "./read-vevent";
import { datesBetween, type Source, startOf, toSource } from "./rrule-dates";
import {
  isExpressible,
  maxDates,
  maxSeriesYears,
  toPieces,
  toVillageRule,
  type VillageRule,
} from "./supported-rrule";
import type { Moment } from "./time-zones";

/** How a series of a calendar becomes entries of the CMS */
export type Series = {
  /** Entries with a rule for Wiederholung: one, or one for each time of day that the village has for it */
  rules: VillageRule[];
  /** Dates of their own, since the CMS has no rule that means the same; the first may be the series' beginning. */
  dates: Moment[];
  notes: string[];
};

const maxYearsAhead = 2;

type SeriesOptions = {
  now: Moment;
  withPast: boolean;
  /** Whether dates may be counted out */
  mayCountOut: boolean;
};

/**
 * Reads an RRULE. Without `withPast` single dates begin with today.
 * @returns undefined for a rule that would have to be counted out
 */
export async function readSeries(
  rule: string,
  begin: SourceTime,
  options: SeriesOptions,
): Promise<Series | undefined> {
  const source = toSource(rule, begin);
  const start = startOf(source);
  const series = await spreadOut(start ?? source, options);
  return start && series ? { ...series, dates: [source.first, ...series.dates] } : series;
}

async function spreadOut(
  source: Source,
  { now, withPast, mayCountOut }: SeriesOptions,
): Promise<Series | undefined> {
  // Each step counts a rule out, which cannot be left in the middle.
  const pause = pacing();
  const { first } = source;
  const { rule: candidate, notes } = toVillageRule(source);
  if (isExpressible(candidate, source))
    return { rules: [{ begin: first, rule: candidate }], dates: [], notes };
  if (!mayCountOut) return undefined;
  await pause();
  const pieces = await toPieces(source);
  await pause();
  if (pieces) return { rules: pieces, dates: [], notes: [] };
  const until = now.add({ years: maxYearsAhead });
  const from = withPast ? first : now.startOfDay();
  // One more than is shown tells whether there are more.
  const dates = datesBetween(source, from, until, maxDates + 1);
  if (!dates)
    return {
      rules: [],
      dates: [first],
      notes: ["Die Wiederholung ist nicht zu verstehen: Übernommen wird nur der erste Termin."],
    };
  await pause();
  const isCut =
    dates.length > maxDates ||
    datesBetween(source, until, until.add({ years: maxSeriesYears }), 1)?.length === 1;
  const shown = dates.slice(0, maxDates);
  const lastDay = formatDate((shown.at(-1) ?? until).toPlainDate().toString());
  const cut = isCut
    ? ` Mehr als ${maxDates} Termine oder ${maxYearsAhead} Jahre im Voraus werden es nicht: Diese reichen bis ${lastDay}, spätere kommen beim nächsten Übernehmen dazu.`
    : "";
  return {
    rules: [],
    dates: shown,
    notes: [`Diese Wiederholung kennt das Dorfforum nicht; sie wird zu einzelnen Terminen.${cut}`],
  };
}
