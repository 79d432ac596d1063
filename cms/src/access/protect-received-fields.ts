import type { Core, Modules } from "@strapi/strapi";
import { isInbox } from "../inboxes";
import { savedBy } from "../rules/saved";

/** What arrived and what the CMS notes about it. The panel's form sends these fields too, as they were when it opened. */
const protectedFields = [
  "Vorgangsnummer",
  "Schluessel",
  "Pruefsumme",
  "Daten",
  "Entwurf",
  "Bestaetigung_gewuenscht",
  "Mail_versendet_am",
  "Bestaetigung_versendet_am",
];

/** Drops protected fields from updates, so that a form left open cannot undo a later change such as the draft's id. */
export const protectReceivedFields =
  (_strapi: Core.Strapi): Modules.Documents.Middleware.Middleware =>
  (context, next) => {
    const saved = context.action === "update" && isInbox(context.uid) ? savedBy(context) : undefined;
    if (saved) for (const field of protectedFields) delete saved.data[field];
    return next();
  };
