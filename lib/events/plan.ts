import type { EventItem } from "@/lib/cms/events";
import type { Snapshot } from "@/lib/cms/snapshot";
import { monthOf, nextDay } from "@/lib/dates/day";
import { berlinDay, lastDay, startOfBerlinDay } from "@/lib/dates/format";
import { addMonths, daysOfMonth, presentMonth } from "@/lib/dates/months";
import { inSlices } from "@/lib/yield-to-event-loop";
import { bySoonest, type Planned } from "./agenda";
import { dateMemory } from "./date-memory";
import { datesWithin } from "./recurrence";

/** What the calendar is narrowed to; undefined does not narrow. */
export type Narrowing = { categoryId?: string | undefined; organiserId?: string | undefined };

/** All dates of the calendar's months, soonest first, and the same by month and by day; longer ones stand in several. */
export type Plan = { dates: Placed[]; byMonth: Map<string, Placed[]>; byDay: Map<string, Placed[]> };

/** A date with the first and last day it takes up in the calendar's months, or in the days that were asked for */
export type Placed = Planned & { days: readonly [first: string, last: string] };

/** How many months before and after the present one the calendar shows: a series without end has to end somewhere. */
const monthsBack = 6;
const monthsAhead = 12;
/** More ways to narrow than this are not remembered. */
const mostPlans = 500;

let lastMonths: readonly string[] = [];

/** The months that the calendar shows, the oldest first. */
export function calendarMonths(now: Date): readonly string[] {
  const present = presentMonth(now);
  if (lastMonths[monthsBack] !== present) {
    lastMonths = Array.from({ length: monthsBack + 1 + monthsAhead }, (_month, place) =>
      addMonths(present, place - monthsBack),
    );
  }
  return lastMonths;
}

/** Of one state of the content: the plan of everything, and those of what visitors narrowed it to. */
export type Plans = { first: string; everything: Promise<Plan>; narrowed: Map<string, Plan> };

/** Made once for each state of the content and each month, not for each visitor. */
export async function planOf(
  ready: Snapshot<EventItem>,
  now: Date,
  { categoryId, organiserId }: Narrowing,
): Promise<Plan> {
  const months = calendarMonths(now);
  const plans = plansOf(ready, months);
  const everything = await plans.everything;
  if (categoryId === undefined && organiserId === undefined) return everything;

  const key = JSON.stringify([categoryId, organiserId]);
  const found = plans.narrowed.get(key);
  if (found) return found;
  const isMeant = ({ item }: Placed) =>
    (categoryId === undefined || item.categoryIds.includes(categoryId)) &&
    (organiserId === undefined || item.organiserId === organiserId);
  const made = toPlan(everything.dates.filter(isMeant), months);
  if (plans.narrowed.size < mostPlans) plans.narrowed.set(key, made);
  return made;
}

/**
 * What takes up any of the days from `first` to `last`, soonest first. In the calendar's months it is looked up; beyond
 * them every series has to be spread out.
 */
export async function datesOn(
  ready: Snapshot<EventItem>,
  now: Date,
  { first, last }: { first: string; last: string },
): Promise<Placed[]> {
  const months = calendarMonths(now);
  const isBeyond = monthOf(first) < (months[0] ?? "") || monthOf(last) > (months.at(-1) ?? "");
  if (isBeyond) return allDates(ready.items, (item) => placeWithin(item, first, last));
  const { byDay } = await planOf(ready, now, {});
  const found = new Set<Placed>();
  for (let day = first; day <= last; day = nextDay(day))
    for (const date of byDay.get(day) ?? []) found.add(date);
  return [...found].sort(bySoonest);
}

function plansOf(ready: Snapshot<EventItem>, months: readonly string[]): Plans {
  const first = months[0] ?? "";
  const { plans } = dateMemory();
  const known = plans.get(ready);
  if (known?.first === first) return known;
  const made = { first, everything: planEverything(ready.items, months), narrowed: new Map() };
  plans.set(ready, made);
  return made;
}

const planEverything = async (items: readonly EventItem[], months: readonly string[]): Promise<Plan> =>
  toPlan(await allDates(items, (item) => place(item, months)), months);

/** Soonest first. Other requests get their turns in between. */
async function allDates(
  items: readonly EventItem[],
  datesOf: (item: EventItem) => Placed[],
): Promise<Placed[]> {
  const dates: Placed[] = [];
  const pause = inSlices();
  for (const item of items) {
    dates.push(...datesOf(item));
    await pause();
  }
  return dates.sort(bySoonest);
}

/** The dates of one event in the calendar's months: a change costs only the event it touches. */
function place(item: EventItem, months: readonly string[]): Placed[] {
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const { placed } = dateMemory();
  const before = placed.get(item);
  if (before?.first === first) return before.dates;
  const dates = placeWithin(item, `${first}-01`, daysOfMonth(last).at(-1) ?? "");
  placed.set(item, { first, dates });
  return dates;
}

function placeWithin(item: EventItem, earliest: string, latest: string): Placed[] {
  return datesWithin(item, startOfBerlinDay(earliest), startOfBerlinDay(nextDay(latest))).flatMap((date) => {
    const begins = later(berlinDay(date.start), earliest);
    const ends = earlier(lastDay({ ...date, allDay: item.allDay }), latest);
    // The small hours of the first day belong to the evening before, and that is not asked for.
    return begins <= ends ? { ...date, item, days: [begins, ends] as const } : [];
  });
}

// As text, for which there is no Math.max.
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

function toPlan(dates: Placed[], months: readonly string[]): Plan {
  const byMonth = new Map<string, Placed[]>();
  const byDay = new Map<string, Placed[]>();
  const calendar = months.flatMap(daysOfMonth);
  const places = new Map(calendar.map((day, place) => [day, place]));
  for (const date of dates) {
    const [first, last] = date.days;
    const days = first === last ? [first] : calendar.slice(places.get(first), (places.get(last) ?? 0) + 1);
    for (const day of days) add(byDay, day, date);
    for (const month of new Set(days.map(monthOf))) add(byMonth, month, date);
  }
  return { dates, byMonth, byDay };
}

function add(lists: Map<string, Placed[]>, key: string, date: Placed): void {
  const list = lists.get(key);
  if (list) list.push(date);
  else lists.set(key, [date]);
}
