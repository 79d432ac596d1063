import { addDays, nextDay } from "@dorfforum/shared/calendar/day";
import {
  formatDayAndMonth,
  formatDays,
  formatHours,
  formatWeekday,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { specialDaysBetween } from "@dorfforum/shared/opening-hours/special-days";
import { german } from "@dorfforum/shared/text/languages";
import { firstPublishedAt } from "@/lib/cms/addresses";
import { articles } from "@/lib/cms/articles";
import type { ItemOf } from "@/lib/cms/collection";
import { type EventItem, events } from "@/lib/cms/events";
import { offers } from "@/lib/cms/redirect-entries";
import { getSettings, type Settings } from "@/lib/cms/settings";
import { changeInWords, titleOf } from "@/lib/events/change-in-words";
import { type Occurrence, occurrencePath, placeOf, toOccurrence } from "@/lib/events/occurrence";
import { upcomingDates } from "@/lib/events/recurrence";
import { getWeek, type Week } from "@/lib/events/week";
import { attendanceAt } from "@/lib/features";
import { beginOf, notices } from "@/lib/notices/cms/notices";
import { specialDayLine } from "@/lib/opening-hours/special-days-text";
import { eventTexts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import { letterTexts as texts } from "../base/letter-texts";
import { type Line, letterUrl, plain } from "./block";
import type { Section } from "./section";

/** Of the newest events, whose dates are looked for */
const maxNew = 100;
const newForDays = 7;
const maxNoticeLength = 500;

/** What a letter says of a week: its title, its days in words, and the sections with anything in them */
export type WeekContent = {
  title: string;
  days: string;
  settings: Settings | undefined;
  sections: readonly Section[];
};

/** The seven days from `first` on, as they stand now. @throws CmsRequestError without a copy */
export async function getWeekContent(first: string, now: Date): Promise<WeekContent> {
  const [week, settings, others] = await Promise.all([
    getWeek(first, now),
    getSettings(),
    getOthers(first, now),
  ]);
  const sections = [
    others.notices,
    townHallSection(settings, week),
    eventsSection(texts.changed, week, week.changed, true),
    ...week.days.map(({ day, occurrences }) => eventsSection(dayName(day), week, occurrences)),
    await getNewEvents(week),
    others.newOffers,
    others.articles,
    others.deadlines,
  ].filter(({ entries }) => entries.length > 0);
  return {
    title: settings ? texts.title(plain(settings.village)) : texts.titleHere,
    days: formatDays({ start: week.first, end: week.last, allDay: true }),
    settings,
    sections,
  };
}

/** The sections that do not follow from the week */
type Others = { notices: Section; newOffers: Section; articles: Section; deadlines: Section };

/** The days of the week on which the town hall is not open as usual, as far as somebody entered them */
function townHallSection(
  settings: Settings | undefined,
  { first, last }: Pick<Week, "first" | "last">,
): Section {
  const days = specialDaysBetween(settings?.specialDays ?? [], first, last);
  return {
    heading: texts.townHall,
    path: routes.contact,
    entries: days.map((day) => [{ text: plain(specialDayLine(day), maxNoticeLength) }]),
  };
}

const dayName = (day: string) => `${formatWeekday(day)}, ${formatDayAndMonth(day)}`;

const eventsSection = (
  heading: string,
  { first }: Pick<Week, "first">,
  occurrences: readonly Occurrence[],
  namesDay = false,
): Section => ({
  heading,
  path: routes.week(first),
  isDay: !namesDay,
  entries: occurrences.map((occurrence) => eventLines(occurrence, namesDay)),
});

function eventLines(occurrence: Occurrence, namesDay: boolean): Line[] {
  const { event, start, end, firstDay } = occurrence;
  const place = placeOf(occurrence);
  const change = changeInWords(occurrence, event);
  const attendance = attendanceAt(event, occurrence, new Date());
  const span = { start, end, allDay: event.allDay };
  const hours = formatHours(span) ?? eventTexts.allDay;
  const hoursOfDay = namesDay ? `${dayName(firstDay)}, ${hours}` : hours;
  return [
    { text: lastsSeveralDays(span) ? formatDays(span) : hoursOfDay, isOff: !takesPlace(occurrence) },
    linkTo(titleOf(event), occurrencePath(occurrence)),
    ...(change ? [{ text: plain(change, 300) }] : []),
    ...(attendance?.isListed ? [{ text: plain(attendance.label) }] : []),
    ...(place ? [{ text: plain(place) }] : []),
  ];
}

const linkTo = (title: string, path: string, language = german): Line => ({
  language,
  text: plain(title),
  url: letterUrl(path),
  isStrong: true,
});

/** Events that were first published in the last days and take place after the week only */
async function getNewEvents({ first, last, days }: Week): Promise<Section> {
  const shown = new Set(days.flatMap(({ occurrences }) => occurrences.map(({ event }) => event.id)));
  const newest = await newestFor(first);
  const later = startOfBerlinDay(nextDay(last));
  const items = newest((await events.ready()).items)
    .filter(({ id, status }) => status !== "abgesagt" && !shown.has(id))
    .slice(0, maxNew);
  const occurrences = items
    .flatMap((event: EventItem) => upcomingDates(event, later, 1).map((date) => toOccurrence(event, date)))
    .filter(({ firstDay }) => firstDay > last)
    .sort((a, b) => a.start.localeCompare(b.start));
  return { ...eventsSection(texts.newEvents, { first }, occurrences, true), path: routes.calendar() };
}

async function getOthers(first: string, now: Date): Promise<Others> {
  const last = addDays(first, 6);
  const newest = await newestFor(first);
  const weekEnd = startOfBerlinDay(nextDay(last)).getTime();
  const from = Math.max(now.getTime(), startOfBerlinDay(first).getTime());
  const [allNotices, allOffers, allArticles] = await Promise.all([
    notices.ready(),
    offers.ready(),
    articles.ready(),
  ]);
  const articleOf = ({ title, slug, language }: ItemOf<typeof articles>) =>
    linkTo(title, routes.article(slug), language);
  const offerOf = ({ title, slug }: { title: string; slug: string }) => linkTo(title, routes.offer(slug));
  const ending = [
    ...allArticles.items.map((item) => ({ day: item.validUntil, line: articleOf(item) })),
    ...allOffers.items.map((item) => ({ day: item.validUntil, line: offerOf(item) })),
  ].flatMap(({ day, line }) => (day !== undefined && day >= first && day <= last ? [{ day, line }] : []));
  return {
    notices: {
      heading: texts.notices,
      path: routes.home,
      entries: allNotices.items
        .filter((notice) => Date.parse(beginOf(notice)) < weekEnd && Date.parse(notice.until) > from)
        .map(({ level, text, target }) => [
          { text: level },
          { text: plain(text, maxNoticeLength), url: target && letterUrl(target), isStrong: true },
        ]),
    },
    newOffers: {
      heading: texts.newOffers,
      path: routes.search({ kind: "angebot" }),
      entries: newest(allOffers.items).map((item) => [offerOf(item)]),
    },
    articles: {
      heading: texts.articles,
      path: routes.news(),
      entries: allArticles.items
        .filter(({ date, isUnlisted }) => !isUnlisted && date >= addDays(first, -newForDays) && date < first)
        .sort((a, b) => b.date.localeCompare(a.date))
        .map((item) => [
          articleOf(item),
          ...(item.teaser ? [{ text: plain(item.teaser, 200), language: item.language }] : []),
        ]),
    },
    deadlines: {
      heading: texts.deadlines,
      path: routes.home,
      entries: ending
        .sort((a, b) => a.day.localeCompare(b.day))
        .map(({ day, line }) => [{ text: texts.until(dayName(day)) }, line]),
    },
  };
}

/**
 * Picks what was first published in the days before a letter of the day `first`, newest first; what comes on that day stands
 * in the next.
 */
async function newestFor(first: string) {
  const publishedAt = await firstPublishedAt();
  return <Item extends { id: string; createdAt: string | undefined }>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, time: publishedAt(item) ?? "" }))
      .filter(({ time }) => time && berlinDay(time) >= addDays(first, -newForDays) && berlinDay(time) < first)
      .sort((a, b) => b.time.localeCompare(a.time))
      .map(({ item }) => item);
}
