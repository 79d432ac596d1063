import { isDay } from "@dorfforum/shared/calendar/day";
import { calendarParameters as names } from "@/lib/urls/calendar-parameters";
import { parsePageNumber } from "@/lib/urls/page-number";
import { type CalendarView, quickDates, routes } from "@/lib/urls/routes";

type Params = Record<string, string | string[] | undefined>;

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const maxLength = 200;

/**
 * Parses the calendar view from the query string. Invalid parameters are ignored; of repeated ones the first counts. Of
 * several times the narrowest counts: dates that somebody chose before a quick date, and that before a month.
 */
export function toCalendarView(params: Params): CalendarView {
  const first = (name: string) =>
    [params[name]].flat()[0]?.normalize("NFC").slice(0, maxLength).trim() || undefined;
  const time = toTime(first);
  return {
    ...time,
    category: first(names.category),
    organiser: first(names.organiser),
    look: first(names.look) === "monat" && hasMonth(time) ? "monat" : undefined,
    around: first(names.around) === "1" || undefined,
    page: parsePageNumber(params[names.page]),
  };
}

type Time = Pick<CalendarView, "day" | "from" | "to" | "quickDate" | "month">;

/** Without any time the view begins today, and its month is the present one. */
const hasMonth = ({ month, ...others }: Time): boolean =>
  month !== undefined || Object.keys(others).length === 0;

function toTime(first: (name: string) => string | undefined): Time {
  const dayIn = (name: string) => {
    const written = first(name);
    return written && isDay(written) ? written : undefined;
  };
  const day = dayIn(names.day);
  if (day) return { day };
  const [from, to] = [dayIn(names.from), dayIn(names.to)];
  if (from || to) return toDayOrRange(from, to);
  const quickDate = quickDates.find((each) => each === first(names.quickDate));
  if (quickDate) return { quickDate };
  const month = first(names.month);
  return month && isMonth.test(month) ? { month } : {};
}

function toDayOrRange(from: string | undefined, to: string | undefined): Time {
  if (from === to) return { day: from };
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

const parameters: string[] = Object.values(names);

/**
 * The query ("?kategorie=jugend") of the one address that a view has, if the query asked for is another one: a form that
 * is sent without JavaScript also sends its empty fields. Undefined if it is the same but for foreign parameters.
 */
export function cleanCalendarQuery(asked: URLSearchParams): string | undefined {
  const known = [...asked].filter(([name]) => parameters.includes(name));
  const params: Params = {};
  for (const [name, value] of known) params[name] ??= value;
  const { search } = new URL(routes.calendar(toCalendarView(params)), "http://localhost");
  return sorted(new URLSearchParams(search)) === sorted(known) ? undefined : search;
}

const sorted = (pairs: Iterable<[string, string]>): string => JSON.stringify([...pairs].sort());
