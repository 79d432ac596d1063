import { formatMonth } from "@dorfforum/shared/calendar/format";
import { addMonths } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { StepNav } from "./step-nav";
import { changedView } from "./view-address";

/** The months before and after the one that is shown */
export function MonthNav({ view, month, months }: Pick<CalendarPage, "view" | "month" | "months">) {
  const stepTo = (other: string) =>
    months.includes(other)
      ? { href: changedView(view, { month: other }), label: formatMonth(other) }
      : undefined;
  return (
    <StepNav label={texts.months} before={stepTo(addMonths(month, -1))} after={stepTo(addMonths(month, 1))} />
  );
}
