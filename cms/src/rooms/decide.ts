import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { rows } from "../database/rows";
import { deliverSoon } from "../mail/deliver";
import { queueBookingMail } from "../mail/outbox";
import { maxReasonLength } from "../plugins/redaktion/outcome-note";
import { placeType } from "../plugins/redaktion/place";
import { bookingType, type SecondPress } from "../plugins/redaktion/rooms";
import { createEntry } from "../plugins/redaktion/server/services/drafts";
import { lines } from "../receiving/form-schemas";
import { tellSite } from "../rules/connect-published";
import { isUniqueViolation } from "../rules/unique-violation";
import { leftOut } from "./booking-mail";
import { type AskedDate, clashesOf, clashLines, isFree, readPlan } from "./clashes";
import { occupy, vacate } from "./occupancy";
import {
  askedDates,
  type Booking,
  confirmed,
  datesOf,
  isAfter,
  lastDayOf,
  partNames,
  type Room,
  roomOf,
  takenBack,
} from "./occupied";
import { reminderDays } from "./reminders";

const eventType = "api::veranstaltung.veranstaltung";
const maxAttempts = 3;
const dayMs = 24 * 3600 * 1000;

const Confirm = z.object({ nurFreie: z.boolean().optional(), trotzTermin: z.boolean().optional() });
const Reason = z.object({ reason: lines(maxReasonLength).optional() });

type Press = z.infer<typeof Confirm>;

const refused = (sentence: string, again?: SecondPress) =>
  new errors.ValidationError(sentence, again && { again });

/**
 * Reads a booking and its room for a change, in a transaction. Other changes of the room's bookings wait until it ends, and the
 * site is told then that the room's times have changed.
 */
export async function lockBooking(
  strapi: Core.Strapi,
  where: { documentId: string } | { Zugangscode: string },
): Promise<{ booking: Booking; room: Room | undefined } | undefined> {
  const bookings = rows(strapi, bookingType);
  const found = await bookings.findOne({ where, populate: ["Raum"] });
  const place = found && roomOf(found);
  if (place) await tellSite(strapi, placeType, [place]);
  const booking = place ? await bookings.findOne({ where, populate: ["Raum"] }) : found;
  if (!booking) return undefined;
  const populate = ["Teile", "Schliessungen"];
  const room = place && (await rows(strapi, placeType).findOne({ where: { id: place.id }, populate }));
  return { booking, room: room ?? undefined };
}

async function lockForEditor(strapi: Core.Strapi, documentId: string) {
  const found = await lockBooking(strapi, { documentId });
  if (!found) throw new errors.NotFoundError("Diese Anfrage gibt es nicht mehr.");
  return found;
}

/** What an editor declined or took back by mistake can still be confirmed. */
const confirmable = ["neu", "abgelehnt", takenBack];

/**
 * Confirms a request: its dates are occupied, a draft is made where the event is to be in the calendar, and the asker is told.
 * @param editor id of the panel user
 * @throws NotFoundError, ValidationError with German sentences; `details.again` names the second press that overrules it
 */
export async function confirmBooking(
  strapi: Core.Strapi,
  documentId: string,
  sent: unknown,
  editor: number,
): Promise<void> {
  const { success, data: press } = Confirm.safeParse(sent ?? {});
  if (!success) throw refused("Das Formular ist unvollständig.");
  for (let attempt = 1; ; attempt += 1) {
    try {
      await strapi.db.transaction(() => confirm(strapi, documentId, press, editor));
      break;
    } catch (error) {
      if (!isLostRace(error)) throw error;
      // Next time it is seen what was in the way.
      if (attempt === maxAttempts)
        throw refused("Der Raum wurde gerade anderweitig vergeben. Bitte laden Sie die Seite neu.");
    }
  }
  deliverSoon(strapi);
}

/** Also a deadlock, and a transaction that PostgreSQL could not order */
const isLostRace = (error: unknown) =>
  isUniqueViolation(error) || ["40P01", "40001"].includes(String(Object(error).code));

async function confirm(strapi: Core.Strapi, documentId: string, press: Press, editor: number) {
  const { booking, room } = await lockForEditor(strapi, documentId);
  const now = new Date();
  if (!confirmable.includes(booking.Bearbeitungsstand))
    throw refused(`Diese Anfrage ist schon ${booking.Bearbeitungsstand}. Bitte laden Sie die Seite neu.`);
  if (!room) throw refused("Den Raum dieser Anfrage gibt es nicht mehr.");
  if (booking.Teil && !partNames(room).includes(booking.Teil))
    throw refused(`Den Teil „${booking.Teil}“ gibt es in diesem Raum nicht mehr.`);
  const Termine = (await chooseDates(strapi, booking, room, press, now)).map(
    ({ clashes: _, ...date }) => date,
  );
  // Whoever is told so shortly before the date is not reminded of it.
  const isSoon = new Date(String(booking.Beginn)).getTime() < now.getTime() + reminderDays * dayMs;
  const taken: Booking = { ...booking, Termine };
  const Entwurf = booking.Oeffentlich ? await draftOf(strapi, taken, room, editor) : booking.Entwurf;
  const { count } = await rows(strapi, bookingType).updateMany({
    where: { id: booking.id, Bearbeitungsstand: booking.Bearbeitungsstand },
    data: {
      Bearbeitungsstand: confirmed,
      Termine,
      Letzter_Tag: lastDayOf(Termine),
      Begruendung: null,
      Entwurf: Entwurf ?? null,
      Erinnert_am: isSoon ? now : null,
      Nach_Verlaengerung_gefragt_am: null,
      updatedAt: now,
    },
  });
  if (count !== 1) throw refused("Diese Anfrage hat sich gerade geändert. Bitte laden Sie die Seite neu.");
  await occupy(strapi, taken, room, now);
  if (booking.E_Mail) await queueBookingMail(strapi, "bescheid", booking.Vorgangsnummer);
}

/** The dates that are to be occupied. @throws ValidationError with what is in the way */
async function chooseDates(
  strapi: Core.Strapi,
  booking: Booking,
  room: Room,
  press: Press,
  now: Date,
): Promise<AskedDate[]> {
  const asked = askedDates(booking, now);
  const last = asked.at(-1);
  if (!last) throw refused("Dafür ist es zu spät: Der Termin ist vorbei.");
  const dates = clashesOf(await readPlan(strapi, room, now, new Date(last.bis)), booking, asked);
  const free = dates.filter(isFree);
  const taken = dates.filter((date) => !isFree(date));
  const reasons = (those: readonly AskedDate[]) =>
    clashLines(those)
      .map(({ text }) => text)
      .join("; ");
  if (free.length === 0) throw refused(`Der Raum ist dann nicht frei. ${reasons(taken)}.`);
  if (taken.length > 0 && !press.nurFreie)
    throw refused(
      `${free.length} von ${dates.length} Terminen ${free.length === 1 ? "ist" : "sind"} frei. ${reasons(taken)}.`,
      "nurFreie",
    );
  const shown = free.filter(({ clashes }) => clashes.length > 0);
  if (shown.length > 0 && !press.trotzTermin)
    throw refused(`Im Kalender steht dann schon etwas. ${reasons(shown)}.`, "trotzTermin");
  return free;
}

/** The draft for the calendar, with those dates cancelled that were not free. @returns its documentId */
async function draftOf(strapi: Core.Strapi, booking: Booking, room: Room, editor: number): Promise<string> {
  const { Entwurf, Titel, Beginn, Ende, Wiederholung, Teil } = booking;
  const exists = Entwurf && (await rows(strapi, eventType).count({ where: { documentId: Entwurf } })) > 0;
  if (exists) return Entwurf;
  const daysNotFree = Wiederholung ? leftOut(booking, new Date(0)) : [];
  const { documentId } = await createEntry(strapi, eventType, {
    Titel,
    Beginn,
    Ende,
    Wiederholung,
    Ausnahmen: daysNotFree.map((day) => ({ Datum: day, Art: "faellt_aus" })),
    Ort: room.Name,
    Adresse: room.Adresse,
    Breitengrad: room.Breitengrad,
    Laengengrad: room.Laengengrad,
    Raumteil: Teil,
    createdBy: editor,
    updatedBy: editor,
  });
  return documentId;
}

/** @throws NotFoundError, ValidationError with German sentences */
export async function declineBooking(strapi: Core.Strapi, documentId: string, sent: unknown): Promise<void> {
  const Begruendung = reasonIn(sent);
  await strapi.db.transaction(async () => {
    const { booking } = await lockForEditor(strapi, documentId);
    const { count } = await rows(strapi, bookingType).updateMany({
      where: { documentId, Bearbeitungsstand: "neu" },
      data: { Bearbeitungsstand: "abgelehnt", Begruendung, updatedAt: new Date() },
    });
    if (count === 0) throw refused("Diese Anfrage ist nicht mehr offen. Bitte laden Sie die Seite neu.");
    if (booking.E_Mail) await queueBookingMail(strapi, "bescheid", booking.Vorgangsnummer);
  });
  deliverSoon(strapi);
}

/** Takes a confirmed booking back. @throws NotFoundError, ValidationError with German sentences */
export async function takeBookingBack(strapi: Core.Strapi, documentId: string, sent: unknown): Promise<void> {
  const reason = reasonIn(sent);
  await strapi.db.transaction(async () => {
    const { booking } = await lockForEditor(strapi, documentId);
    if (!(await freeBooking(strapi, booking, reason)))
      throw refused("Diese Buchung ist nicht bestätigt. Bitte laden Sie die Seite neu.");
  });
  deliverSoon(strapi);
}

/**
 * Frees the coming dates of a locked booking, and has the asker told.
 * @returns false if it is not confirmed
 */
export async function freeBooking(
  strapi: Core.Strapi,
  { id, Vorgangsnummer, E_Mail }: Booking,
  Begruendung: string | null,
): Promise<boolean> {
  const { count } = await rows(strapi, bookingType).updateMany({
    where: { id, Bearbeitungsstand: confirmed },
    data: { Bearbeitungsstand: takenBack, Begruendung, Termine: null, updatedAt: new Date() },
  });
  if (count === 0) return false;
  await vacate(strapi, Vorgangsnummer);
  if (E_Mail) await queueBookingMail(strapi, "bescheid", Vorgangsnummer);
  return true;
}

/** Frees single dates of a locked booking, the whole booking with its last coming one. */
export async function freeDates(
  strapi: Core.Strapi,
  booking: Booking,
  room: Room,
  isFreed: (day: string) => boolean,
  reason: string,
): Promise<void> {
  const now = new Date();
  const all = datesOf(booking);
  const Termine = all.filter(({ tag, bis }) => !isAfter(bis, now) || !isFreed(tag));
  if (Termine.length === all.length) return;
  if (!Termine.some(({ bis }) => isAfter(bis, now))) {
    await freeBooking(strapi, booking, reason);
    return;
  }
  await rows(strapi, bookingType).updateMany({
    where: { id: booking.id },
    data: { Termine, Letzter_Tag: lastDayOf(Termine), updatedAt: now },
  });
  await vacate(strapi, booking.Vorgangsnummer);
  await occupy(strapi, { ...booking, Termine }, room, now);
}

function reasonIn(sent: unknown): string | null {
  const parsed = Reason.safeParse(sent ?? {});
  if (!parsed.success)
    throw refused(
      `Die Begründung braucht ein bis ${maxReasonLength} Zeichen, ohne unsichtbare Steuerzeichen.`,
    );
  return parsed.data.reason ?? null;
}
