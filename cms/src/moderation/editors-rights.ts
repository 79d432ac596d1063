import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import type { Inbox } from "../receiving/inboxes";

type Row = Record<string, unknown>;

/** An editor's rights to one type, as the content manager itself asks for them. */
type Rights = {
  /** With an entry: whether to this one. Without: whether to any, which an author of nothing has too. */
  can: Record<"read" | "create" | "update", (entry?: Row) => boolean>;
  /** The entry without the fields that the editor may not read */
  sanitizeOutput(entry: Row): Promise<Row>;
};

/** Strapi's own roles already give rights on a condition: Author has them to what it created alone. */
export const rightsOf = (strapi: Core.Strapi, ctx: Context, model: UID.ContentType): Rights =>
  strapi
    .plugin("content-manager")
    .service("permission-checker")
    .create({ userAbility: ctx.state.userAbility, model });

/** What conditions look at. Visitors' content has no creator. */
const populate = { createdBy: { select: ["id"], populate: ["roles"] } };

/** An entry with what its rights depend on. */
export const findWithCreator = async (
  strapi: Core.Strapi,
  inbox: Inbox,
  where: Row,
): Promise<Row | undefined> => (await strapi.db.query(inbox).findOne({ where, populate })) ?? undefined;

/** All entries, the newest first. */
export const findAllWithCreator = (strapi: Core.Strapi, inbox: Inbox): Promise<Row[]> =>
  strapi.db.query(inbox).findMany({ orderBy: { createdAt: "desc" }, populate });
