import type { Core } from "@strapi/strapi";
import { mailSettings } from "../../mail/mail-settings";
import { dropMail, findUntried, queueOnce, quietMs, takeMailBack } from "../../mail/outbox";
import type { QueuedMail } from "../../slots/mails";
import { type Booking, confirmed } from "./booking";
import { bookingType } from "./panel-data";

const Art = "bescheid";

/** What a decision changes, as it was before; the mail that waits keeps it. */
const decided = [
  "Bearbeitungsstand",
  "Begruendung",
  "Termine",
  "Letzter_Tag",
  "Erinnert_am",
  "Nach_Verlaengerung_gefragt_am",
] as const;
export type Before = Pick<Booking, (typeof decided)[number]>;

export const beforeIn = ({ Vorher }: Pick<QueuedMail, "Vorher">): Before | undefined =>
  (Vorher as Before | null | undefined) ?? undefined;

/**
 * Queues the mail about a decision, in its transaction: it waits like other mail about changes, and tells what is then different from
 * what the requester knows. Where none goes, the requester's page shows the decision at once.
 * @param before the booking as it was
 */
export async function queueDecision(strapi: Core.Strapi, before: Booking): Promise<void> {
  const { Vorgangsnummer } = before;
  if (!before.E_Mail || !mailSettings()) return;
  const mail = { Vorgangsnummer, Eingang: bookingType, Art } as const;
  // What was sent, or is being sent, is known: the next mail goes on from there.
  if ((await findUntried(strapi, mail)).length === 0) await dropMail(strapi, { Vorgangsnummer, Art });
  const Vorher = Object.fromEntries(decided.map((field) => [field, before[field] ?? null]));
  await queueOnce(strapi, { ...mail, Vorher }, Date.now() + quietMs);
}

/** A decision that its requester does not know yet; `before` is what the requester knows, `until` when the mail goes (ISO). */
export type Unnotified = { before: Before; until: string };

/** The decisions that no mail has told, by the number of the request; of all requests or of one */
export async function unnotifiedDecisions(
  strapi: Core.Strapi,
  Vorgangsnummer?: string,
): Promise<Map<string, Unnotified>> {
  const about = { Eingang: bookingType, Art, ...(Vorgangsnummer && { Vorgangsnummer }) } as const;
  const mails = await findUntried(strapi, about);
  return new Map(
    mails.flatMap((mail) => {
      const before = beforeIn(mail);
      const until = new Date(Number(mail.Faellig_am)).toISOString();
      return before ? [[mail.Vorgangsnummer, { before, until }] as const] : [];
    }),
  );
}

/** Whether a press can make a decision undone: nobody was told of it, and it is not one that takes a known booking back. */
export const isUndoable = (
  { Bearbeitungsstand }: Booking,
  unnotified: Unnotified | undefined,
): unnotified is Unnotified =>
  unnotified !== undefined &&
  [confirmed, "abgelehnt"].includes(Bearbeitungsstand) &&
  unnotified.before.Bearbeitungsstand !== confirmed &&
  unnotified.before.Bearbeitungsstand !== Bearbeitungsstand;

/** The booking as its requester knows it: what was decided is shown when its mail goes. */
export async function asRequesterKnows(strapi: Core.Strapi, booking: Booking): Promise<Booking> {
  const { Vorgangsnummer } = booking;
  const unnotified = (await unnotifiedDecisions(strapi, Vorgangsnummer)).get(Vorgangsnummer);
  return unnotified ? { ...booking, ...unnotified.before } : booking;
}

/** Takes the mail about a decision back. @returns false once it is on its way */
export const unqueueDecision = (strapi: Core.Strapi, Vorgangsnummer: string): Promise<boolean> =>
  takeMailBack(strapi, { Vorgangsnummer, Art });
