import type { Core } from "@strapi/strapi";
import { mailSettings } from "../../mail/mail-settings";
import { queueOnce } from "../../mail/outbox";
import { registrationType } from "./stored-types";

/**
 * `anmeldung`: the link; `anmeldestand`: what is different; `anmelde_erinnerung`: the day before; `rundbrief`: of the organiser;
 * `anmeldeabsage`: who cancelled has it in writing. Its address waits with it, since the entry has none any more.
 */
export const kinds = [
  "anmeldung",
  "anmeldestand",
  "anmelde_erinnerung",
  "rundbrief",
  "anmeldeabsage",
] as const;

/** Queues a mail about a registration, unless one of its kind waits, which is written when it is sent. */
export async function queueMail(
  strapi: Core.Strapi,
  Art: (typeof kinds)[number],
  documentId: string,
  dueMs: number,
  Vorher?: object,
): Promise<void> {
  if (!mailSettings()) return;
  const mail = { Vorgangsnummer: documentId, Eingang: registrationType, Art };
  await queueOnce(strapi, { ...mail, ...(Vorher && { Vorher }) }, dueMs);
}

export const queueNews = (strapi: Core.Strapi, documentId: string, dueMs: number): Promise<void> =>
  queueMail(strapi, "anmeldestand", documentId, dueMs);
