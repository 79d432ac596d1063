import { formatMonth } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { ActiveFilters } from "@/components/calendar/active-filters";
import { CalendarBar } from "@/components/calendar/calendar-bar";
import { CalendarContent } from "@/components/calendar/calendar-content";
import { DayNav } from "@/components/calendar/day-nav";
import { calendarTitle, dayHeading, narrowedTitle } from "@/components/calendar/headings";
import { MonthNav } from "@/components/calendar/month-nav";
import { QuickDates } from "@/components/calendar/quick-dates";
import { Surroundings } from "@/components/calendar/surroundings";
import { atTime } from "@/components/calendar/view-address";
import { PageHead } from "@/components/content/page-head";
import { OfflinePanel } from "@/components/offline/offline-panel";
import { MoreLink } from "@/components/ui/more-link";
import { getCategories } from "@/lib/cms/categories";
import { type CalendarPage, getCalendarPage, getNarrowing } from "@/lib/events/calendar-page";
import { monthsAhead } from "@/lib/events/event-calendar";
import { toCalendarView } from "@/lib/events/parse-calendar-view";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { weekTexts } from "@/lib/texts/week";
import { routes } from "@/lib/urls/routes";
import styles from "./page.module.css";

/** Search engines index the calendar as a whole, not its narrowed views. */
export async function generateMetadata({ searchParams }: PageProps<"/veranstaltungen">) {
  const view = toCalendarView(await searchParams);
  const path = routes.calendar(view);
  const index = path === routes.calendar();
  return pageMetadata({
    title: calendarTitle(view, await getNarrowing(view)),
    path,
    description: texts.description(monthsAhead),
    index,
  });
}

export default async function Calendar({ searchParams }: PageProps<"/veranstaltungen">) {
  const now = new Date();
  const page = await getCalendarPage(toCalendarView(await searchParams), now);
  return page.view.day ? (
    <DayView page={page} day={page.view.day} now={now} />
  ) : (
    <ListOrSheet page={page} now={now} />
  );
}

type ViewProps = { page: CalendarPage; now: Date };

async function ListOrSheet({ page, now }: ViewProps) {
  const isMonth = Boolean(page.view.look ?? page.view.month);
  return (
    <>
      <PageHead title={calendarTitle(page.view, page)} current={texts.events} />
      <div className={`wrap ${styles.calendar}`}>
        <QuickDates {...page} />
        <CalendarBar page={page} categories={await getCategories()} />
        <Surroundings {...page} />
        <ActiveFilters {...page} />
        {isMonth && <MonthNav {...page} />}
        <CalendarContent page={page} now={now} />
        <p className="no-print">
          <MoreLink href={routes.week(berlinDay(now))}>{weekTexts.link}</MoreLink>
        </p>
        <OfflinePanel />
      </div>
    </>
  );
}

/** Its events come first, because somebody has chosen the day in the month already. */
function DayView({ page, day, now }: ViewProps & { day: string }) {
  const month = {
    label: formatMonth(page.month),
    href: atTime(page.view, { look: "monat", month: page.month }),
  };
  return (
    <>
      <PageHead
        title={narrowedTitle(dayHeading(day, now), page)}
        between={[{ label: texts.events, href: routes.calendar() }, month]}
      />
      <div className={`wrap ${styles.calendar}`}>
        <DayNav {...page} />
        <Surroundings {...page} />
        <ActiveFilters {...page} />
        <CalendarContent page={page} now={now} />
      </div>
    </>
  );
}
