import { Pagination } from "@/components/ui/pagination";
import { berlinDay } from "@/lib/dates/format";
import { presentMonth } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./calendar-content.module.css";
import { changedView } from "./calendar-view";
import { DateList } from "./date-list";
import { MonthSheet } from "./month-sheet";
import { NothingPlanned } from "./nothing-planned";

export function CalendarContent({ page, now }: { page: CalendarPage; now: Date }) {
  const { view, month } = page;
  if (page.unknown === "category") {
    return <NothingPlanned reason={texts.unknownCategory(view.category ?? "")} />;
  }
  if (page.unknown === "organiser") {
    return <NothingPlanned reason={texts.unknownOrganiser(view.organiser ?? "")} />;
  }
  if (!page.months.includes(month)) return <NothingPlanned reason={texts.notYet} />;
  if (page.look === "sheet") {
    return (
      <MonthSheet
        month={month}
        days={page.days}
        today={berlinDay(now)}
        hrefOfDay={(day) => changedView(view, { day, month: undefined, look: undefined })}
      />
    );
  }
  if (page.total === 0) return <NothingPlanned reason={texts.nothing} />;
  return (
    <>
      <p className={styles.count} role="status">
        {texts.count(page.total)}
      </p>
      <DateList
        occurrences={page.occurrences}
        now={now}
        firstMonth={view.month || view.day ? month : presentMonth(now)}
      />
      <Pagination
        page={page.page}
        pages={page.pages}
        hrefOf={(number) => changedView(view, { page: number })}
      />
    </>
  );
}
