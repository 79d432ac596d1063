import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { addressType, slugField, titleFieldOf } from "../../../../addresses/derive-slug";
import { rows } from "../../../../database/rows";
import { rightsOf, withCreator } from "../policies";

export const addresses = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Tells which other entry a former address leads to; null for none, and for one that the editor may not read. */
  async find(ctx: Context) {
    const { uid, slug } = ctx.params;
    const titleField = Object.hasOwn(strapi.contentTypes, uid) && titleFieldOf(strapi, uid);
    ctx.body = { data: titleField ? await findEntry(strapi, ctx, uid, slug, titleField) : null };
  },
});

async function findEntry(
  strapi: Core.Strapi,
  ctx: Context,
  uid: UID.ContentType,
  Slug: string,
  titleField: string,
) {
  const Typ = strapi.getModel(uid).info.singularName;
  const address = await rows(strapi, addressType).findOne({ where: { Typ, Slug } });
  if (!address) return null;
  const { Dokument: documentId } = address;
  const entry: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: withCreator });
  const isFormer = entry && entry[slugField] !== Slug;
  if (!isFormer || !rightsOf(strapi, ctx, uid).can.read(entry)) return null;
  return { documentId, title: entry[titleField] };
}
