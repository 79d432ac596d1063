import { CalendarContent } from "@/components/calendar/calendar-content";
import { CalendarFilter, CalendarLooks, MonthNav } from "@/components/calendar/calendar-controls";
import { calendarLead, calendarTitle } from "@/components/calendar/calendar-view";
import { PageHead } from "@/components/content/page-head";
import { getCategories } from "@/lib/cms/categories";
import { getCalendarPage, toCalendarView } from "@/lib/events/calendar-page";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import styles from "./page.module.css";

/** Search engines index the calendar as a whole, not its narrowed views. */
export async function generateMetadata({ searchParams }: PageProps<"/veranstaltungen">) {
  const view = toCalendarView(await searchParams);
  const path = routes.calendar(view);
  const index = path === routes.calendar();
  return pageMetadata({ title: calendarTitle(view), path, description: texts.lead, index });
}

export default async function Calendar({ searchParams }: PageProps<"/veranstaltungen">) {
  const now = new Date();
  const [page, categories] = await Promise.all([
    getCalendarPage(toCalendarView(await searchParams), now),
    getCategories(),
  ]);
  return (
    <>
      <PageHead title={calendarTitle(page.view)} lead={calendarLead(page)} current={texts.events} />
      <div className={`wrap ${styles.calendar}`}>
        <CalendarFilter page={page} categories={categories} />
        <CalendarLooks {...page} />
        <CalendarContent page={page} now={now} />
        <MonthNav {...page} />
      </div>
    </>
  );
}
