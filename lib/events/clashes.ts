import { events } from "@/lib/cms/events";
import { berlinDay, formatHours, formatSpan, lastsSeveralDays, startOfBerlinDay } from "@/lib/dates";
import { routes } from "@/lib/routes";
import { upcomingDates } from "./recurrence";

/** A date of the calendar that another would meet. */
export type Clash = {
  title: string;
  /** In words: "19.30 Uhr", or with its days where it lasts several */
  when: string;
  /** Its beginning in the village as "HH:MM", "" of whole days */
  from: string;
  path: string;
};

/** Of one series so many dates are looked at, of all together so many are told. */
const perSeries = 20;
const enough = 8;

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
  const from = startOfBerlinDay(first);
  return items
    .filter(({ status }) => status !== "abgesagt")
    .flatMap((event) => upcomingDates(event, from, perSeries).map((date) => ({ ...date, event })))
    .filter(({ start }) => berlinDay(start) <= last)
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
