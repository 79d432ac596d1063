import { villageTimeZone } from "@/lib/dates/format";
import type { EventDate } from "@/lib/events/recurrence";
import { tokenize } from "../analysis/tokenize";
import type { SearchIndex } from "../index/search-index";
import { type EntryBoost, productOf } from "../ranking/rank";
import { scoreTerm } from "../ranking/score-term";
import type { SearchEntry } from "../search-entry";
import type { Hours } from "../time/clock";
import { weights } from "../weights";
import { type Ages, agesIn } from "./detect-audience";
import type { Condition, Intent, Range } from "./detect-intents";

export const isAboutTime = ({ type }: Condition): boolean => type === "zeit" || type === "tageszeit";

export function toIntentFilter(
  index: SearchIndex,
  conditions: readonly Condition[],
  window: TimeWindow,
  now: number,
): EntryBoost {
  const boostOf = productOf(conditions.map((condition) => boostFor(index, condition, now)));
  const hasTime = conditions.some(isAboutTime);
  return (entry, slot) => {
    const boost = boostOf(entry, slot);
    return boost > 0 && hasTime && dateWithin(index, entry, window) === undefined ? 0 : boost;
  };
}

function boostFor(index: SearchIndex, condition: Condition, now: number): EntryBoost {
  if (condition.type === "art")
    return (entry) =>
      entry.kind === condition.kind && !(entry.dates && index.dates.isOver(entry, now)) ? 1 : 0;
  if (condition.type !== "zielgruppe") return (entry) => (entry.dates ? 1 : 0);
  const { ages, words } = condition.audience;
  // Each word is another name of the same people: an entry has to match one of them.
  const scores = index.analyser
    .analyse(tokenize(words.join(" ")), { literally: true })
    .map((term) => scoreTerm(term, index.postings));
  return (entry, slot) => {
    const stated = ages && statedAges(entry);
    if (stated && stated.from <= ages.to && stated.to >= ages.from) return weights.intent.matchingAge;
    // The ages of a daycare centre are complete; a text may state those of one group only.
    if (stated && entry.ages) return 0;
    return scores.some((each) => (each[slot] ?? 0) > weights.intent.minAudienceScore) ? 1 : 0;
  };
}

/** Parsing ages takes longer than all other conditions, and entries are immutable. */
const agesCache = new WeakMap<SearchEntry, { ages: Ages | undefined }>();

function statedAges(entry: SearchEntry): Ages | undefined {
  const cached = agesCache.get(entry) ?? { ages: agesIn(entry.ages ?? `${entry.title}\n${entry.lead}`) };
  agesCache.set(entry, cached);
  return cached.ages;
}

/** From the intent whose failure costs least to the one that costs most */
const droppingOrder = ["tageszeit", "zielgruppe", "zeit", "art"] as const;

/** Ever fewer intents to search with while nothing is found: each one dropped alone, then ever more, at last all. */
export function relaxations(intents: readonly Intent[]): Intent[][] {
  const types = droppingOrder.filter((type) => intents.some(({ condition }) => condition.type === type));
  const dropped = [...types.map((type) => [type]), ...types.slice(1).map((_, at) => types.slice(0, at + 2))];
  return dropped.map((drops) => intents.filter(({ condition }) => !drops.includes(condition.type)));
}

/** When an event has to take place, in the village's hours */
export type TimeWindow = {
  ranges: Range[];
  hours?: Pick<Hours, "from" | "to"> | undefined;
  /** What was is asked for: what is over counts too */
  isPast: boolean;
};

/** Dates of a series that are tried for an hour of the day: two weeks of a daily one. */
const maxDatesTried = 14;
const hourMs = 3_600_000;

export function toTimeWindow(conditions: readonly Condition[], now: number): TimeWindow {
  const window: TimeWindow = { ranges: [{ from: now, to: Number.POSITIVE_INFINITY }], isPast: false };
  for (const condition of conditions) {
    if (condition.type === "zeit") {
      const { isPast, ranges } = condition;
      Object.assign(window, {
        isPast,
        ranges: isPast ? ranges : ranges.map(({ from, to }) => ({ from: Math.max(now, from), to })),
      });
    }
    if (condition.type === "tageszeit") window.hours = condition.hours;
  }
  return window;
}

/** The first date of an entry in the window: what is under way then counts, not only what begins. */
export function dateWithin(index: SearchIndex, entry: SearchEntry, window: TimeWindow) {
  for (const range of window.ranges) {
    const date = dateInRange(index, entry, range, window);
    if (date) return date;
  }
  return undefined;
}

function dateInRange(
  index: SearchIndex,
  entry: SearchEntry,
  { from, to }: Range,
  { hours, isPast }: TimeWindow,
) {
  const dates = isPast ? index.pastDates : index.dates;
  let date = dates.firstWithin(entry, from, to);
  if (!hours || entry.dates?.allDay) return date;
  for (let tries = 0; date && tries < maxDatesTried; tries += 1) {
    if (isAtHours(date, hours)) return date;
    if (!entry.dates?.recurrence) return undefined;
    const end = Date.parse(date.end ?? date.start) + 1;
    date = dates.firstWithin(entry, Math.max(end, Date.parse(date.start) + hourMs), to);
  }
  return undefined;
}

/** How long an event without an end is taken to last by who asks for a moment */
const assumedHours = 2;
/** Who asks for eight o'clock may come for what begins a little earlier or later. */
const slack = { before: 0.5, after: 1 };

/** Whether a date begins at the hours or is under way then. Hours from 24 on are those of the following night. */
function isAtHours({ start, end }: EventDate, hours: Pick<Hours, "from" | "to">): boolean {
  const begins = hourOf(start);
  const isMoment = hours.from === hours.to;
  const assumed = isMoment ? assumedHours : 0;
  const lasts = end ? (Date.parse(end) - Date.parse(start)) / hourMs : assumed;
  const [from, to] = isMoment ? [hours.from - slack.before, hours.to + slack.after] : [hours.from, hours.to];
  return [0, 24].some((shift) => {
    const first = begins + shift;
    const beginsThen = first >= from && first < to;
    const isUnderWay = isMoment
      ? first <= hours.from && hours.from < first + lasts
      : first < to && first + lasts > from;
    return beginsThen || isUnderWay;
  });
}

const villageClock = new Intl.DateTimeFormat("de-DE", {
  timeZone: villageTimeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function hourOf(instant: string): number {
  const [hours = 0, minutes = 0] = villageClock.format(new Date(instant)).split(":").map(Number);
  return hours + minutes / 60;
}
