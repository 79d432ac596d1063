import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { Pagination } from "@/components/ui/pagination";
import { Static } from "@/components/ui/static";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { DateList } from "./date-list";
import { MonthSheet } from "./month-sheet";
import { emptyReason, NothingPlanned } from "./nothing-planned";
import { PrintLinks } from "./print-links";
import { atTime, changedView } from "./view-address";

export function CalendarContent({ page, now }: { page: CalendarPage; now: Date }) {
  const { view, month } = page;
  const reason = emptyReason(page);
  if (reason) return <NothingPlanned page={page} reason={reason} />;
  if (page.look === "sheet") {
    const hrefOfDay = (day: string) => atTime(view, { day });
    return (
      <>
        <MonthSheet month={month} days={page.days} today={berlinDay(now)} hrefOfDay={hrefOfDay} />
        <PrintLinks month={month} />
      </>
    );
  }
  const hrefOf = (number: number) => changedView(view, { page: number });
  return (
    <Static>
      <DateList page={page} now={now} />
      <Pagination page={page.page} pages={page.pages} hrefOf={hrefOf} />
    </Static>
  );
}
