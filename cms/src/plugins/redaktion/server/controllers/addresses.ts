import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { titleFieldOf } from "../../../../addresses/derive-slug";
import { rows } from "../../../../database/rows";
import { rightsOf } from "../policies";

export const addresses = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Tells which entry was once published under an address; null for none, and for who may not read entries of the type. */
  async find(ctx: Context) {
    const uid = ctx.params.uid as UID.ContentType;
    const titleField = uid in strapi.contentTypes ? titleFieldOf(strapi, uid) : undefined;
    const mayRead = titleField !== undefined && rightsOf(strapi, ctx, uid).can.read();
    const Typ = mayRead && strapi.getModel(uid).info.singularName;
    const address = Typ
      ? await rows(strapi, "api::adresse.adresse").findOne({ where: { Typ, Slug: ctx.params.slug } })
      : null;
    const entry: Record<string, unknown> | null =
      address && (await strapi.db.query(uid).findOne({ where: { documentId: address.Dokument } }));
    ctx.body = { data: entry && { documentId: address?.Dokument, title: entry[String(titleField)] } };
  },
});
