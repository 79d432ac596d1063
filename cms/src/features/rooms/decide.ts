import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { deliverSoon } from "../../mail/schedule-delivery";
import { maxReasonLength } from "../../outcomes/outcome-note";
import { lines } from "../../receiving/form-schemas";
import { isUniqueViolation } from "../../rules/unique-violation";
import { askedDates, type Booking, lastDayOf, partNames, type Room } from "./booking";
import { draftOf } from "./booking-draft";
import { type Agreed, chooseDates } from "./choose-dates";
import { clashesOf, readPlan } from "./clashes";
import { isUndoable, queueDecision, unnotifiedDecisions, unqueueDecision } from "./decision-mail";
import { freeBooking } from "./free-booking";
import { lockBooking } from "./lock-booking";
import { occupy, vacate } from "./occupancy";
import { bookingType, type Override } from "./panel-data";
import { notesOfConfirmed } from "./reminders";
import { stateAfter } from "./states";

const maxAttempts = 3;

const Confirm = z.object({ nurFreie: z.boolean().optional(), trotzTermin: z.boolean().optional() });
const Reason = z.object({ reason: lines(maxReasonLength).optional() });

const refused = (sentence: string, again?: Override) =>
  new errors.ValidationError(sentence, again && { again });

async function lockForEditor(strapi: Core.Strapi, documentId: string) {
  const found = await lockBooking(strapi, documentId);
  if (!found) throw new errors.NotFoundError("Diese Anfrage gibt es nicht mehr.");
  return found;
}

/**
 * Confirms a request: its dates are occupied, a draft is made where the event is to be in the calendar, and the requester is told.
 * @param editor id of the panel user
 * @throws NotFoundError, ValidationError with German sentences; `details.again` names the second press that overrules it
 */
export async function confirmBooking(
  strapi: Core.Strapi,
  documentId: string,
  sent: unknown,
  editor: number,
): Promise<void> {
  const { success, data: agreed } = Confirm.safeParse(sent ?? {});
  if (!success) throw refused("Das Formular ist unvollständig.");
  for (let attempt = 1; ; attempt += 1) {
    try {
      await strapi.db.transaction(() => confirm(strapi, documentId, agreed, editor));
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

async function confirm(strapi: Core.Strapi, documentId: string, agreed: Agreed, editor: number) {
  const { booking, room } = await lockForEditor(strapi, documentId);
  const now = new Date();
  const state = stateAfter("confirm", booking.Bearbeitungsstand);
  if (!state)
    throw refused(`Diese Anfrage ist schon ${booking.Bearbeitungsstand}. Bitte laden Sie die Seite neu.`);
  if (!room) throw refused("Den Raum dieser Anfrage gibt es nicht mehr.");
  if (booking.Teil && !partNames(room).includes(booking.Teil))
    throw refused(`Den Teil „${booking.Teil}“ gibt es in diesem Raum nicht mehr.`);
  const choice = chooseDates(await askedWithClashes(strapi, booking, room, now), agreed);
  if ("refusal" in choice) throw refused(choice.refusal, choice.again);
  const Termine = choice.dates.map(({ clashes: _, ...date }) => date);
  const taken: Booking = { ...booking, Termine };
  const Entwurf = booking.Oeffentlich ? await draftOf(strapi, taken, room, editor) : booking.Entwurf;
  const isNotified = Boolean(booking.E_Mail && mailSettings());
  const { count } = await rows(strapi, bookingType).updateMany({
    where: { id: booking.id, Bearbeitungsstand: booking.Bearbeitungsstand },
    data: {
      Bearbeitungsstand: state,
      Termine,
      Letzter_Tag: lastDayOf(Termine),
      Begruendung: null,
      Entwurf: Entwurf ?? null,
      ...notesOfConfirmed(booking, isNotified, now),
      updatedAt: now,
    },
  });
  if (count !== 1) throw refused("Diese Anfrage hat sich gerade geändert. Bitte laden Sie die Seite neu.");
  await occupy(strapi, taken, room, now);
  await queueDecision(strapi, booking);
}

/** The dates that a request asks for and that are not over, with what is in the way of each */
async function askedWithClashes(strapi: Core.Strapi, booking: Booking, room: Room, now: Date) {
  const asked = askedDates(booking, now);
  const last = asked.at(-1);
  return last ? clashesOf(await readPlan(strapi, room, now, new Date(last.bis)), booking, asked) : [];
}

/** @throws NotFoundError, ValidationError with German sentences */
export async function declineBooking(strapi: Core.Strapi, documentId: string, sent: unknown): Promise<void> {
  const Begruendung = reasonIn(sent);
  await strapi.db.transaction(async () => {
    const { booking } = await lockForEditor(strapi, documentId);
    const { Bearbeitungsstand: before } = booking;
    const state = stateAfter("decline", before);
    const notOpen = refused("Diese Anfrage ist nicht mehr offen. Bitte laden Sie die Seite neu.");
    if (!state) throw notOpen;
    const { count } = await rows(strapi, bookingType).updateMany({
      where: { documentId, Bearbeitungsstand: before },
      data: { Bearbeitungsstand: state, Begruendung, updatedAt: new Date() },
    });
    if (count === 0) throw notOpen;
    await queueDecision(strapi, booking);
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
 * Undoes a decision whose mail still waits: the request is what its requester knows, its dates are free. What was made of it for the
 * calendar stays a draft, which the next confirmation takes up.
 * @throws NotFoundError, ValidationError with German sentences
 */
export async function undoDecision(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const { booking } = await lockForEditor(strapi, documentId);
    const { id, Vorgangsnummer, Bearbeitungsstand } = booking;
    const unnotified = (await unnotifiedDecisions(strapi, Vorgangsnummer)).get(Vorgangsnummer);
    const tooLate = refused(
      "Rückgängig geht das nicht mehr: Die Mail ist schon unterwegs. Eine Zusage können Sie zurücknehmen, eine Absage durch „Bestätigen“ aufheben; beides wird mitgeteilt.",
    );
    if (!isUndoable(booking, unnotified)) throw tooLate;
    // Of the sending and this, one finds the mail.
    if (!(await unqueueDecision(strapi, Vorgangsnummer))) throw tooLate;
    const { count } = await rows(strapi, bookingType).updateMany({
      where: { id, Bearbeitungsstand },
      data: { ...unnotified.before, updatedAt: new Date() },
    });
    if (count !== 1) throw tooLate;
    await vacate(strapi, Vorgangsnummer);
  });
}

function reasonIn(sent: unknown): string | null {
  const parsed = Reason.safeParse(sent ?? {});
  if (!parsed.success)
    throw refused(
      `Die Begründung braucht ein bis ${maxReasonLength} Zeichen, ohne unsichtbare Steuerzeichen.`,
    );
  return parsed.data.reason ?? null;
}
