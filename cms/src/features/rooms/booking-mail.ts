import { createHash } from "node:crypto";
import { formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { seriesInWords } from "@dorfforum/shared/calendar/recurrence-words";
import type { Core } from "@strapi/strapi";
import { accessCodeOf } from "../../codes/access-code";
import { rows } from "../../database/rows";
import { settingsType } from "../../events/village-days";
import { askerLink, autoSubmitted, type MailText, oneLine, type Village } from "../../mail/mail-texts";
import { type BookingMail, isBookingMail, type QueuedMail } from "../../mail/outbox";
import { hasMaxOutcomes, noteOutcome, type OutcomeMail } from "../../outcomes/compose-outcome";
import { toImprint } from "../../outcomes/outcome-texts";
import { placeType } from "../../places/place";
import {
  askedDates,
  type Booking,
  confirmed,
  datesOf,
  isAfter,
  roomOf,
  takenBack,
  timesOf,
} from "./occupied";
import { bookingType } from "./panel-data";

/** The addresses of those who decide about a Buchung; "" for other entries, and where nobody but the Verwaltung does. */
export async function decidersOf(
  strapi: Core.Strapi,
  { id, Art }: { id: number; Art: string },
): Promise<string> {
  if (Art !== "raum") return "";
  const booking = await rows(strapi, bookingType).findOne({ where: { id }, populate: ["Raum"] });
  const room = booking && roomOf(booking);
  if (!room) return "";
  const place = await rows(strapi, placeType).findOne({ where: { id: room.id }, populate: ["Entscheidet"] });
  const people = (place?.Entscheidet ?? []) as unknown as {
    email: string;
    isActive: boolean;
    blocked: boolean;
  }[];
  return people.flatMap(({ email, isActive, blocked }) => (isActive && !blocked ? [email] : [])).join(", ");
}

/** The mail to an asker as things are now; undefined if there is nothing to tell, or the mailbox got its mails of the day. */
export async function composeBookingMail(
  strapi: Core.Strapi,
  { Art, Vorgangsnummer, documentId }: QueuedMail,
  village: Village,
  now: Date,
): Promise<OutcomeMail | undefined> {
  const booking = await rows(strapi, bookingType).findOne({ where: { Vorgangsnummer }, populate: ["Raum"] });
  const parts = booking && isBookingMail(Art) && mailParts(Art, booking, now);
  if (!booking?.E_Mail || !parts) return undefined;
  if (await hasMaxOutcomes(strapi, booking.E_Mail, now)) {
    await noteOutcome(strapi, Vorgangsnummer, Art as BookingMail, "limit");
    strapi.log.warn(
      `The mail ${Art} of ${Vorgangsnummer} is left out: its address got the maximum of today.`,
    );
    return undefined;
  }
  const imprint = toImprint(village, (await rows(strapi, settingsType).findOne({})) ?? {});
  const code = await accessCodeOf(strapi, bookingType, booking);
  const text = toBookingMail(booking, parts, { ...village, imprint }, code);
  // The same for another attempt at this text, another for each later mail
  const hash = createHash("sha256").update(documentId).update(text.subject).update(text.text).digest("hex");
  return { text, messageId: `${Vorgangsnummer}.${Art}.${hash.slice(0, 16)}`, what: Art as BookingMail };
}

type Parts = { subject: string; paragraphs: string[] };

/**
 * What a mail says. It holds the room, times and number, and what an editor wrote, but no text that was typed into the form:
 * otherwise anybody could have this server send any text to any address.
 */
function mailParts(kind: BookingMail, booking: Booking, now: Date): Parts | undefined {
  const { Bearbeitungsstand, Begruendung } = booking;
  const isConfirmed = Bearbeitungsstand === confirmed;
  const reason = Begruendung ? [Begruendung] : [];
  if (kind === "erinnerung") {
    if (!isConfirmed || !datesOf(booking).some(({ von }) => isAfter(von, now))) return undefined;
    const sentence =
      "in wenigen Tagen ist es so weit. Brauchen Sie den Raum doch nicht, geben Sie ihn bitte frei:";
    return { subject: "Bald ist Ihr Termin", paragraphs: [sentence] };
  }
  if (kind === "verlaengerung")
    return isConfirmed
      ? {
          subject: "Weiter im nächsten Jahr?",
          paragraphs: [
            `Ihr fester Termin endet am ${formatLongDate(String(booking.Letzter_Tag))}. Möchten Sie ihn für ein weiteres Jahr anfragen, genügt ein Knopf auf Ihrer Seite:`,
          ],
        }
      : undefined;
  if (isConfirmed)
    return {
      subject: "Bestätigt",
      paragraphs: ["Ihre Raumanfrage ist bestätigt.", ...datesInWords(booking, now)],
    };
  if (Bearbeitungsstand === "abgelehnt")
    return {
      subject: "Nicht bestätigt",
      paragraphs: ["Ihre Raumanfrage können wir leider nicht bestätigen.", ...reason],
    };
  if (Bearbeitungsstand === takenBack)
    return {
      subject: "Nicht mehr für Sie reserviert",
      paragraphs: ["der Raum ist zu dieser Zeit nicht mehr für Sie reserviert.", ...reason],
    };
  return undefined;
}

/** Of a series its dates, and those that were not free */
function datesInWords(booking: Booking, now: Date): string[] {
  if (!booking.Wiederholung) return [];
  const dates = datesOf(booking);
  const daysNotFree = leftOut(booking, now);
  const list = (days: string[]) => days.map((day) => formatLongDate(day)).join("\n");
  return [
    `Ihre Termine:\n${list(dates.map(({ tag }) => tag))}`,
    ...(daysNotFree.length > 0 ? [`An diesen Tagen ist der Raum nicht frei:\n${list(daysNotFree)}`] : []),
  ];
}

/** The days that are to come and that a confirmed booking asked for but does not have */
export function leftOut(booking: Booking, now: Date): string[] {
  const taken = new Set(datesOf(booking).map(({ tag }) => tag));
  return askedDates(booking, now).flatMap(({ tag }) => (taken.has(tag) ? [] : tag));
}

/** "Festhalle, Kleine Hälfte: Samstag, 5. Dezember 2026, 19–23 Uhr" */
function whenAndWhere(booking: Booking): string {
  const { Beginn, Ende, Wiederholung } = timesOf(booking);
  const room = [roomOf(booking)?.Name ?? "Raum", booking.Teil].filter(Boolean).join(", ");
  const series =
    Wiederholung &&
    seriesInWords({ rule: Wiederholung, day: askedDates(booking, new Date(0))[0]?.tag ?? "" });
  return oneLine(`${room}: ${[formatSpan({ start: Beginn, end: Ende }), series].filter(Boolean).join("; ")}`);
}

function toBookingMail(
  booking: Booking,
  { subject, paragraphs }: Parts,
  { editors, siteUrl, imprint }: Village & { imprint: string },
  code: string | undefined,
): MailText {
  const { Vorgangsnummer, E_Mail } = booking;
  const page = siteUrl && code ? [`Ihre Seite zu dieser Anfrage:\n${askerLink(siteUrl, code)}`] : [];
  return {
    to: E_Mail ?? "",
    subject: `${subject}: ${oneLine(roomOf(booking)?.Name ?? "Raum")} (${Vorgangsnummer})`,
    text: [
      "Guten Tag,",
      ...paragraphs,
      `${whenAndWhere(booking)}\nVorgangsnummer ${Vorgangsnummer}`,
      ...page,
      "Haben Sie Fragen oder stimmt etwas nicht? Antworten Sie einfach auf diese Mail.",
      "Sie bekommen diese Mail, weil Ihre Adresse bei der Anfrage angegeben wurde. Waren Sie das nicht, schreiben Sie uns bitte: Dann löschen wir sie.",
      imprint,
    ].join("\n\n"),
    replyTo: editors,
    headers: autoSubmitted("auto-generated"),
  };
}
