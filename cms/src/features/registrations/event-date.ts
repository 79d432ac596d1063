import { addDays } from "@dorfforum/shared/calendar/day";
import { dayOf } from "@dorfforum/shared/calendar/event-timing";
import { formatSpan } from "@dorfforum/shared/calendar/format";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { shownState } from "@dorfforum/shared/registrations/coarse-state";
import { dayOfTag, tagOf } from "@dorfforum/shared/registrations/tags";
import type { Core } from "@strapi/strapi";
import type { Row } from "../../database/rows";
import { toTiming } from "../../events/event-timing";
import { datesWithin, singleDates } from "../../events/nearest-date";
import { readVillageDays } from "../../events/village-days";
import { isOn } from "../../slots/is-on";
import { agreedOrganisations, closedFor, organiserOf, publishedEvents } from "./agreement";
import type { RegistrationDate } from "./stored-types";

export const eventType = "api::veranstaltung.veranstaltung";

export type Event = Row<typeof eventType>;

/** An event as visitors read it; undefined if it is not on the site. One that takes nobody new (agreement.ts) takes no registrations. */
export async function publishedEvent(strapi: Core.Strapi, documentId: string): Promise<Event | undefined> {
  const [event] = await publishedEvents(strapi, { documentId });
  if (!event?.Anmeldung || !organiserOf(event)) return event;
  return { ...event, Anmeldung: !closedFor(event, await agreedOrganisations(strapi)) };
}

/** Nobody registers, nor moves up, while the feature is off. */
export const takesRegistrations = (event: Event | undefined): event is Event =>
  isOn("registrations") && event?.Anmeldung === true && !event.Anmeldung_Link;

/** A date of an event; times are instants (ISO). */
export type EventDate = {
  tag: string;
  start: string;
  end: string | undefined;
  place: string;
  isCancelled: boolean;
};

/** The date that a tag names; undefined if the event has none. */
export function dateOf(event: Event, tag: string, days: VillageDays): EventDate | undefined {
  const timing = toTiming(event, days);
  if (!timing) return undefined;
  const day = dayOfTag(timing, tag);
  const changed = singleDates(event, days).filter((date) => date.change.day === day);
  // Of a date that moved, its new time
  const date =
    changed.find(({ change }) => change.kind !== "movedAway") ??
    (changed.length === 0
      ? datesWithin(event, startOfBerlinDay(day), startOfBerlinDay(addDays(day, 1)), days).find(
          (each) => !each.change && dayOf(each) === day,
        )
      : undefined);
  if (!date || tagOf(timing, date) !== tag) return undefined;
  const { start, end, change } = date;
  return {
    tag,
    start,
    end,
    place: change?.place ?? event.Ort ?? "",
    isCancelled: event.Terminstatus === "abgesagt" || !takesPlace(date),
  };
}

export async function readDate(strapi: Core.Strapi, documentId: string, tag: string) {
  const event = await publishedEvent(strapi, documentId);
  const date = event && dateOf(event, tag, await readVillageDays(strapi));
  return { event, date };
}

/** The dates of an event that are to come, within a year, soonest first */
export function comingDates(event: Event, now: Date, days: VillageDays): EventDate[] {
  const timing = toTiming(event, days);
  if (!timing) return [];
  const until = new Date(now.getTime() + 366 * 86_400_000);
  const tags = datesWithin(event, startOfBerlinDay(berlinDay(now)), until, days)
    .filter(({ change }) => change?.kind !== "movedAway")
    .map((date) => tagOf(timing, date));
  return [...new Set(tags)].flatMap((tag) => dateOf(event, tag, days) ?? []);
}

type Shutting = {
  event: Event | undefined;
  date: EventDate | undefined;
  row: Pick<RegistrationDate, "Geschlossen"> | null;
};

/** Whether a date takes nobody new: its event does not, it falls out, or it is closed, by hand or by the clock. */
export const isShut = ({ event, date, row }: Shutting, now: Date): boolean =>
  !takesRegistrations(event) ||
  !date ||
  shownState(
    {
      start: date.start,
      deadlineDays: event.Anmeldeschluss_Tage,
      isCancelled: date.isCancelled,
      ...(row?.Geschlossen && { stored: "geschlossen" as const }),
    },
    now,
  ) === "geschlossen";

/** "Samstag, 5. Dezember 2026, 14–17 Uhr" */
export const dateInWords = (
  { Ganztaegig }: Pick<Event, "Ganztaegig">,
  { start, end }: { start: string; end?: string | undefined },
): string => formatSpan({ start, end, allDay: Ganztaegig === true });
