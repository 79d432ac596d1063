import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../../../access/rights";
import { addressType, slugField, titleFieldOf } from "../../../../addresses/derive-slug";
import { rows } from "../../../../database/rows";

export const addresses = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Tells which other entry a former address leads to; null for none, and for one that the editor may not read. */
  async find(ctx: Context) {
    const { uid, slug } = ctx.params;
    const titleField = Object.hasOwn(strapi.contentTypes, uid) && titleFieldOf(strapi, uid);
    ctx.body = { data: titleField ? await findEntry(strapi, uid, slug, titleField) : null };
  },
});

async function findEntry(strapi: Core.Strapi, uid: UID.ContentType, Slug: string, titleField: string) {
  const Typ = strapi.getModel(uid).info.singularName;
  const address = await rows(strapi, addressType).findOne({ where: { Typ, Slug } });
  if (!address) return null;
  const { Dokument: documentId } = address;
  const entry: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: conditionFields(strapi, uid) });
  const isFormer = entry && entry[slugField] !== Slug;
  if (!isFormer || !rightsOf(strapi, uid)?.can.read(entry)) return null;
  return { documentId, title: entry[titleField] };
}
