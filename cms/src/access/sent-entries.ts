import type { Core } from "@strapi/strapi";

/** Entries of these types come from visitors, through the site alone, which gives each its key and its reference. */
const SENT_TYPES = ["api::nachricht.nachricht", "api::einsendung.einsendung", "api::suchluecke.suchluecke"];
const CREATE = "plugin::content-manager.explorer.create";

type Action = { subjects?: string[] };
type Permissions = { actionProvider: { get(id: string): Action | undefined } };

/**
 * Takes the right to create such entries from everybody, administrators too, and from the list of rights that roles can
 * have: the panel then shows no button that could only fail. Strapi gives it back at each start, before this runs.
 */
export async function leaveCreatingToVisitors(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service("admin::permission") as unknown as Permissions;
  const create = actionProvider.get(CREATE);
  if (!create) throw new Error(`Strapi has no action ${CREATE} any more.`);
  create.subjects = create.subjects?.filter((type) => !SENT_TYPES.includes(type)) ?? [];
  await strapi.db
    .query("admin::permission")
    .deleteMany({ where: { action: CREATE, subject: { $in: SENT_TYPES } } });
}
