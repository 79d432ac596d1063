import type { Event, EventDate } from "./event-date";
import type { Registration, RegistrationDate } from "./stored-types";

/** What somebody was told, or has seen on the page, of a registration: the next mail says what is different. */
export type Known = {
  state: Registration["Stand"];
  title: string;
  start: string;
  end?: string | undefined;
  place: string;
  isOff: boolean;
};

/** A JSON field may hold anything. */
export const knownOf = ({ Bekannt }: Pick<Registration | RegistrationDate, "Bekannt">): Known | undefined =>
  Bekannt && typeof Bekannt === "object" ? (Bekannt as unknown as Known) : undefined;

/** @param former what is known of an event that is gone */
export function knownNow(
  state: Registration["Stand"],
  event: Event | undefined,
  date: EventDate | undefined,
  former?: Known,
): Known {
  if (!event || !date)
    return {
      state,
      title: event?.Titel ?? former?.title ?? "Veranstaltung",
      start: former?.start ?? "",
      end: former?.end,
      place: former?.place ?? "",
      isOff: true,
    };
  const { start, end, place, isCancelled } = date;
  return { state, title: event.Titel, start, end, place, isOff: isCancelled };
}

export type News = "off" | "on" | "moved" | "asked" | "in";

/** What somebody has to be told; undefined where nothing is different that concerns them. */
export function newsFor(known: Known | undefined, now: Known): News | undefined {
  if (now.isOff) return known?.isOff ? undefined : "off";
  if (now.state === "gefragt" && known?.state !== "gefragt") return "asked";
  if (known?.isOff) return "on";
  if (known && (known.start !== now.start || known.place.trim() !== now.place.trim())) return "moved";
  return now.state === "dabei" && known?.state !== "dabei" ? "in" : undefined;
}

/** What is known of a date by all who come: the date itself, and what is different since that was noted; "in" where nothing was. */
export function dateNews(
  row: Pick<RegistrationDate, "Bekannt">,
  event: Event | undefined,
  date: EventDate | undefined,
): { known: Known; news: News | undefined } {
  const former = knownOf(row);
  const known = knownNow("dabei", event, date, former);
  return { known, news: newsFor(former, known) };
}
