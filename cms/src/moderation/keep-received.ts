import type { Core } from "@strapi/strapi";

/** What arrived, and what the CMS notes about it: an editor's form sends these too, as they were when it was opened. */
const NOT_FOR_EDITORS = [
  "Vorgangsnummer",
  "Schluessel",
  "Pruefsumme",
  "Daten",
  "Entwurf",
  "Bestaetigung_gewuenscht",
  "Mail_versendet_am",
  "Bestaetigung_versendet_am",
];

/** Keeps a form that stood open from taking back what the CMS has noted since, such as the draft that was made. */
export function keepReceived(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action } = context;
    const isInbox = uid === "api::nachricht.nachricht" || uid === "api::einsendung.einsendung";
    if (isInbox && action === "update") {
      const { data = {} } = context.params as { data?: Record<string, unknown> };
      for (const name of NOT_FOR_EDITORS) delete data[name];
    }
    return next();
  });
}
