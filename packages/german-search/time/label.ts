import {
  formatDayAndMonth,
  formatLongDate,
  formatMonthName,
  formatWeekday,
} from "@dorfforum/shared/calendar/format";
import type { Item } from "./item";
import type { Day, Span } from "./span";
import { dateTexts } from "./texts";

const maxListed = 6;
/** Longer spans are told without weekdays. */
const maxDaysWithWeekdays = 7;

const list = new Intl.ListFormat("de-DE");

/** "am Wochenende: 28.–29. November", "Freitag, 4. bis Sonntag, 6. Dezember", "ab Sonntag, 6. Dezember" */
export function labelOf(items: readonly Item[], spans: readonly Span[], today: Day): string {
  const [only] = items;
  const [span] = spans;
  if (!span) return "";
  if (spans.length > 1) return listOf(spans, today);
  const name = items.length === 1 ? only?.name : undefined;
  if (items.length === 1 && only?.kind === "month") return monthOf(span, today, name);
  const dates = datesOf(span, today, name !== undefined);
  return name ? `${name}: ${dates}` : dates;
}

const yearBehind = (day: Day, today: Day) => (day.year === today.year ? "" : ` ${day.year}`);

/** "Freitag, 4. Dezember", with the year unless it is this one */
const longDay = (day: Day, today: Day): string =>
  `${formatLongDate(day.toString()).replace(/ \d{4}$/, "")}${yearBehind(day, today)}`;

const shortDay = (day: Day, today: Day): string =>
  `${formatDayAndMonth(day.toString())}${yearBehind(day, today)}`;

const monthOf = ({ from, to }: Span, today: Day, name: string | undefined): string =>
  name
    ? `${name}: ${datesOf({ from, to }, today, true)}`
    : `${dateTexts.inMonth(formatMonthName(from.toString()))}${yearBehind(from, today)}`;

function datesOf({ from, to }: Span, today: Day, isNamed: boolean): string {
  if (to === null) return dateTexts.from(longDay(from, today));
  if (from.equals(to)) return longDay(from, today);
  const isSameMonth = from.month === to.month && from.year === to.year;
  if (!isNamed && from.until(to).days < maxDaysWithWeekdays) {
    const first = isSameMonth ? `${formatWeekday(from.toString())}, ${from.day}.` : longDay(from, to);
    return dateTexts.until(first, longDay(to, today));
  }
  if (isSameMonth) return `${from.day}.–${shortDay(to, today)}`;
  return `${shortDay(from, to)} – ${shortDay(to, today)}`;
}

/** "Dienstag, 1. Dezember und Donnerstag, 3. Dezember", "freitags: 1., 8. und 15. Januar" */
function listOf(spans: readonly Span[], today: Day): string {
  const days = spans.flatMap(({ from, to }) => (to?.equals(from) ? from : []));
  const [first] = days;
  if (!first || days.length < spans.length || days.length < 3)
    return few(spans.map((span) => datesOf(span, today, true)));
  const isSameWeekday = days.every(({ dayOfWeek }) => dayOfWeek === first.dayOfWeek);
  const dates = few(
    days.map((day, at) =>
      days[at + 1]?.month === day.month && at + 1 < maxListed ? `${day.day}.` : shortDay(day, today),
    ),
  );
  return isSameWeekday ? `${dateTexts.everyWeekday(formatWeekday(first.toString()))}: ${dates}` : dates;
}

const few = (dates: readonly string[]): string =>
  list.format(dates.length > maxListed ? [...dates.slice(0, maxListed), dateTexts.more] : dates);
