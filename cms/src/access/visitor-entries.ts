import type { Core } from "@strapi/strapi";
import { rows } from "../database/rows";
import { type DocumentMiddleware, savedBy } from "../documents/saved";
import { inboxes, inboxOf } from "../slots/inboxes";
import { strapiInternals } from "../strapi-internals";

/** Types whose entries come from visitors through the site. */
const visitorTypes = (): string[] => [
  ...inboxes().map(({ uid }) => uid),
  "api::suchluecke.suchluecke",
  "api::rueckmeldung.rueckmeldung",
  "api::anmerkung.anmerkung",
];
const createAction = "plugin::content-manager.explorer.create";

/**
 * Removes the right to create visitors' entries from all roles, administrators included, and from the list of rights, so
 * that the panel shows no button for it. Strapi grants it again at each start, before the application's bootstrap.
 */
export async function forbidCreatingVisitorEntries(strapi: Core.Strapi): Promise<void> {
  const action = strapiInternals.actionProvider(strapi).get(createAction);
  if (!action) throw new Error(`This version of Strapi has no action ${createAction}.`);
  const types = visitorTypes();
  action.subjects = action.subjects?.filter((type) => !types.includes(type)) ?? [];
  await rows(strapi, "admin::permission").deleteMany({
    where: { action: createAction, subject: { $in: types } },
  });
}

/**
 * Drops all from updates that is not editable: nobody changes what a visitor wrote, and a form of the panel that was opened earlier
 * cannot undo a later change such as the draft's id.
 */
export const protectReceivedFields: DocumentMiddleware = () => (context, next) => {
  const inbox = context.action === "update" ? inboxOf(context.uid) : undefined;
  const saved = inbox && savedBy(context);
  const names = Object.keys(saved?.data ?? {}).filter((name) => !inbox?.editable.includes(name));
  for (const name of names) delete saved?.data[name];
  return next();
};
