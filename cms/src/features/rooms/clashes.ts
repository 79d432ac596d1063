import { addDays } from "@dorfforum/shared/calendar/day";
import { formatSpan } from "@dorfforum/shared/calendar/format";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { daysOfRow, type OpeningRow } from "@dorfforum/shared/opening-hours/opening-rows";
import { type StoredSpecialDay, toSpecialDay } from "@dorfforum/shared/opening-hours/special-days";
import type { BookingDate, Span } from "@dorfforum/shared/rooms/booking-dates";
import {
  type BookingInRoom,
  blocks,
  type EventInRoom,
  type Obstacle,
  obstaclesOf,
  type RoomRules,
  usesOf,
} from "@dorfforum/shared/rooms/room-uses";
import type { Core } from "@strapi/strapi";
import { type Row, rows } from "../../database/rows";
import { datesWithin } from "../../events/nearest-date";
import { readVillageDays } from "../../events/village-days";
import { type Booking, bookingsFrom, datesOf, instant, partNames, type Room } from "./booking";
import type { RoomClash } from "./panel-data";

const eventType = "api::veranstaltung.veranstaltung";
export type Event = Row<typeof eventType>;
/** When something takes place, by its own hours; without an end, or of whole days, its begin or its days alone */
type Shown = Span & { allDay?: boolean };
type Dated = { event: Event; shown: Shown };

/** What is in the way of one date of a request */
type Clash = { kind: RoomClash["kind"]; what: string; span: Shown };
export type AskedDate = BookingDate & { clashes: Clash[] };

/** What is in the way of a room's requests: read once, then compared with each. */
export type RoomPlan = {
  room: RoomRules;
  bookings: BookingInRoom<Booking>[];
  events: EventInRoom<Dated>[];
};

/** @param room with `roomParts` */
export function rulesOf(room: Room): RoomRules {
  const { Name, Aufbau_Minuten, Abbau_Minuten, Besondere_Tage, Oeffnungszeiten } = room;
  const hours = (Oeffnungszeiten ?? []) as unknown as (Omit<OpeningRow, "Hinweis"> & {
    Hinweis?: string | null;
  })[];
  return {
    name: Name,
    parts: partNames(room),
    setUpMinutes: Aufbau_Minuten ?? 0,
    clearMinutes: Abbau_Minuten ?? 0,
    openingHours: hours.map(({ Tage, Von, Bis, Hinweis }) => ({
      days: daysOfRow(Tage),
      from: Von,
      to: Bis,
      note: Hinweis ?? undefined,
    })),
    specialDays: ((Besondere_Tage ?? []) as unknown as StoredSpecialDay[]).map(toSpecialDay),
  };
}

/** What is in the way between two instants. @param room with `roomParts` */
export async function readPlan(strapi: Core.Strapi, room: Room, now: Date, until: Date): Promise<RoomPlan> {
  const { documentId, Name } = room;
  const bookings = await bookingsFrom(strapi, berlinDay(now), { documentId });
  const events = await rows(strapi, eventType).findMany({
    where: {
      $or: [{ Raum: { documentId } }, { Ausnahmen: { Ort: { $contains: Name.trim() } } }],
      publishedAt: { $notNull: true },
    },
    populate: ["Ausnahmen", "Raum"],
  });
  const days = await readVillageDays(strapi);
  const dates = events.flatMap((event) => datesInRoom(event, documentId, now, until, days));
  return planOf(room, bookings, dates);
}

export const planOf = (room: Room, bookings: readonly Booking[], events: RoomPlan["events"]): RoomPlan => ({
  room: rulesOf(room),
  bookings: bookings.flatMap((booking) =>
    datesOf(booking).map((date) => ({ ...date, booking, part: booking.Teil ?? "" })),
  ),
  events,
});

/** Building up begins and clearing ends within a day of an event, both rounded to quarters of an hour. */
const aroundMs = 25 * 3_600_000;

/** The dates of an event between two instants as a room sees them. @param event with Raum and Ausnahmen */
export function datesInRoom(
  event: Event,
  roomId: string,
  now: Date,
  until: Date,
  days: VillageDays,
): EventInRoom<Dated>[] {
  const [from, to] = [new Date(now.getTime() - aroundMs), new Date(until.getTime() + aroundMs)];
  const { documentId } = (event.Raum as unknown as Room | null) ?? {};
  return datesWithin(event, from, to, days).map((date) => ({
    event: {
      event,
      shown: { von: date.start, bis: date.end ?? date.start, allDay: event.Ganztaegig === true },
    },
    date,
    allDay: event.Ganztaegig === true,
    isHere: documentId === roomId,
    isCancelled: event.Terminstatus === "abgesagt",
    part: event.Raumteil ?? "",
  }));
}

/** What is in the way of each date. A booking's own dates and event are not. */
export function clashesOf<Asked extends BookingDate>(
  plan: RoomPlan,
  asked: Booking,
  dates: readonly Asked[],
): (Asked & AskedDate)[] {
  const uses = usesOf(
    plan.room,
    plan.events.filter(({ event: { event } }) => event.documentId !== asked.Entwurf),
    plan.bookings.filter(({ booking }) => booking.Vorgangsnummer !== asked.Vorgangsnummer),
  );
  const part = asked.Teil ?? "";
  const { Beginn, Ende } = asked;
  const times = Beginn && Ende ? { Beginn: instant(Beginn), Ende: instant(Ende) } : undefined;
  return dates.map((date) => ({
    ...date,
    clashes: obstaclesOf(plan.room, uses, { part, times }, date).map((obstacle) => toClash(obstacle, date)),
  }));
}

function toClash(obstacle: Obstacle<Dated, Booking>, { von, bis }: Span): Clash {
  const { kind } = obstacle;
  if (kind === "hours") return { kind, what: "", span: { von, bis } };
  if (kind === "closed") {
    const { note, first, last } = obstacle.closing;
    const span = {
      von: startOfBerlinDay(first).toISOString(),
      bis: startOfBerlinDay(addDays(last, 1)).toISOString(),
    };
    return { kind, what: note?.replace(/\.$/, "") ?? "", span: { ...span, allDay: true } };
  }
  const { from, to, booking, event: dated } = obstacle.use;
  const span = { von: new Date(from).toISOString(), bis: new Date(to).toISOString() };
  if (booking) return { kind, what: booking.Vorgangsnummer, span };
  return { kind, what: `„${dated?.event.Titel}“`, span: dated?.shown ?? span };
}

const kindNames: Record<Clash["kind"], string> = {
  booking: "Vergeben",
  event: "Im Kalender",
  closed: "Geschlossen",
  hours: "Außerhalb der Nutzungszeiten",
};

export const spanInWords = ({ von, bis, allDay }: Shown): string =>
  formatSpan({ start: von, end: bis, allDay });

const maxLines = 5;

/** Lines such as "Vergeben: S-ABCD-EFGH, Samstag, 5. Dezember 2026, 18–23 Uhr", each once */
export function clashLines(dates: readonly AskedDate[]): RoomClash[] {
  const lines = new Map<string, RoomClash>();
  for (const { kind, what, span } of dates.flatMap(({ clashes }) => clashes)) {
    const text = `${kindNames[kind]}: ${[what, spanInWords(span)].filter(Boolean).join(", ")}`;
    lines.set(text, { kind, text });
  }
  const [shown, more] = [[...lines.values()].slice(0, maxLines), lines.size - maxLines];
  const [last] = shown.slice(-1);
  return more > 0 && last ? [...shown, { kind: last.kind, text: `und ${more} weitere` }] : shown;
}

/** Whether nothing is in the way but events, which a second press overrules */
export const isFree = ({ clashes }: AskedDate): boolean => !clashes.some(blocks);
