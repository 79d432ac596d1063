import {
  formatDayAndMonth,
  formatLongDate,
  formatMonthName,
  formatWeekday,
} from "@dorfforum/shared/calendar/format";
import { type Day, dateOf, type Item, isoOf, lengthOf, type Span, weekdayOf } from "./calendar";
import { dateTexts } from "./texts";

const maxListed = 6;
/** Longer spans are told without weekdays. */
const maxDaysWithWeekdays = 7;

const list = new Intl.ListFormat("de-DE");

/** "am Wochenende: 28.–29. November", "Freitag, 4. bis Sonntag, 6. Dezember", "ab Sonntag, 6. Dezember" */
export function labelOf(items: readonly Item[], spans: readonly Span[], today: Day): string {
  const [only, ...others] = items;
  const [span] = spans;
  if (!only || !span) return "";
  if (spans.length > 1) return listOf(spans, today);
  const { kind, name } = others.length === 0 ? only : { kind: "span" };
  if (kind === "month" && !name)
    return `${dateTexts.inMonth(formatMonthName(isoOf(span[0])))}${yearBehind(span[0], today)}`;
  const dates = datesOf(span, today, Boolean(name));
  return name ? `${name}: ${dates}` : dates;
}

const isSame = (part: "year" | "month", one: Day, other: Day) => dateOf(one)[part] === dateOf(other)[part];
const yearBehind = (day: Day, today: Day) => (isSame("year", day, today) ? "" : ` ${dateOf(day).year}`);

/** "Freitag, 4. Dezember", with the year unless it is this one */
const longDay = (day: Day, today: Day): string =>
  `${formatLongDate(isoOf(day)).replace(/ \d{4}$/, "")}${yearBehind(day, today)}`;

const shortDay = (day: Day, today: Day): string =>
  `${formatDayAndMonth(isoOf(day))}${yearBehind(day, today)}`;

function datesOf(span: Span, today: Day, isNamed: boolean): string {
  const [from, to] = span;
  if (to === Number.POSITIVE_INFINITY) return dateTexts.from(longDay(from, today));
  if (from === to) return longDay(from, today);
  const isSameMonth = isSame("month", from, to) && isSame("year", from, to);
  if (!isNamed && lengthOf(span) <= maxDaysWithWeekdays) {
    const first = isSameMonth ? `${formatWeekday(isoOf(from))}, ${dateOf(from).date}.` : longDay(from, to);
    return dateTexts.until(first, longDay(to, today));
  }
  return isSameMonth
    ? `${dateOf(from).date}.–${shortDay(to, today)}`
    : `${shortDay(from, to)} – ${shortDay(to, today)}`;
}

/** "Dienstag, 1. Dezember und Donnerstag, 3. Dezember", "freitags: 1., 8. und 15. Januar" */
function listOf(spans: readonly Span[], today: Day): string {
  const days = spans.flatMap(([from, to]) => (from === to ? from : []));
  const [first = 0] = days;
  if (days.length < spans.length || days.length < 3)
    return few(spans.map((span) => datesOf(span, today, true)));
  const isSameWeekday = days.every((day) => weekdayOf(day) === weekdayOf(first));
  const dates = few(
    days.map((day, at) => {
      const next = days[at + 1];
      const isMonthAhead = next !== undefined && isSame("month", next, day) && at + 1 < maxListed;
      return isMonthAhead ? `${dateOf(day).date}.` : shortDay(day, today);
    }),
  );
  return isSameWeekday ? `${dateTexts.everyWeekday(formatWeekday(isoOf(first)))}: ${dates}` : dates;
}

const few = (dates: readonly string[]): string =>
  list.format(dates.length > maxListed ? [...dates.slice(0, maxListed), dateTexts.more] : dates);
