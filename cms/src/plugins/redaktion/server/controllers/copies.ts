import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { copiedTypes } from "../../copied-types";

export const copies = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Makes a draft of an entry. Which editors may is up to the document service (cms/src/access/enforce-rights.ts). */
  async create(ctx: Context) {
    const { uid, documentId } = ctx.params;
    if (!Object.hasOwn(copiedTypes, uid)) return ctx.notFound();
    const { id } = ctx.state.user;
    const data = { ...copiedTypes[uid], createdBy: id, updatedBy: id };
    const copy = await strapi.documents(uid as UID.ContentType).clone({ documentId, data });
    if (!copy?.documentId) return ctx.notFound();
    ctx.body = { data: { type: uid, documentId: copy.documentId } };
  },
});
