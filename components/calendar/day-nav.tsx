import { monthOf } from "@dorfforum/shared/calendar/day";
import { formatLongDate, formatShortMonthName, formatShortWeekday } from "@dorfforum/shared/calendar/format";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { StepNav } from "./step-nav";
import { atTime } from "./view-address";

/** The nearest days that have events, before and after the one that is shown */
export function DayNav({ view, neighbours, month }: Pick<CalendarPage, "view" | "neighbours" | "month">) {
  const stepTo = (day: string | undefined) =>
    day
      ? { href: atTime(view, { day }), label: <ShortDay day={day} isOtherMonth={monthOf(day) !== month} /> }
      : undefined;
  return <StepNav label={texts.days} before={stepTo(neighbours?.before)} after={stepTo(neighbours?.after)} />;
}

/** "Fr 4.", of another month "Fr 1. Jan." */
const ShortDay = ({ day, isOtherMonth }: { day: string; isOtherMonth: boolean }) => (
  <>
    <span aria-hidden="true">
      {formatShortWeekday(day)} {Number(day.slice(8))}.{isOtherMonth && ` ${formatShortMonthName(day)}`}
    </span>
    <span className="sr-only">{formatLongDate(day)}</span>
  </>
);
