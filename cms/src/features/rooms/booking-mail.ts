import { formatLongDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { seriesInWords } from "@dorfforum/shared/calendar/rule-in-german";
import { roomRequestPath } from "@dorfforum/shared/rooms/paths";
import type { Core } from "@strapi/strapi";
import { accessCodeOf } from "../../codes/access-code";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { oneLine, siteAddress } from "../../mail/mail-text";
import { queueOnce } from "../../mail/outbox";
import { composeSenderMail, toSenderMail } from "../../outcomes/sender-mail";
import type { Composed, Mails, QueuedMail, Sender } from "../../slots/mails";
import { askedDates, type Booking, confirmed, datesOf, isAfter, roomOf, takenBack, timesOf } from "./booking";
import { beforeIn } from "./decision-mail";
import { bookingType } from "./panel-data";

/** `bescheid`: what was decided; `erinnerung`: before the date; `verlaengerung`: before a series ends */
const kinds = ["bescheid", "erinnerung", "verlaengerung"] as const;
export type BookingMail = (typeof kinds)[number];

/** To requesters, about what became of their requests. */
export const bookingMails: Mails = { kinds, compose };

/** Queues a mail to the requester of a Buchung, unless one of its kind waits, which tells the state at the time of sending. */
export async function queueBookingMail(
  strapi: Core.Strapi,
  Art: BookingMail,
  Vorgangsnummer: string,
): Promise<void> {
  if (mailSettings()) await queueOnce(strapi, { Vorgangsnummer, Eingang: bookingType, Art }, Date.now());
}

/** Undefined if there is nothing to tell, or the mailbox got its mails of the day. */
async function compose(
  strapi: Core.Strapi,
  mail: QueuedMail,
  sender: Sender,
  now: Date,
): Promise<Composed | undefined> {
  const { Vorgangsnummer } = mail;
  const booking = await rows(strapi, bookingType).findOne({ where: { Vorgangsnummer }, populate: ["Raum"] });
  const known = beforeIn(mail)?.Bearbeitungsstand;
  const parts = booking && mailParts(mail.Art as BookingMail, booking, now, known);
  if (!booking?.E_Mail || !parts) return undefined;
  const text = toBookingMail(booking, parts, sender, await accessCodeOf(strapi, bookingType, booking));
  return composeSenderMail(strapi, mail, { uid: bookingType, what: mail.Art, text }, now);
}

type Parts = { subject: string; paragraphs: string[] };

/**
 * What a mail says. It holds the room, times and number, and what an editor wrote, but no text that was typed into the form:
 * otherwise anybody could have this server send any text to any address.
 * @param known the state that the requester knows
 */
function mailParts(
  kind: BookingMail,
  booking: Booking,
  now: Date,
  known: Booking["Bearbeitungsstand"] | undefined,
): Parts | undefined {
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
  // Decided and taken back before anything was told
  if (known === Bearbeitungsstand && !isConfirmed) return undefined;
  if (isConfirmed)
    return {
      subject: "Bestätigt",
      paragraphs: ["Ihre Raumanfrage ist bestätigt.", ...datesInWords(booking, now)],
    };
  if (Bearbeitungsstand === "abgelehnt" || (Bearbeitungsstand === takenBack && known === "neu"))
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
export function whenAndWhere(booking: Booking): string {
  const { Beginn, Ende, Wiederholung } = timesOf(booking);
  const room = [roomOf(booking)?.Name ?? "Raum", booking.Teil].filter(Boolean).join(", ");
  const series =
    Wiederholung &&
    seriesInWords({ rule: Wiederholung, day: askedDates(booking, new Date(0))[0]?.tag ?? "" });
  return oneLine(`${room}: ${[formatSpan({ start: Beginn, end: Ende }), series].filter(Boolean).join("; ")}`);
}

/** Where requesters see what became of their Buchung, and withdraw it (app/raum/anfrage of the site). */
export const requesterLink = (siteUrl: string, code: string) => siteAddress(siteUrl, roomRequestPath(code));

function toBookingMail(
  booking: Booking,
  { subject, paragraphs }: Parts,
  sender: Sender,
  code: string | undefined,
) {
  const { Vorgangsnummer, E_Mail } = booking;
  const { siteUrl } = sender;
  return toSenderMail(
    {
      to: E_Mail ?? "",
      subject: `${subject}: ${oneLine(roomOf(booking)?.Name ?? "Raum")} (${Vorgangsnummer})`,
      paragraphs: [
        ...paragraphs,
        `${whenAndWhere(booking)}\nVorgangsnummer ${Vorgangsnummer}`,
        ...(siteUrl && code ? [`Ihre Seite zu dieser Anfrage:\n${requesterLink(siteUrl, code)}`] : []),
      ],
      sentAs: "Anfrage",
    },
    sender,
  );
}
