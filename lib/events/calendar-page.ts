import { type Category, getCategory } from "@/lib/cms/categories";
import { getOrganisers, type Organiser } from "@/lib/cms/events";
import { isDay, monthOf } from "@/lib/dates/day";
import { daysOfMonth, presentMonth } from "@/lib/dates/months";
import type { CalendarView } from "@/lib/routes";
import { getEventCalendar } from "./current-calendar";
import { EventCalendar } from "./event-calendar";
import type { Occurrence } from "./occurrence";

/** The first occurrences of a list, and how many it has in all */
export type Excerpt = { occurrences: readonly Occurrence[]; total: number };

type List = Excerpt & { look: "list"; page: number; pages: number };

/** The first occurrences of each day ("YYYY-MM-DD") that has any */
type Sheet = { look: "sheet"; days: ReadonlyMap<string, Excerpt> };

export type CalendarPage = (List | Sheet) & {
  /** The view that was asked for, with the category's slug where its name was given */
  view: CalendarView;
  /** The months that can be asked for, the oldest first */
  months: readonly string[];
  /** The month that is shown, or in which the list begins. It may lie outside `months`; then nothing is shown. */
  month: string;
  category: Category | undefined;
  organiser: Organiser | undefined;
  organisers: readonly Organiser[];
  /** What the view names although it does not exist; then nothing is shown */
  unknown: "category" | "organiser" | undefined;
};

const maxPerPage = 40;
const maxPerDay = 3;

/**
 * The part of the calendar that a view shows: a day, a month as a list or as a sheet of days, by default the occurrences
 * from `now` on. The cost depends on the dates of the page, not on those of the calendar.
 * @throws CmsRequestError without a copy
 */
export async function getCalendarPage(view: CalendarView, now: Date): Promise<CalendarPage> {
  const [calendar, category, organisers] = await Promise.all([
    getEventCalendar(now),
    view.category === undefined ? undefined : getCategory(view.category),
    getOrganisers(),
  ]);
  const organiser = organisers.find(({ slug }) => slug === view.organiser);
  const month = view.day ? monthOf(view.day) : (view.month ?? presentMonth(now));
  const unknown =
    (view.category !== undefined && !category && "category") ||
    (view.organiser !== undefined && !organiser && "organiser") ||
    undefined;
  const { months } = calendar;
  const narrowed = unknown
    ? new EventCalendar(months)
    : calendar.narrow({ categoryId: category?.id, organiserId: organiser?.id });
  const content =
    view.look === "monat" ? toSheet(narrowed, month) : toList(listOf(narrowed, view, now), view.page);
  return {
    ...content,
    view: category ? { ...view, category: category.slug } : view,
    months,
    month,
    category,
    organiser,
    organisers,
    unknown,
  };
}

function listOf(calendar: EventCalendar, { day, month }: CalendarView, now: Date) {
  if (day) return calendar.onDay(day);
  return month ? calendar.inMonth(month) : calendar.ahead(now);
}

function toList(list: Pick<readonly Occurrence[], "length" | "slice">, asked = 1): List {
  const pages = Math.max(1, Math.ceil(list.length / maxPerPage));
  const page = Math.min(asked, pages);
  const occurrences = list.slice((page - 1) * maxPerPage, page * maxPerPage);
  return { look: "list", occurrences, total: list.length, page, pages };
}

function toSheet(calendar: EventCalendar, month: string): Sheet {
  const days = new Map<string, Excerpt>();
  for (const day of daysOfMonth(month)) {
    const list = calendar.onDay(day);
    if (list.length > 0) days.set(day, { occurrences: list.slice(0, maxPerDay), total: list.length });
  }
  return { look: "sheet", days };
}

type Params = Record<string, string | string[] | undefined>;

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const maxPage = 10_000;
const maxLength = 200;

/** Parses the calendar view from the query string. Invalid parameters are ignored; of repeated ones the first counts. */
export function toCalendarView(params: Params): CalendarView {
  const first = (name: string) =>
    [params[name]].flat()[0]?.normalize("NFC").trim().slice(0, maxLength) || undefined;
  const month = first("monat");
  const day = first("tag");
  const page = Number(first("seite"));
  return {
    month: month && isMonth.test(month) ? month : undefined,
    day: day && isDay(day) ? day : undefined,
    category: first("kategorie"),
    organiser: first("veranstalter"),
    look: first("ansicht") === "monat" ? "monat" : undefined,
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  };
}
