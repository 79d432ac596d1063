import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { inboxes, isInbox } from "../inboxes";
import { type DocumentMiddleware, savedBy } from "../rules/saved";
import { strapiInternals } from "../strapi-internals";

/** Types whose entries come from visitors through the site. */
const visitorTypes: string[] = [...inboxes.map(({ uid }) => uid), "api::suchluecke.suchluecke"];
const createAction = "plugin::content-manager.explorer.create";

/**
 * Removes the right to create visitors' entries from all roles, administrators included, and from the list of rights, so
 * that the panel shows no button for it. Strapi grants it again at each start, before the application's bootstrap.
 */
export async function forbidCreatingVisitorEntries(strapi: Core.Strapi): Promise<void> {
  const action = strapiInternals.actionProvider(strapi).get(createAction);
  if (!action) throw new Error(`This version of Strapi has no action ${createAction}.`);
  action.subjects = action.subjects?.filter((type) => !visitorTypes.includes(type)) ?? [];
  await rows(strapi, "admin::permission").deleteMany({
    where: { action: createAction, subject: { $in: visitorTypes } },
  });
}

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
export const protectReceivedFields: DocumentMiddleware = () => (context, next) => {
  const saved = context.action === "update" && isInbox(context.uid) ? savedBy(context) : undefined;
  if (saved) for (const field of protectedFields) delete saved.data[field];
  return next();
};
