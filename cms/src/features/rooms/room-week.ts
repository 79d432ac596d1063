import { addDays, mondayOf } from "@dorfforum/shared/calendar/day";
import { formatHours, formatTime } from "@dorfforum/shared/calendar/format";
import { startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { closingsBetween } from "@dorfforum/shared/opening-hours/special-days";
import { usesOf } from "@dorfforum/shared/rooms/room-uses";
import type { Core } from "@strapi/strapi";
import { rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { askedDates, type Booking, type Room } from "./booking";
import { readPlan } from "./clashes";
import { bookingType, type RoomWeek, type RoomWeekEntry } from "./panel-data";
import { ownRooms } from "./request-list";

type Placed = Omit<RoomWeekEntry, "when"> & { from: number; to: number };

/** The week of a day in the rooms for which the panel user decides: what takes each up by the rule of all pages, and what is asked for. */
export async function readRoomWeek(strapi: Core.Strapi, day: string): Promise<RoomWeek> {
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const rooms = await Promise.all(
    (await ownRooms(strapi)).map(async (room) => ({
      documentId: room.documentId,
      name: room.Name,
      days: await readDays(strapi, room, days),
    })),
  );
  return { days, rooms };
}

async function readDays(strapi: Core.Strapi, room: Room, days: readonly string[]) {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const [begin, end] = [startOfBerlinDay(first), startOfBerlinDay(addDays(last, 1))];
  const plan = await readPlan(strapi, room, begin, end);
  // Who decides about rooms alone would find a closed door behind an event's title.
  const mayReadEvents = rightsOf(strapi, eventType)?.can.read() === true;
  const asked = await rows(strapi, bookingType).findMany({
    where: { Raum: { id: room.id }, Bearbeitungsstand: "neu", Letzter_Tag: { $gte: first } },
  });
  const placed: Placed[] = [
    ...usesOf(plan.room, plan.events, plan.bookings).map(
      ({ from, to, part, event, booking }): Placed =>
        booking
          ? { kind: "booking", from, to, part, title: booking.Titel, entry: entryOf(booking) }
          : {
              kind: "event",
              from,
              to,
              part,
              title: event?.event.Titel ?? "",
              ...(event &&
                mayReadEvents && { entry: { type: eventType, documentId: event.event.documentId } }),
            },
    ),
    ...asked.flatMap((booking) =>
      askedDates(booking, begin).map(
        ({ von, bis }): Placed => ({
          kind: "request",
          from: Date.parse(von),
          to: Date.parse(bis),
          part: booking.Teil ?? "",
          title: booking.Titel,
          entry: entryOf(booking),
        }),
      ),
    ),
  ].sort((one, other) => one.from - other.from);
  return days.map((day): RoomWeekEntry[] => {
    const closed = closingsBetween(plan.room.specialDays, day, day).map(
      ({ note }): RoomWeekEntry => ({ kind: "closed", when: "", title: note ?? "", part: "" }),
    );
    return [...closed, ...entriesOn(placed, day)];
  });
}

const eventType = "api::veranstaltung.veranstaltung";
const entryOf = ({ documentId }: Booking) => ({ type: bookingType, documentId });

/** What is there on a day, with its hours on that day */
export function entriesOn(placed: readonly Placed[], day: string): RoomWeekEntry[] {
  const [begin, end] = [startOfBerlinDay(day).getTime(), startOfBerlinDay(addDays(day, 1)).getTime()];
  return placed
    .filter(({ from, to }) => from < end && to > begin)
    .map(({ from, to, ...entry }) => ({ ...entry, when: hoursOn(from, to, begin, end) }));
}

function hoursOn(from: number, to: number, begin: number, end: number): string {
  if (from <= begin && to >= end) return "";
  const [start, stop] = [new Date(from).toISOString(), new Date(to).toISOString()];
  if (from < begin) return `bis ${formatTime(stop)}`;
  return to > end ? `ab ${formatTime(start)}` : (formatHours({ start, end: stop }) ?? "");
}
