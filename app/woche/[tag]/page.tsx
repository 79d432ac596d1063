import { addDays } from "@dorfforum/shared/calendar/day";
import { notFound } from "next/navigation";
import { formatRange } from "@/components/calendar/headings";
import { PageHead } from "@/components/content/page-head";
import { WeekView } from "@/components/week/week-view";
import { getSettings } from "@/lib/cms/settings";
import { getWeek, isFirstOfWeek } from "@/lib/events/week";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { calendarTexts } from "@/lib/texts/calendar";
import { weekTexts as texts } from "@/lib/texts/week";
import { routes } from "@/lib/urls/routes";

const titleOf = (first: string) => texts.title(formatRange({ first, last: addDays(first, 6) }));

/** Search engines index the calendar, as with its narrowed views. */
export async function generateMetadata({ params }: PageProps<"/woche/[tag]">) {
  const { tag } = await params;
  if (!isFirstOfWeek(tag, new Date())) return {};
  const village = (await getSettings())?.village;
  return pageMetadata({
    title: titleOf(tag),
    path: routes.week(tag),
    description: village ? texts.description(village) : texts.descriptionHere,
    index: false,
  });
}

export default async function WeekPage({ params }: PageProps<"/woche/[tag]">) {
  const { tag } = await params;
  const now = new Date();
  if (!isFirstOfWeek(tag, now)) notFound();
  return (
    <>
      <PageHead
        title={titleOf(tag)}
        current={texts.shortTitle}
        between={[{ label: calendarTexts.events, href: routes.calendar() }]}
      />
      <WeekView week={await getWeek(tag, now)} now={now} />
    </>
  );
}
