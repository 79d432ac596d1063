import type { OpeningSpan } from "@/lib/cms/opening-hours";
import { addDays, weekdayOf } from "@/lib/dates/day";
import { berlinDay, berlinTime, formatDayAndMonth, formatWeekday, toGermanClock } from "@/lib/dates/format";
import { holidayOn } from "@/lib/dates/holidays";
import { openingTexts as texts } from "@/lib/texts/organisations";
import { isClosingDay } from "./closing-days";

/** Whether an organisation is open, in words. */
export type OpeningState = {
  isOpen: boolean;
  /** "heute geöffnet bis 16.30 Uhr", "heute geschlossen, öffnet morgen um 7 Uhr" */
  text: string;
  /** While it is closed, when it opens: "morgen um 7 Uhr" */
  next?: string;
};

/** In minutes by the village's clocks since last midnight: tomorrow at one is 1500, also when the clocks change at night. */
type Opening = { start: number; end: number; daysAhead: number };

const minutesPerDay = 24 * 60;
/** Longer than the summer holidays of a day-care centre. */
const maxDaysAhead = 45;

/** Whether it is open at an instant, and when that changes. Undefined when no hours are known. */
export function openingState(
  spans: readonly OpeningSpan[],
  closingDays: string | undefined,
  now: Date,
): OpeningState | undefined {
  if (spans.length === 0) return undefined;
  const today = berlinDay(now);
  const minute = toMinutes(berlinTime(now));
  const openings = openingsFrom(spans, closingDays, today);

  const current = openings.find(({ start, end }) => start <= minute && minute < end);
  if (current) return { isOpen: true, text: formatEnd(openings, current, minute) };

  const wasOpen = openings.some(({ daysAhead }) => daysAhead === 0);
  const closed = wasOpen ? texts.closedNow : texts.closedToday(reasonFor(closingDays, today));
  const opening = openings.find(({ start }) => start > minute);
  if (!opening) return { isOpen: false, text: closed };
  const next = texts.at(formatDay(opening, today), toHour(opening.start));
  const opens = texts.opens(next);
  return { isOpen: false, text: opening.daysAhead === 0 ? opens : `${closed}, ${opens}`, next };
}

/** The openings from yesterday on, whose evening may last past midnight, soonest first. */
function openingsFrom(
  spans: readonly OpeningSpan[],
  closingDays: string | undefined,
  today: string,
): Opening[] {
  return Array.from({ length: maxDaysAhead + 2 }, (_, index) => index - 1)
    .flatMap((daysAhead) => {
      const day = addDays(today, daysAhead);
      if (reasonFor(closingDays, day)) return [];
      return spans
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .map(({ from, to }) => {
          const start = daysAhead * minutesPerDay + toMinutes(from);
          const end = (to <= from ? daysAhead + 1 : daysAhead) * minutesPerDay + toMinutes(to);
          return { start, end, daysAhead };
        });
    })
    .sort((a, b) => a.start - b.start);
}

const reasonFor = (closingDays: string | undefined, day: string) =>
  holidayOn(day) ?? (isClosingDay(closingDays, day) ? texts.closingDay : undefined);

/** Openings that follow without a gap count as one. */
function formatEnd(openings: readonly Opening[], current: Opening, minute: number): string {
  const end = openings.reduce(
    (latest, { start, end }) => (start <= latest && end > latest ? end : latest),
    current.end,
  );
  return end - minute > minutesPerDay ? texts.openAllDay : texts.openUntil(toHour(end, true));
}

function formatDay({ daysAhead }: Opening, today: string): string {
  if (daysAhead === 0) return texts.today;
  if (daysAhead === 1) return texts.tomorrow;
  const day = addDays(today, daysAhead);
  return texts.onDay(daysAhead < 7 ? formatWeekday(day) : formatDayAndMonth(day));
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** "7", "16.30"; midnight is 0 for a beginning and 24 for an end. */
function toHour(minutes: number, isEnd = false): string {
  const ofDay = minutes % minutesPerDay;
  if (isEnd && ofDay === 0) return "24";
  return toGermanClock(`${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`);
}
