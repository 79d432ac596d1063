import { events } from "@/lib/cms/events";
import { monthOf } from "@/lib/dates/day";
import { berlinTime, formatHours, formatSpan, lastsSeveralDays } from "@/lib/dates/format";
import { addMonths } from "@/lib/dates/months";
import { routes } from "@/lib/routes";
import { datesOn } from "./plan";

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

/**
 * What takes place in the village from the first day to the last ("YYYY-MM-DD"), soonest first; what is called off
 * does not. @throws CmsRequestError without a copy
 */
export async function getClashes(first: string, last: string): Promise<Clash[]> {
  const until = earlier(last, nextYear(first));
  const dates = await datesOn(await events.ready(), new Date(), { first, last: until });
  return dates
    .filter(({ item }) => item.status !== "abgesagt")
    .slice(0, enough)
    .map(({ start, end, item }) => {
      const span = { start, end, allDay: item.allDay };
      return {
        title: item.title,
        when: lastsSeveralDays(span) || first !== last ? formatSpan(span) : (formatHours(span) ?? ""),
        from: item.allDay ? "" : berlinTime(start),
        path: routes.event(item.slug),
      };
    });
}
