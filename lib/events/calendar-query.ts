import { isDay } from "@/lib/dates/day";
import type { CalendarView } from "@/lib/routes";

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
