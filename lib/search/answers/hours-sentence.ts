import { addDays, type Weekday, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { formatLongDate, toGermanClock } from "@dorfforum/shared/calendar/format";
import { recurrenceTexts } from "@dorfforum/shared/calendar/rule-in-german";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { conditionOf } from "@dorfforum/shared/opening-hours/condition";
import { type DayHours, hoursOn, type Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import { toWeekday, weekdayPattern } from "@dorfforum/shared/opening-hours/german-days";
import { openingState } from "@/lib/opening-hours/opening-state";
import { answerTexts as texts } from "@/lib/texts/answers";
import { type AskedTime, daysOf } from "./asked-time";

/** Max. days told, of which those with the same hours are one */
export const maxListedDays = 16;

/**
 * Whether it is open at the time that is asked for, in one sentence; undefined when that is not known.
 * @param note what is said beside the hours: it answers for a weekday that it names and that has none
 */
export function hoursSentence(
  name: string,
  schedule: Schedule,
  { days, hours, weekday, isNow }: AskedTime,
  now: Date,
  note = "",
): string | undefined {
  const { openingHours, phone } = schedule;
  if (weekday) {
    const spans = openingHours
      .filter((span) => span.days.includes(weekday))
      .sort((a, b) => a.from.localeCompare(b.from))
      .map((span) => ({ ...span, isCertain: conditionOf(span.note) === undefined }));
    const when = `${recurrenceTexts.weekdays[weekdays.indexOf(weekday)] ?? weekday}s`.toLowerCase();
    const isKnown = openingHours.length > 0;
    return isKnown
      ? sentenceOf(
          name,
          when,
          { spans, isUnconfirmed: false, isSpecial: false },
          hours,
          phone,
          noteOf(note, weekday),
        )
      : undefined;
  }
  const asked = daysOf(days, maxListedDays) ?? [];
  const today = berlinDay(now);
  const [day] = asked;
  if (isNow || day === undefined || (day === today && asked.length === 1 && !hours))
    return nowSentence(name, schedule, now);
  const known = asked.map((each) => ({ each, ofDay: hoursOn(schedule, each) }));
  if (openingHours.length === 0 && !known.every(({ ofDay }) => ofDay.isSpecial)) return undefined;
  const [only] = known;
  if (only && known.length === 1)
    return sentenceOf(name, dayName(day, today), only.ofDay, hours, phone, noteOf(note, weekdayOf(day)));
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const { each, ofDay } of known) {
    const said = saidOfDay(ofDay);
    const run = runs.at(-1);
    if (run?.hours === said && addDays(run.last, 1) === each) run.last = each;
    else runs.push({ first: each, last: each, hours: said });
  }
  const sentence = texts.onDays(
    name,
    runs.map(({ first, last, hours: said }) => {
      const from = longDay(first, today);
      return `${first === last ? from : texts.until(from, longDay(last, today))}, ${said}`;
    }),
  );
  const isConfirmed = known.every(({ ofDay }) => !ofDay.isUnconfirmed);
  return isConfirmed ? sentence : `${sentence} ${texts.call(phone)}`;
}

function saidOfDay({ spans, isUnconfirmed, reason }: DayHours): string {
  if (isUnconfirmed) return texts.unconfirmedDay(hoursOf(spans));
  if (spans.length === 0) return reason ? texts.closedFor(reason) : texts.closed;
  return texts.withNote(hoursOf(spans).reduce(texts.and), reason);
}

function sentenceOf(
  name: string,
  day: string,
  { spans, isUnconfirmed, isSpecial, reason }: DayHours,
  hours: AskedTime["hours"],
  phone?: string,
  note?: string,
): string {
  if (isUnconfirmed) return texts.unconfirmed(name, day, hoursOf(spans), texts.call(phone), reason);
  if (spans.length === 0)
    return note && !isSpecial && !reason ? texts.noted(name, day, note) : texts.isClosed(name, day, reason);
  if (spans.every(({ isCertain }) => !isCertain)) return texts.limited(name, day, hoursOf(spans));
  if (!hours || hours.from !== hours.to) return texts.isOpen(name, day, hoursOf(spans), reason);
  const clock = toClock(hours.from);
  const when = texts.atHour(day, toGermanClock(clock));
  const then = spans.find(({ from, to }) => from <= clock && clock < (to <= from ? "24:00" : to));
  if (then && !then.isCertain) return texts.limited(name, day, hoursOf(spans));
  return (then ? texts.isOpenThen : texts.isClosedThen)(name, when, hoursOf(spans));
}

function nowSentence(name: string, schedule: Schedule, now: Date): string | undefined {
  const state = openingState(schedule, now);
  if (!state) return undefined;
  if (state.isUncertain) return texts.ofToday(name, state.text);
  if (state.isOpen) return state.until ? texts.openUntil(name, state.until) : texts.openAllDay(name);
  return state.next ? texts.opens(name, state.next) : texts.closedNow(name);
}

/** A note that names a weekday */
const noteOf = (note: string, weekday: Weekday): string | undefined =>
  [...note.matchAll(new RegExp(weekdayPattern, "giu"))].some(([name]) => toWeekday(name) === weekday)
    ? note
    : undefined;

/** With the note of hours that are not certain */
const hoursOf = (spans: DayHours["spans"]) =>
  spans.map(({ from, to, note, isCertain }) =>
    texts.withNote(
      texts.fromTo(toGermanClock(from), to === "00:00" ? "24" : toGermanClock(to)),
      isCertain ? undefined : note,
    ),
  );

/** "heute", "am Mittwoch, 25. November," */
function dayName(day: string, today: string): string {
  if (day === today) return texts.today;
  if (day === addDays(today, 1)) return texts.tomorrow(longDay(day, today));
  return texts.onDay(longDay(day, today));
}

const longDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatLongDate(day).replace(/ \d{4}$/, "") : formatLongDate(day);

export const toClock = (hours: number): string =>
  [Math.floor(hours), Math.round((hours % 1) * 60)].map((part) => String(part).padStart(2, "0")).join(":");
