import { formatLongDate, formatMonth } from "@/lib/dates/format";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { type CalendarView, routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";

/** The address of a view that differs in `changes`; it begins with the first page. */
export const changedView = (view: CalendarView, changes: CalendarView): string =>
  routes.calendar({ ...view, page: undefined, ...changes });

export function calendarTitle({ month, day }: CalendarView): string {
  if (day) return texts.onDay(formatLongDate(day));
  return month ? texts.inMonth(formatMonth(month)) : texts.events;
}

/** Names what the calendar is narrowed to, because the form that says so is not printed. */
export function calendarLead({ view, category, organiser }: CalendarPage): string | undefined {
  const names = [category, organiser].flatMap((choice) => choice?.name ?? []);
  if (names.length > 0) return texts.only(names.join(", "));
  return view.look || view.month || view.day ? undefined : texts.lead;
}
