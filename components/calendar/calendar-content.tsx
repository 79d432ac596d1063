import { CalendarPlus } from "lucide-react";
import { useId } from "react";
import { OccurrenceRow } from "@/components/events/occurrence-row";
import { ButtonLink } from "@/components/ui/button";
import emptyStyles from "@/components/ui/empty-state.module.css";
import { Illustration } from "@/components/ui/illustration";
import { MoreLink } from "@/components/ui/more-link";
import { Pagination } from "@/components/ui/pagination";
import { monthOf } from "@/lib/dates/day";
import { berlinDay, formatMonth } from "@/lib/dates/format";
import { presentMonth } from "@/lib/dates/months";
import type { CalendarPage } from "@/lib/events/calendar-page";
import type { Occurrence } from "@/lib/events/occurrence";
import { overAt } from "@/lib/events/recurrence";
import { illustration, routes } from "@/lib/routes";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./calendar-content.module.css";
import { changedView } from "./calendar-view";
import listStyles from "./date-list.module.css";
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

const NothingPlanned = ({ reason }: { reason: string }) => (
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

type DateListProps = {
  occurrences: readonly Occurrence[];
  now: Date;
  /** Occurrences that began earlier are listed under this month ("YYYY-MM"). */
  firstMonth: string;
};

function DateList({ occurrences, now, firstMonth }: DateListProps) {
  const months = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const begins = monthOf(occurrence.firstDay);
    const month = begins < firstMonth ? firstMonth : begins;
    months.set(month, [...(months.get(month) ?? []), occurrence]);
  }
  return [...months].map(([month, dates]) => <Month key={month} month={month} dates={dates} now={now} />);
}

function Month({ month, dates, now }: { month: string; dates: Occurrence[]; now: Date }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={listStyles.month}>
        {formatMonth(month)}
      </h2>
      <ul className={`pairs ${listStyles.dates}`}>
        {dates.map((occurrence) => (
          <li key={`${occurrence.event.id} ${occurrence.start}`}>
            <OccurrenceRow occurrence={occurrence} isOver={overAt(occurrence) <= now.getTime()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
