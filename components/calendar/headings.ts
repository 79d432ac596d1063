import {
  formatDate,
  formatDayAndMonth,
  formatDays,
  formatLongDate,
  formatMonth,
  formatWeekday,
} from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Days } from "@/lib/events/quick-dates";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import type { CalendarView } from "@/lib/urls/routes";

type Narrowed = Partial<Record<"category" | "organiser", { name: string } | undefined>>;

/** The title of the document, which names the year and what the calendar is narrowed to */
export const calendarTitle = (view: CalendarView, by: Narrowed): string => narrowedTitle(timeTitle(view), by);

/** "Veranstaltungen: Jugend" */
export const narrowedTitle = (title: string, { category, organiser }: Narrowed): string =>
  texts.narrowed(
    title,
    [category, organiser].flatMap((by) => by?.name ?? []),
  );

function timeTitle({ quickDate, month, day, from, to }: CalendarView): string {
  if (quickDate) return texts.on[quickDate];
  if (day || (from && from === to)) return texts.onDay(formatLongDate(day ?? from ?? ""));
  if (from && to) return texts.between(formatRange({ first: from, last: to }));
  if (from) return texts.from(formatDate(from));
  if (to) return texts.until(formatDate(to));
  return month ? texts.inMonth(formatMonth(month)) : texts.events;
}

/** "Freitag, 4. Dezember", of another year with the year */
export const dayHeading = (day: string, now: Date): string =>
  day.startsWith(berlinDay(now).slice(0, 4))
    ? `${formatWeekday(day)}, ${formatDayAndMonth(day)}`
    : formatLongDate(day);

/** "28.–29. November 2026" */
export const formatRange = ({ first, last }: Days): string =>
  formatDays({ start: first, end: last, allDay: true });
