import { type Category, getCategory } from "@/lib/cms/categories";
import { events } from "@/lib/cms/events";
import { monthOf } from "@/lib/dates/day";
import { daysOfMonth, presentMonth } from "@/lib/dates/months";
import type { CalendarView } from "@/lib/routes";
import { joinDates, type Occurrence } from "./agenda";
import { ahead, type PartOfDates } from "./ahead";
import { getOrganisers } from "./current-events";
import { calendarMonths, type Narrowing, type Plan, planOf } from "./plan";

/** Some of the dates that were asked for, and how many there are in all. */
export type Dates = { occurrences: Occurrence[]; total: number };

type List = Dates & { look: "list"; page: number; pages: number };

/** The first dates of each day ("YYYY-MM-DD") on which there are any */
type Sheet = { look: "sheet"; days: ReadonlyMap<string, Dates> };

export type Calendar = (List | Sheet) & {
  /** The months that can be asked for, the oldest first */
  months: readonly string[];
  /** The month that is shown, or begins what is shown; not always among `months`, and then empty */
  month: string;
  category: Category | undefined;
  /** What the view names and nobody knows; nothing is found then */
  unknown: Unknown;
};

type Unknown = "category" | "organiser" | undefined;

const datesOnPage = 40;
const datesInDay = 3;

/**
 * The part of the calendar that a view asks for: a day, a month as a list or as a sheet of days, or else what is under
 * way or yet to come. A page costs the dates on it, however many there are. @throws CmsRequestError without a copy
 */
export async function getCalendar(view: CalendarView, now: Date): Promise<Calendar> {
  const months = calendarMonths(now);
  const month = view.day ? monthOf(view.day) : (view.month ?? presentMonth(now));
  const [category, organisers, ready] = await Promise.all([
    view.category === undefined ? undefined : getCategory(view.category),
    getOrganisers(),
    events.ready(),
  ]);
  const organiser = organisers.find(({ slug }) => slug === view.organiser);
  const narrowing: Narrowing = { categoryId: category?.id, organiserId: organiser?.id };
  const frame = { months, month, category, unknown: unknownIn(view, narrowing) };
  const plan = frame.unknown ? nothing : await planOf(ready, now, narrowing);
  if (view.look === "monat") return { ...frame, look: "sheet", days: await toSheet(plan, month) };

  if (view.day) return { ...frame, ...(await toList(plan.byDay.get(view.day) ?? [], view.page)) };
  if (view.month) return { ...frame, ...(await toList(plan.byMonth.get(month) ?? [], view.page)) };
  return { ...frame, ...(await toList(ahead(plan, now), view.page)) };
}

const nothing: Plan = { dates: [], byMonth: new Map(), byDay: new Map() };

function unknownIn({ category, organiser }: CalendarView, { categoryId, organiserId }: Narrowing): Unknown {
  if (category !== undefined && categoryId === undefined) return "category";
  return organiser !== undefined && organiserId === undefined ? "organiser" : undefined;
}

async function toList(dates: PartOfDates, asked = 1): Promise<List> {
  const pages = Math.max(1, Math.ceil(dates.length / datesOnPage));
  const page = Math.min(asked, pages);
  const shown = dates.slice((page - 1) * datesOnPage, page * datesOnPage);
  return { look: "list", occurrences: await joinDates(shown), total: dates.length, page, pages };
}

async function toSheet({ byDay }: Plan, month: string): Promise<Sheet["days"]> {
  const days = daysOfMonth(month).flatMap((day) => {
    const dates = byDay.get(day);
    if (!dates) return [];
    const shown = joinDates(dates.slice(0, datesInDay));
    return shown.then((occurrences) => [day, { occurrences, total: dates.length }] as const);
  });
  return new Map(await Promise.all(days));
}
