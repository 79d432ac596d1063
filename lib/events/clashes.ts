import { events } from "@/lib/cms/events";
import { formatHours, formatSpan, lastsSeveralDays, startOfBerlinDay } from "@/lib/dates";
import { routes } from "@/lib/routes";
import { addMonths, monthOf, nextDay } from "./months";
import { datesWithin } from "./recurrence";

/** A date of the calendar that another would meet. */
export type Clash = {
  title: string;
  /** In words: "19.30 Uhr", or with its days where it lasts several */
  when: string;
  /** Its beginning in the village as "HH:MM", "" of whole days */
  from: string;
  path: string;
};

/** So many are told. */
const enough = 8;

/** Nobody plans for longer than a year; no series is spread out further. */
const nextYear = (day: string) => addMonths(monthOf(day), 12).concat("-28");
const earlier = (one: string, other: string) => (one < other ? one : other);

const clock = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});

/**
 * What takes place in the village from the first day to the last ("YYYY-MM-DD"), soonest first; what is called off
 * does not. @throws CmsRequestError without a copy
 */
export async function getClashes(first: string, last: string): Promise<Clash[]> {
  const { items } = await events.ready();
  const [from, to] = [startOfBerlinDay(first), startOfBerlinDay(nextDay(earlier(last, nextYear(first))))];
  return items
    .filter(({ status }) => status !== "abgesagt")
    .flatMap((event) => datesWithin(event, from, to).map((date) => ({ ...date, event })))
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, enough)
    .map(({ start, end, event }) => {
      const span = { start, end, allDay: event.allDay };
      return {
        title: event.title,
        when: lastsSeveralDays(span) || first !== last ? formatSpan(span) : (formatHours(span) ?? ""),
        from: event.allDay ? "" : clock.format(new Date(start)),
        path: routes.event(event.slug),
      };
    });
}
