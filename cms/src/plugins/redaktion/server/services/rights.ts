import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { type Row, type Rows, rows } from "../../../../database/rows";
import type { Inbox } from "../../../../inboxes";
import { type Rights, strapiInternals } from "../../../../strapi-internals";

/** The rights of the editor who asks. Strapi's own roles have conditions: Author may read only what authors created. */
export const rightsOf = (strapi: Core.Strapi, ctx: Context, model: UID.ContentType): Rights =>
  strapiInternals.permissionChecker(strapi).create({ userAbility: ctx.state.userAbility, model });

/** The relations that conditions of rights read. What visitors sent has no creator. */
const populate = { createdBy: { select: ["id"], populate: ["roles"] } };

export const findWithCreator = <Uid extends Inbox>(
  strapi: Core.Strapi,
  inbox: Uid,
  where: Parameters<Rows<Uid>["findOne"]>[0]["where"],
): Promise<Row<Uid> | null> => rows(strapi, inbox).findOne({ where, populate });

/** All entries of an inbox, newest first. */
export const findAllWithCreator = (strapi: Core.Strapi, inbox: Inbox): Promise<Row<Inbox>[]> =>
  rows(strapi, inbox).findMany({ orderBy: { createdAt: "desc" }, populate });
