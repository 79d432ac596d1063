import type { Core } from "@strapi/strapi";
import { mailSettings } from "../../mail/mail-settings";
import { queueOnce } from "../../mail/outbox";
import { registrationType } from "./stored-types";

/** `anmeldung`: the link; `anmeldestand`: what is different; `anmelde_erinnerung`: the day before; `rundbrief`: of the organiser */
export const kinds = ["anmeldung", "anmeldestand", "anmelde_erinnerung", "rundbrief"] as const;

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
