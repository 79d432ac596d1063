import { addDays } from "@dorfforum/shared/calendar/day";
import {
  berlinDay,
  formatDays,
  formatSpan,
  lastDay,
  startOfBerlinDay,
} from "@dorfforum/shared/calendar/format";
import {
  closingsBetween,
  type StoredSpecialDay,
  toSpecialDay,
} from "@dorfforum/shared/opening-hours/special-days";
import {
  type BookingDate,
  overlap,
  quartersOf,
  type Span,
  sharesRoom,
} from "@dorfforum/shared/rooms/booking-dates";
import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../database/rows";
import { datesBetween } from "../events/nearest-date";
import { readVillageDays } from "../events/village-days";
import type { RoomClash } from "../plugins/redaktion/rooms";
import { type Booking, bookingsFrom, datesOf, type Room } from "./occupied";

const eventType = "api::veranstaltung.veranstaltung";
type Event = Row<typeof eventType>;

/** What is in the way of one date of a request */
type Clash = { kind: RoomClash["kind"]; what: string; span: Span };
export type AskedDate = BookingDate & { clashes: Clash[] };

/** What is in the way of a room's requests: read once, then compared with each. */
export type RoomPlan = {
  bookings: { booking: Booking; spans: { span: Span; first: number; end: number }[] }[];
  events: { event: Event; spans: Span[] }[];
  room: Room;
};

/** @param room with its Besondere_Tage */
export async function readPlan(strapi: Core.Strapi, room: Room, now: Date, until: Date): Promise<RoomPlan> {
  const bookings = await bookingsFrom(strapi, berlinDay(now), { documentId: room.documentId });
  const events = await rows(strapi, eventType).findMany({
    where: { Raum: { documentId: room.documentId }, publishedAt: { $notNull: true } },
    populate: ["Ausnahmen"],
  });
  const days = await readVillageDays(strapi);
  return {
    room,
    bookings: bookings.map((booking) => ({
      booking,
      spans: datesOf(booking).map((span) => ({ span, ...quartersOf(span) })),
    })),
    events: events
      .filter(({ Terminstatus }) => Terminstatus !== "abgesagt" && Terminstatus !== "verschoben")
      .map((event) => ({ event, spans: eventSpans(event, now, until, days) })),
  };
}

const dayMs = 24 * 3_600_000;

/** When an event takes place at its own place. One without an end takes a quarter of an hour. */
export function eventSpans(
  event: Event,
  now: Date,
  until: Date,
  days: Awaited<ReturnType<typeof readVillageDays>>,
): Span[] {
  const allDay = event.Ganztaegig === true;
  const [begin = 0, end = 0] = [event.Beginn, event.Ende ?? event.Beginn].map((time) =>
    new Date(String(time)).getTime(),
  );
  // Dates last as long by the clock, whole days until midnight: longer than the first one by less than a day.
  const from = new Date(now.getTime() - Math.max(end - begin, 0) - dayMs);
  return datesBetween(event, from, until, days)
    .filter(({ place }) => !place)
    .map((date) => {
      const von = new Date(date.start).toISOString();
      const bis = new Date(date.end ?? date.start + 1).toISOString();
      const lastDayOfDate = lastDay({ start: von, end: bis, allDay });
      return { von, bis: allDay ? startOfBerlinDay(addDays(lastDayOfDate, 1)).toISOString() : bis };
    })
    .filter(({ bis }) => Date.parse(bis) > now.getTime());
}

/** What is in the way of each date. A booking's own event is not. */
export function clashesOf(plan: RoomPlan, asked: Booking, dates: readonly BookingDate[]): AskedDate[] {
  const part = asked.Teil ?? "";
  const bookings = plan.bookings.filter(
    ({ booking }) => booking.Vorgangsnummer !== asked.Vorgangsnummer && sharesRoom(booking.Teil ?? "", part),
  );
  const events = plan.events.filter(
    ({ event }) => event.documentId !== asked.Entwurf && sharesRoom(event.Raumteil ?? "", part),
  );
  return dates.map((span) => {
    const { first, end } = quartersOf(span);
    const taken = bookings.flatMap(({ booking, spans: theirs }) =>
      theirs
        .filter((their) => their.first < end && first < their.end)
        .map((their): Clash => ({ kind: "booking", what: booking.Vorgangsnummer, span: their.span })),
    );
    const shown = events.flatMap(({ event, spans: theirs }) =>
      theirs
        .filter((their) => overlap(their, span))
        .map((their): Clash => ({ kind: "event", what: `„${event.Titel}“`, span: their })),
    );
    return { ...span, clashes: [...closedDuring(plan.room, span), ...taken, ...shown] };
  });
}

/** The days on which a room is closed during a span */
function closedDuring({ Besondere_Tage }: Room, span: Span): Clash[] {
  const days = ((Besondere_Tage ?? []) as unknown as StoredSpecialDay[]).map(toSpecialDay);
  const [first, last] = [berlinDay(span.von), berlinDay(new Date(Date.parse(span.bis) - 1))];
  return closingsBetween(days, first, last).map((closing) => ({
    kind: "closed",
    what: closing.note?.replace(/\.$/, "") ?? "",
    span: {
      von: startOfBerlinDay(closing.first).toISOString(),
      bis: startOfBerlinDay(addDays(closing.last, 1)).toISOString(),
    },
  }));
}

const kindNames: Record<Clash["kind"], string> = {
  booking: "Vergeben",
  event: "Im Kalender",
  closed: "Geschlossen",
};

const minuteMs = 60_000;

/** An event without an end has its begin alone. */
export const spanInWords = ({ von, bis }: Span): string =>
  formatSpan({ start: von, end: Date.parse(bis) - Date.parse(von) < minuteMs ? undefined : bis });

const maxLines = 5;

/** Lines such as "Vergeben: S-ABCD-EFGH, Samstag, 5. Dezember 2026, 18–23 Uhr", each once */
export function clashLines(dates: readonly AskedDate[]): RoomClash[] {
  const lines = new Map<string, RoomClash>();
  for (const { kind, what, span } of dates.flatMap(({ clashes }) => clashes)) {
    const when =
      kind === "closed" ? formatDays({ start: span.von, end: span.bis, allDay: true }) : spanInWords(span);
    const text = `${kindNames[kind]}: ${[what, when].filter(Boolean).join(", ")}`;
    lines.set(text, { kind, text });
  }
  const [shown, more] = [[...lines.values()].slice(0, maxLines), lines.size - maxLines];
  const [last] = shown.slice(-1);
  return more > 0 && last ? [...shown, { kind: last.kind, text: `und ${more} weitere` }] : shown;
}

/** Whether nothing is in the way but events, which a second press overrules */
export const isFree = ({ clashes }: AskedDate): boolean => clashes.every(({ kind }) => kind === "event");
