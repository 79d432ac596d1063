import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { formatMonth } from "@/lib/dates/format";
import { addMonths } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { changedView } from "./calendar-view";
import styles from "./month-nav.module.css";

export function MonthNav({ view, month, months }: Pick<CalendarPage, "view" | "month" | "months">) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const hrefOf = (other: string) => changedView(view, { month: other, day: undefined });
  return (
    <nav className={styles.months} aria-label={texts.months}>
      <ul>
        {months.includes(before) && (
          <li>
            <Link href={hrefOf(before)} rel="prev">
              <ChevronLeft />
              {formatMonth(before)}
            </Link>
          </li>
        )}
        {months.includes(after) && (
          <li className={styles.after}>
            <Link href={hrefOf(after)} rel="next">
              {formatMonth(after)}
              <ChevronRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
