import type { Core } from "@strapi/strapi";
import { queueOnce } from "../../mail/outbox";
import { submissionType } from "./panel-data";

/**
 * Queues the mail about what became of an Einsendung, or puts off the one that waits: it tells of all that changed since
 * `before` of the first, as visitors read it then.
 */
export async function queueOutcome(
  strapi: Core.Strapi,
  Art: "ergebnis" | "ablehnung",
  Vorgangsnummer: string,
  { delayMs = 0, before }: { delayMs?: number; before?: object | undefined } = {},
): Promise<void> {
  const mail = { Vorgangsnummer, Eingang: submissionType, Art, Vorher: before ?? null };
  await queueOnce(strapi, mail, Date.now() + delayMs);
}
