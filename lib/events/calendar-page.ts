import { monthOf } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { type Category, getCategory } from "@/lib/cms/categories";
import { getOrganisers, type Organiser } from "@/lib/cms/events";
import { daysOfMonth } from "@/lib/dates/months";
import type { CalendarView } from "@/lib/urls/routes";
import { getEventCalendar } from "./current-calendar";
import { EventCalendar, type Sliceable } from "./event-calendar";
import type { ListedOccurrence } from "./occurrence";
import { type Days, daysOf } from "./quick-dates";
import { overAt } from "./recurrence";
import { getSurroundings, hasNeighbours } from "./surroundings";

type ListedCalendar = EventCalendar | EventCalendar<ListedOccurrence>;

/** The first occurrences of a list, and how many it has in all */
type Excerpt = { occurrences: readonly ListedOccurrence[]; total: number };

type List = Excerpt & {
  look: "list";
  page: number;
  pages: number;
  /** Of a list that is empty: what comes after its days */
  next: ListedOccurrence | undefined;
};

/** The occurrences of a day in a month sheet: the first are shown, paper has room for further ones. */
export type SheetDay = Excerpt & { printed: readonly ListedOccurrence[] };

/** Each day ("YYYY-MM-DD") that has any occurrences */
type Sheet = { look: "sheet"; days: ReadonlyMap<string, SheetDay> };

export type CalendarPage = (List | Sheet) & {
  /** The view that was asked for, with the category's slug where its name was given */
  view: CalendarView;
  /** The days of the view; undefined of a month, and of a list from now on */
  span: Days | undefined;
  /** The months that can be asked for, the oldest first */
  months: readonly string[];
  /** The month that is shown, or in which the list begins */
  month: string;
  /** Whether the calendar has any of the days asked for; otherwise nothing is shown */
  isCovered: boolean;
  /** Of the view of a day: the nearest days with occurrences */
  neighbours: { before: string | undefined; after: string | undefined } | undefined;
  category: Category | undefined;
  organiser: Organiser | undefined;
  organisers: readonly Organiser[];
  /** Whether there are dates of neighbouring villages, which the view may show or not */
  hasNeighbours: boolean;
  /** What the view names although it does not exist; then nothing is shown */
  unknown: "category" | "organiser" | undefined;
};

const maxPerPage = 18;
const maxPerDay = 3;
/** No sheet of paper has room for more, and the page costs the dates on it. */
const maxPrintedPerDay = 12;

/**
 * The part of the calendar that a view shows: days, a month as a list or as a sheet of days, by default the occurrences
 * from `now` on. The cost depends on the dates of the page, not on those of the calendar.
 * @throws CmsRequestError without a copy
 */
export async function getCalendarPage(view: CalendarView, now: Date): Promise<CalendarPage> {
  const [calendar, { category, organiser }, organisers, isSurrounded] = await Promise.all([
    view.around ? getSurroundings(now) : getEventCalendar(now),
    getNarrowing(view),
    getOrganisers(),
    hasNeighbours(),
  ]);
  const unknown =
    (view.category !== undefined && !category && "category") ||
    (view.organiser !== undefined && !organiser && "organiser") ||
    undefined;
  const { months } = calendar;
  const narrowed = unknown
    ? new EventCalendar(months)
    : calendar.narrow({ categoryId: category?.id, organiserId: organiser?.id });
  const today = berlinDay(now);
  const lastDay = daysOfMonth(months.at(-1) ?? monthOf(today)).at(-1) ?? today;
  const span = spanOf(view, today, lastDay);
  const month = view.month ?? monthOf(span?.first ?? today);
  const content = view.look
    ? toSheet(narrowed, month)
    : toList(listOf(narrowed, view, span, now), narrowed, span?.last ?? today, view.page);
  return {
    ...content,
    view: category ? { ...view, category: category.slug } : view,
    span,
    months,
    month,
    isCovered: span ? span.first <= lastDay && span.last >= `${months[0]}-01` : months.includes(month),
    neighbours: view.day
      ? { before: narrowed.nearestDay(view.day, "before"), after: narrowed.nearestDay(view.day, "after") }
      : undefined,
    category,
    organiser,
    organisers,
    hasNeighbours: isSurrounded,
    unknown,
  };
}

/** The category and the organiser that a view names, where they exist. @throws CmsRequestError without a copy */
export async function getNarrowing({ category, organiser }: CalendarView) {
  return {
    category: category === undefined ? undefined : await getCategory(category),
    organiser:
      organiser === undefined ? undefined : (await getOrganisers()).find(({ slug }) => slug === organiser),
  };
}

function spanOf(
  { day, from, to, quickDate }: CalendarView,
  today: string,
  lastDay: string,
): Days | undefined {
  if (quickDate) return daysOf(quickDate, today);
  if (day) return { first: day, last: day };
  if (from || to) return { first: from ?? today, last: to ?? lastDay };
  return undefined;
}

function listOf(
  calendar: ListedCalendar,
  view: CalendarView,
  span: Days | undefined,
  now: Date,
): Sliceable<ListedOccurrence> {
  if (!span) return view.month ? calendar.inMonth(view.month) : calendar.ahead(now);
  const list = calendar.between(span.first, span.last);
  if (!view.quickDate) return list;
  // Who asks for today wants to know what can still be attended.
  return list.slice(0, list.length).filter((occurrence) => overAt(occurrence) > now.getTime());
}

function toList(
  list: Sliceable<ListedOccurrence>,
  calendar: ListedCalendar,
  lastDay: string,
  asked = 1,
): List {
  const pages = Math.max(1, Math.ceil(list.length / maxPerPage));
  const page = Math.min(asked, pages);
  const occurrences = list.slice((page - 1) * maxPerPage, page * maxPerPage);
  const next = list.length === 0 ? calendar.firstAfter(lastDay) : undefined;
  return { look: "list", occurrences, total: list.length, page, pages, next };
}

function toSheet(calendar: ListedCalendar, month: string): Sheet {
  const days = new Map<string, SheetDay>();
  for (const day of daysOfMonth(month)) {
    const list = calendar.onDay(day);
    if (list.length === 0) continue;
    const printed = list.slice(maxPerDay, maxPrintedPerDay);
    days.set(day, { occurrences: list.slice(0, maxPerDay), printed, total: list.length });
  }
  return { look: "sheet", days };
}
