import { CalendarSync } from "lucide-react";
import type { Metadata } from "next";
import { CalendarFilter } from "@/components/calendar/calendar-filter";
import { DateList } from "@/components/calendar/date-list";
import { MonthNav } from "@/components/calendar/month-nav";
import { MonthSheet } from "@/components/calendar/month-sheet";
import { NothingPlanned } from "@/components/calendar/nothing-planned";
import { PageHead } from "@/components/content/page-head";
import { ButtonLink } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { Pagination } from "@/components/ui/pagination";
import { getCategories } from "@/lib/cms/categories";
import { berlinDay, formatLongDate, formatMonth } from "@/lib/dates/format";
import { presentMonth } from "@/lib/dates/months";
import { type Calendar, getCalendar } from "@/lib/events/calendar";
import { toCalendarView } from "@/lib/events/calendar-view";
import { getOrganisers } from "@/lib/events/current-events";
import { type CalendarView, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./page.module.css";

type CalendarPageProps = PageProps<"/veranstaltungen">;

/** What the address narrows has one place in search engines: the calendar as a whole. */
export async function generateMetadata({ searchParams }: CalendarPageProps): Promise<Metadata> {
  const view = toCalendarView(await searchParams);
  const path = routes.calendar(view);
  return pageMetadata({
    title: titleOf(view),
    path,
    description: texts.lead,
    index: path === routes.calendar(),
  });
}

function titleOf({ month, day }: CalendarView): string {
  if (day) return texts.onDay(formatLongDate(day));
  return month ? texts.inMonth(formatMonth(month)) : texts.events;
}

/** What the calendar is narrowed to, which is to be read on paper too, where the form is not. */
function leadOf(view: CalendarView, chosen: ({ name: string } | undefined)[]): string | undefined {
  const names = chosen.flatMap((choice) => choice?.name ?? []);
  if (names.length > 0) return texts.only(names.join(", "));
  return view.look || titleOf(view) !== texts.events ? undefined : texts.lead;
}

export default async function CalendarPage({ searchParams }: CalendarPageProps) {
  const asked = toCalendarView(await searchParams);
  const now = new Date();
  const [calendar, categories, organisers] = await Promise.all([
    getCalendar(asked, now),
    getCategories(),
    getOrganisers(),
  ]);
  const { months, month, category } = calendar;
  // A category may be asked for by its name.
  const view = category ? { ...asked, category: category.slug } : asked;
  const hrefOf = (to: CalendarView) => routes.calendar({ ...view, page: undefined, ...to });
  return (
    <>
      <PageHead
        title={titleOf(view)}
        lead={leadOf(view, [category, organisers.find(({ slug }) => slug === view.organiser)])}
        current={texts.events}
      />
      <div className={`wrap ${styles.calendar}`}>
        <CalendarFilter
          view={view.look ? { ...view, month } : view}
          months={months}
          categories={categories}
          organisers={organisers}
        />
        <div className={styles.looks}>
          <Chips label={texts.look}>
            <Chip href={hrefOf({ look: undefined })} current={!view.look}>
              {texts.list}
            </Chip>
            <Chip href={hrefOf({ look: "monat", day: undefined, month })} current={view.look === "monat"}>
              {texts.sheet}
            </Chip>
          </Chips>
          <ButtonLink href={routes.subscribe({ categories: category ? [category.slug] : [] })}>
            <CalendarSync />
            {texts.subscribe}
          </ButtonLink>
        </div>
        <Shown calendar={calendar} now={now} view={view} hrefOf={hrefOf} />
        <MonthNav month={month} months={months} hrefOf={(to) => hrefOf({ month: to, day: undefined })} />
      </div>
    </>
  );
}

type ShownProps = {
  calendar: Calendar;
  now: Date;
  view: CalendarView;
  hrefOf: (to: CalendarView) => string;
};

function Shown({ calendar, now, view, hrefOf }: ShownProps) {
  if (calendar.unknown) {
    const say = { category: texts.unknownCategory, organiser: texts.unknownOrganiser }[calendar.unknown];
    return <NothingPlanned reason={say(view[calendar.unknown] ?? "")} />;
  }
  if (!calendar.months.includes(calendar.month)) return <NothingPlanned reason={texts.notYet} />;
  if (calendar.look === "sheet") {
    return (
      <MonthSheet
        month={calendar.month}
        days={calendar.days}
        today={berlinDay(now)}
        hrefOfDay={(day) => hrefOf({ day, month: undefined, look: undefined })}
      />
    );
  }
  if (calendar.total === 0) return <NothingPlanned reason={texts.nothing} />;
  return (
    <>
      <p className={styles.count} role="status">
        {texts.count(calendar.total)}
      </p>
      <DateList
        occurrences={calendar.occurrences}
        now={now}
        firstMonth={view.month || view.day ? calendar.month : presentMonth(now)}
      />
      <Pagination
        page={calendar.page}
        pages={calendar.pages}
        hrefOf={(page) => hrefOf({ page: page > 1 ? page : undefined })}
      />
    </>
  );
}
