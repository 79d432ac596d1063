import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Core } from "@strapi/strapi";
import { conditionFields, rightsOf } from "../../access/rights";
import { isVerwaltung } from "../../access/roles";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { placeType } from "../../places/place";
import {
  askedDates,
  type Booking,
  confirmed,
  datesOf,
  isAfter,
  type Room,
  roomOf,
  roomParts,
  timesOf,
} from "./booking";
import { clashesOf, clashLines, type RoomPlan, readPlan } from "./clashes";
import { isUndoable, type Unnotified, unnotifiedDecisions } from "./decision-mail";
import { bookingType, type RequestList, type RoomBooking } from "./panel-data";

/** Open requests and coming bookings of the rooms for which the panel user decides. */
export async function readRequestList(strapi: Core.Strapi, now: Date): Promise<RequestList> {
  const rights = rightsOf(strapi, bookingType);
  const populate = { ...conditionFields(strapi, bookingType), Raum: true };
  const stored = rights?.can.read()
    ? await rows(strapi, bookingType).findMany({
        where: {
          Bearbeitungsstand: { $in: ["neu", confirmed, "abgelehnt"] },
          Letzter_Tag: { $gte: berlinDay(now) },
        },
        populate,
      })
    : [];
  const bookings = stored.filter((booking) => rights?.can.read(booking));
  const rooms = await ownRooms(strapi);
  const unnotified = await unnotifiedDecisions(strapi);
  const plans = new Map<string, RoomPlan>();
  for (const room of rooms) {
    const days = bookings.flatMap((booking) =>
      roomOf(booking)?.id === room.id ? String(booking.Letzter_Tag) : [],
    );
    const last = days.sort().at(-1);
    if (last)
      plans.set(room.documentId, await readPlan(strapi, room, now, startOfBerlinDay(addDays(last, 1))));
  }
  const shown = (state: Booking["Bearbeitungsstand"]) =>
    bookings
      .filter(({ Bearbeitungsstand }) => Bearbeitungsstand === state)
      .map((booking) => toRoomBooking(booking, plans, unnotified.get(booking.Vorgangsnummer), now))
      .filter(({ dates }) => dates.length > 0)
      .sort((a, b) => ((a.dates[0]?.from ?? "") < (b.dates[0]?.from ?? "") ? -1 : 1));
  return {
    requests: shown("neu"),
    bookings: shown(confirmed),
    declined: shown("abgelehnt").filter(({ undoUntil }) => undoUntil),
    isOfOwnRooms: !isVerwaltung(strapi),
    rooms: rooms.map(({ documentId, Name, Kalender_bis }) => ({
      documentId,
      name: Name,
      calendarUntil: Kalender_bis ? new Date(String(Kalender_bis)).toISOString() : null,
    })),
    areMailsSent: mailSettings() !== undefined,
  };
}

/** The rooms for which the panel user decides: those whose requests the user may read. */
export async function ownRooms(strapi: Core.Strapi): Promise<Room[]> {
  const rights = rightsOf(strapi, bookingType);
  const rooms = await rows(strapi, placeType).findMany({
    where: { Anfragbar: true },
    populate: roomParts,
    orderBy: { Name: "asc" },
  });
  return rooms.filter(({ documentId }) => rights?.can.read({ Raum: { documentId } }));
}

function toRoomBooking(
  booking: Booking,
  plans: ReadonlyMap<string, RoomPlan>,
  unnotified: Unnotified | undefined,
  now: Date,
): RoomBooking {
  const { Beginn, Ende, Belegt_von, Belegt_bis } = timesOf(booking);
  const room = roomOf(booking);
  const plan = room && plans.get(room.documentId);
  const isConfirmed = booking.Bearbeitungsstand === confirmed;
  const dates = isConfirmed
    ? datesOf(booking).filter(({ bis }) => isAfter(bis, now))
    : askedDates(booking, now);
  return {
    documentId: booking.documentId,
    reference: booking.Vorgangsnummer,
    room: { documentId: room?.documentId ?? "", name: room?.Name ?? "" },
    part: booking.Teil ?? "",
    title: booking.Titel,
    from: Beginn,
    until: Ende,
    occupiedFrom: Belegt_von,
    occupiedUntil: Belegt_bis,
    rule: booking.Wiederholung ?? "",
    persons: booking.Personen ?? "",
    text: booking.Text ?? "",
    name: booking.Name ?? "",
    email: booking.E_Mail ?? "",
    telephone: booking.Telefon ?? "",
    isPublic: booking.Oeffentlich === true,
    dates: dates.map(({ von, bis }) => ({ from: von, until: bis })),
    undoUntil: isUndoable(booking, unnotified) ? unnotified.until : null,
    clashes: plan ? clashLines(clashesOf(plan, booking, dates)) : [],
  };
}
