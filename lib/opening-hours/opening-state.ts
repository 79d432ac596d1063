import { addDays } from "@dorfforum/shared/calendar/day";
import { formatDayAndMonth, formatWeekday, toGermanClock } from "@dorfforum/shared/calendar/format";
import { berlinDay, berlinTime } from "@dorfforum/shared/calendar/village-time";
import { type DaySpan, hoursOn, type Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import { openingTexts as texts } from "@/lib/texts/organisations";
import { formatOpening } from "./opening-hours-text";

/** Whether an organisation is open, in words. */
export type OpeningState = {
  isOpen: boolean;
  /** "heute geöffnet bis 16.30 Uhr", "heute geschlossen, öffnet morgen um 7 Uhr" */
  text: string;
  /** While it is open, when it closes: "16.30"; undefined when that is not today */
  until?: string | undefined;
  /** While it is closed, when it opens: "morgen um 7 Uhr", "frühestens am Freitag um 19 Uhr (jeden zweiten Freitag)" */
  next?: string | undefined;
  /** Whether today's hours depend on what nobody knows here */
  isUncertain?: boolean;
};

/**
 * In minutes by the village's clocks since last midnight: tomorrow at one is 1500, also when the clocks change at night. `note` is
 * that of a special day.
 */
type Opening = {
  start: number;
  end: number;
  daysAhead: number;
  span: DaySpan;
  isUnconfirmed: boolean;
  note?: string | undefined;
};

const minutesPerDay = 24 * 60;
/** Longer than the summer holidays of a day-care centre. */
const maxDaysAhead = 45;

/** Whether it is open at an instant, and when that changes. Undefined when no hours are known. */
export function openingState(schedule: Schedule, now: Date): OpeningState | undefined {
  const today = berlinDay(now);
  const minute = toMinutes(berlinTime(now));
  const { spans, isUnconfirmed, isSpecial, reason } = hoursOn(schedule, today);
  if (schedule.openingHours.length === 0 && !isSpecial) return undefined;
  const openings = openingsFrom(schedule, today);

  const isNow = ({ start, end }: Opening) => start <= minute && minute < end;
  const current = openings.find((opening) => isNow(opening) && opening.span.isCertain);
  if (current) {
    const until = toEnd(openings, current, minute);
    const text = until ? texts.openUntil(until) : texts.openAllDay;
    return { isOpen: true, text: texts.withNote(text, current.note), until };
  }

  if (isUnconfirmed && spans.length === 0)
    return { isOpen: false, isUncertain: true, text: texts.otherHours(reason, schedule.phone) };
  const opening = openings.find(({ end }) => end > minute);
  const isToday = opening?.daysAhead === 0 || (opening && opening.start <= minute);
  if (opening && isToday && !opening.span.isCertain) {
    const ofDay = openings.filter(({ daysAhead }) => daysAhead === opening.daysAhead).map(({ span }) => span);
    const text = opening.isUnconfirmed
      ? texts.unconfirmed(ofDay.map(formatOpening), schedule.phone)
      : texts.limitedToday(texts.withNote(formatOpening(opening.span), opening.span.note));
    return { isOpen: false, isUncertain: true, text };
  }

  const wasOpen = spans.length > 0;
  const isClosed = wasOpen ? texts.closedNow : texts.closedToday(reason);
  if (!opening) return { isOpen: false, text: isClosed };
  const next = nextText(opening, today);
  const opens = texts.withNote(texts.opens(next), opening.note);
  return { isOpen: false, text: opening.daysAhead === 0 ? opens : `${isClosed}, ${opens}`, next };
}

function nextText(opening: Opening, today: string): string {
  const at = texts.at(formatDay(opening, today), toHour(opening.start));
  if (opening.isUnconfirmed) return texts.usually(at);
  return opening.span.isCertain ? at : texts.withNote(texts.atTheEarliest(at), opening.span.note);
}

type Openings = { day: string; schedule: Schedule; list: Opening[] };

/** The openings of the day on which they were last asked for, by the hours of an entry, which is immutable */
const latestOpenings = new WeakMap<Schedule["openingHours"], Openings>();

/** The openings from yesterday on, whose evening may last past midnight, soonest first: computed once a day. */
function openingsFrom(schedule: Schedule, today: string): Opening[] {
  const { openingHours, specialDays, land, isTownHall } = schedule;
  const latest = latestOpenings.get(openingHours);
  const isSame =
    latest?.day === today &&
    latest.schedule.specialDays === specialDays &&
    latest.schedule.land === land &&
    latest.schedule.isTownHall === isTownHall;
  if (isSame) return latest.list;
  const list = computeOpenings(schedule, today);
  latestOpenings.set(openingHours, { day: today, schedule, list });
  return list;
}

function computeOpenings(schedule: Schedule, today: string): Opening[] {
  return Array.from({ length: maxDaysAhead + 2 }, (_, index) => index - 1)
    .flatMap((daysAhead) => {
      const { spans, isUnconfirmed, isSpecial, reason } = hoursOn(schedule, addDays(today, daysAhead));
      return spans.map((span): Opening => {
        const { from, to } = span;
        const start = daysAhead * minutesPerDay + toMinutes(from);
        const end = (to <= from ? daysAhead + 1 : daysAhead) * minutesPerDay + toMinutes(to);
        return { start, end, daysAhead, span, isUnconfirmed, note: isSpecial ? reason : undefined };
      });
    })
    .sort((a, b) => a.start - b.start);
}

/** The hour at which it closes, if within a day. Openings that follow without a gap count as one. */
function toEnd(openings: readonly Opening[], current: Opening, minute: number): string | undefined {
  const end = openings.reduce(
    (latest, { start, end, span }) => (span.isCertain && start <= latest && end > latest ? end : latest),
    current.end,
  );
  return end - minute > minutesPerDay ? undefined : toHour(end, true);
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
