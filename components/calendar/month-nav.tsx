import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { formatMonth } from "@/lib/dates/format";
import { addMonths } from "@/lib/dates/months";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./month-nav.module.css";

type MonthNavProps = {
  /** The month that is shown */
  month: string;
  /** The months that there are */
  months: readonly string[];
  hrefOf: (month: string) => string;
};

/** To the months before and after; nothing leads out of the calendar. */
export function MonthNav({ month, months, hrefOf }: MonthNavProps) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
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
