import { villageTimeZone } from "@/lib/dates/format";
import type { EventDate } from "@/lib/events/recurrence";
import { tokenize } from "../analysis/tokenize";
import type { SearchIndex } from "../index/search-index";
import { scoreTerm } from "../ranking/score-term";
import type { SearchEntry } from "../search-entry";
import { agesIn } from "./audience";
import type { Condition } from "./detect-intents";

/** How an entry fits what was read out of a question: 0 not at all, more than 1 better than others. */
export type EntryBoost = (entry: SearchEntry, slot: number) => number;

/** One test of all conditions. */
export function toIntentFilter(
  index: SearchIndex,
  conditions: readonly Condition[],
  now: number,
): EntryBoost {
  const tests = conditions.map((condition) => testOf(index, condition, now));
  const hasTime = conditions.some(({ about }) => about === "zeit" || about === "tageszeit");
  const window = windowOf(conditions, now);
  return (entry, slot) => {
    let fits = 1;
    for (const test of tests) fits *= test(entry, slot);
    return fits > 0 && hasTime && dateIn(index, entry, window) === undefined ? 0 : fits;
  };
}

/** When an event has to take place to fit, in milliseconds since 1970, and at what hours. */
export type TimeWindow = { from: number; to: number; hours?: { from: number; to: number } | undefined };

/** What is over by now is no answer to a question about today. */
export function windowOf(conditions: readonly Condition[], now: number): TimeWindow {
  const window: TimeWindow = { from: now, to: Number.POSITIVE_INFINITY };
  for (const condition of conditions) {
    if (condition.about === "zeit")
      Object.assign(window, { from: Math.max(now, condition.from), to: condition.to });
    if (condition.about === "tageszeit") window.hours = condition.hours;
  }
  return window;
}

/** The first date of an event inside a window. */
export function dateIn(
  index: SearchIndex,
  entry: SearchEntry,
  { from, to, hours }: TimeWindow,
): EventDate | undefined {
  let date = index.dates.firstWithin(entry, from, to);
  if (!hours) return date;
  // A series may have another date the same day or week, a single event has none.
  for (let tries = 0; date && tries < 14; tries += 1) {
    if (entry.dates?.allDay || isWithin(hourOf(date.start), hours)) return date;
    const over = Date.parse(date.end ?? date.start) + 1;
    date = entry.dates?.recurrence
      ? index.dates.firstWithin(entry, Math.max(over, Date.parse(date.start) + 3_600_000), to)
      : undefined;
  }
  return undefined;
}

const isWithin = (hour: number, { from, to }: { from: number; to: number }) =>
  (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to);

const clock = new Intl.DateTimeFormat("de-DE", {
  timeZone: villageTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function hourOf(instant: string): number {
  const [hours = 0, minutes = 0] = clock.format(new Date(instant)).split(":").map(Number);
  return hours + minutes / 60;
}

/** AnalyserOptions a text for ages takes longer than all else that is asked of an entry, which stays as it is. */
const known = new WeakMap<SearchEntry, ReturnType<typeof agesIn> | "none">();

function saidAges(entry: SearchEntry): ReturnType<typeof agesIn> {
  const ages = known.get(entry) ?? agesIn(entry.ages ?? `${entry.title}\n${entry.lead}`) ?? "none";
  known.set(entry, ages);
  return ages === "none" ? undefined : ages;
}

/** What says that it is for people of the age asked for, against what only names them */
const suits = 1.4;

function testOf(index: SearchIndex, condition: Condition, now: number): EntryBoost {
  if (condition.about === "art") {
    const { kind } = condition;
    return (entry) => (entry.kind === kind && !(entry.dates && index.dates.isOver(entry, now)) ? 1 : 0);
  }
  if (condition.about !== "zielgruppe") return (entry) => (entry.dates ? 1 : 0);
  const { ages, words } = condition.audience;
  const query = words.join(" ");
  // Each word is another way to name the same people: the entries of any of them.
  const named = index.analyser
    .read(tokenize(query), { literally: true })
    .map((term) => scoreTerm(term, index.postings));
  return (entry, slot) => {
    const said = ages && saidAges(entry);
    const isFor = said && said.from <= ages.to && said.to >= ages.from;
    if (isFor) return suits;
    // A club's text names the ages of one of its groups, an institution's field those of all.
    if (said && entry.ages) return 0;
    return named.some((scores) => (scores[slot] ?? 0) > 0.05) ? 1 : 0;
  };
}
