import { addDays, weekdays } from "@dorfforum/shared/calendar/day";
import { berlinDay, formatLongDate, toGermanClock } from "@dorfforum/shared/calendar/format";
import { recurrenceTexts } from "@dorfforum/shared/calendar/recurrence-words";
import { conditionOf } from "@dorfforum/shared/opening-hours/condition";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { type ClosedDays, openingState, openingsOn } from "@/lib/opening-hours/opening-state";
import { answerTexts as texts } from "@/lib/texts/answers";
import { type AskedTime, daysOf } from "./asked-time";

/** Max. days listed individually */
const maxListedDays = 7;

/** Whether it is open at the time that is asked for, in one sentence. */
export function hoursSentence(
  name: string,
  spans: readonly OpeningSpan[],
  closed: ClosedDays,
  { days, hours, weekday, isNow }: AskedTime,
  now: Date,
): string {
  if (weekday) {
    const openings = spans
      .filter((span) => span.days.includes(weekday))
      .sort((a, b) => a.from.localeCompare(b.from));
    const when = `${recurrenceTexts.weekdays[weekdays.indexOf(weekday)] ?? weekday}s`.toLowerCase();
    return told(name, when, openings, undefined, hours);
  }
  const asked = daysOf(days, maxListedDays) ?? [];
  const today = berlinDay(now);
  const [day] = asked;
  if (isNow || day === undefined || (day === today && asked.length === 1 && !hours))
    return nowSentence(name, spans, closed, now);
  if (asked.length === 1) {
    const { openings, reason } = openingsOn(spans, closed, day);
    return told(name, dayName(day, today), openings, reason, hours);
  }
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const each of asked) {
    const { openings, reason } = openingsOn(spans, closed, each);
    const said =
      openings.length > 0
        ? hoursOf(openings).reduce(texts.and)
        : reason
          ? texts.closedFor(reason)
          : texts.closed;
    const run = runs.at(-1);
    if (run?.hours === said && addDays(run.last, 1) === each) run.last = each;
    else runs.push({ first: each, last: each, hours: said });
  }
  return texts.onDays(
    name,
    runs.map(({ first, last, hours: said }) => {
      const from = longDay(first, today);
      return `${first === last ? from : texts.until(from, longDay(last, today))}, ${said}`;
    }),
  );
}

function told(
  name: string,
  day: string,
  openings: readonly OpeningSpan[],
  reason: string | undefined,
  hours: AskedTime["hours"],
): string {
  if (openings.length === 0) return texts.isClosed(name, day, reason);
  if (!hours || hours.from !== hours.to) return texts.isOpen(name, day, hoursOf(openings));
  const when = texts.atHour(day, toGermanClock(toClock(hours.from)));
  const isOpen = openings.some(
    ({ from, to }) => toHours(from) <= hours.from && hours.from < (to <= from ? 24 : toHours(to)),
  );
  return (isOpen ? texts.isOpenThen : texts.isClosedThen)(name, when, hoursOf(openings));
}

function nowSentence(name: string, spans: readonly OpeningSpan[], closed: ClosedDays, now: Date): string {
  const state = openingState(spans, closed, now);
  if (state?.isOpen) return state.until ? texts.openUntil(name, state.until) : texts.openAllDay(name);
  return state?.next ? texts.opens(name, state.next) : texts.closedNow(name);
}

/** With the note of hours that do not hold in every week */
const hoursOf = (openings: readonly OpeningSpan[]) =>
  openings.map(({ from, to, note }) => {
    const hours = texts.fromTo(toGermanClock(from), toGermanClock(to));
    return conditionOf(note) ? `${hours} (${note})` : hours;
  });

/** "heute", "am Mittwoch, 25. November," */
function dayName(day: string, today: string): string {
  if (day === today) return texts.today;
  if (day === addDays(today, 1)) return texts.tomorrow(longDay(day, today));
  return texts.onDay(longDay(day, today));
}

const longDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatLongDate(day).replace(/ \d{4}$/, "") : formatLongDate(day);

const toHours = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const toClock = (hours: number): string =>
  `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, "0")}`;
