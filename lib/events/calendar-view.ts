import type { CalendarView } from "@/lib/routes";

type Params = Record<string, string | string[] | undefined>;

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const mostPages = 10_000;

/** What the address asks the calendar for; what cannot be read is as if it were not there. */
export function toCalendarView(params: Params): CalendarView {
  const first = (name: string) =>
    [params[name]].flat()[0]?.normalize("NFC").trim().slice(0, 200) || undefined;
  const month = first("monat");
  const page = Number(first("seite"));
  return {
    month: month && isMonth.test(month) ? month : undefined,
    day: toDay(first("tag")),
    category: first("kategorie"),
    organiser: first("veranstalter"),
    look: first("ansicht") === "monat" ? "monat" : undefined,
    page: Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1,
  };
}

/** A day that there is: "2026-02-30" is none. */
function toDay(value: string | undefined): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}
