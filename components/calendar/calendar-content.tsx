import { CalendarPlus } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import emptyStyles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { Pagination } from "@/components/ui/pagination";
import { berlinDay } from "@/lib/dates/format";
import { presentMonth } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import { illustration, routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./calendar-content.module.css";
import { changedView } from "./calendar-view";
import { DateList } from "./date-list";
import { MonthSheet } from "./month-sheet";

export function CalendarContent({ page, now }: { page: CalendarPage; now: Date }) {
  const { view, month } = page;
  const reason = emptyReason(page);
  if (reason) return <NothingPlanned reason={reason} />;
  if (page.look === "sheet") {
    const hrefOfDay = (day: string) => changedView(view, { day, month: undefined, look: undefined });
    return <MonthSheet month={month} days={page.days} today={berlinDay(now)} hrefOfDay={hrefOfDay} />;
  }
  const firstMonth = view.month || view.day ? month : presentMonth(now);
  const hrefOf = (number: number) => changedView(view, { page: number });
  return (
    <>
      <p className={styles.count} role="status">
        {texts.count(page.total)}
      </p>
      <DateList occurrences={page.occurrences} now={now} firstMonth={firstMonth} />
      <Pagination page={page.page} pages={page.pages} hrefOf={hrefOf} />
    </>
  );
}

function emptyReason(page: CalendarPage): string | undefined {
  const { view, month, months, unknown } = page;
  if (unknown === "category") return texts.unknownCategory(view.category ?? "");
  if (unknown === "organiser") return texts.unknownOrganiser(view.organiser ?? "");
  if (!months.includes(month)) return texts.notYet;
  return page.look === "list" && page.total === 0 ? texts.nothing : undefined;
}

function NothingPlanned({ reason }: { reason: string }) {
  return (
    <section className={emptyStyles.empty}>
      <div className="stack">
        <p className="lead" role="status">
          {reason}
        </p>
        <p>{texts.ways}</p>
        <p>
          <MoreLink href={routes.calendar()}>{texts.clear}</MoreLink>
        </p>
        <p>
          <ButtonLink href={routes.participate}>
            <CalendarPlus />
            {texts.report}
          </ButtonLink>
        </p>
      </div>
      <Illustration src={illustration("ersatz-veranstaltung-4")} className={emptyStyles.picture} />
    </section>
  );
}
