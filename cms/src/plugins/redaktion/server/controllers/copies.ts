import { articlePath } from "@dorfforum/shared/urls/site-paths";
import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../../database/rows";
import { createEntry } from "../../../../documents/create-entry";
import { articleSlug, articleType, isSignpost } from "../../../../rules/signpost-target";
import { copiedTypes } from "../../copied-types";
import { signpostArticleFields } from "../services/signpost-article";

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

  /**
   * Makes the draft of a Beitrag of what an Angebot or Info says, and lets this lead there; a later press finds it. Which
   * editors may is up to the document service (cms/src/access/enforce-rights.ts).
   */
  async createArticle(ctx: Context) {
    const { uid, documentId } = ctx.params;
    const where = { documentId, publishedAt: null };
    const entry = isSignpost(uid) && (await rows(strapi, uid).findOne({ where, populate: ["Bild"] }));
    if (!entry) return ctx.notFound();
    const Slug = articleSlug(entry.Ziel);
    const existing = Slug && (await rows(strapi, articleType).findOne({ where: { Slug } }));
    const article = existing || (await strapi.db.transaction(make));
    ctx.body = { data: { type: articleType, documentId: article.documentId } };

    async function make() {
      const updatedBy: number = ctx.state.user.id;
      const { Bild, Bild_Alt } = Object(entry) as { Bild?: { id: number } | null; Bild_Alt?: string | null };
      const fields = {
        ...signpostArticleFields(Object(entry), new Date()),
        Bild: Bild?.id ?? null,
        Bild_Alt,
      };
      const made = await createEntry(strapi, articleType, { ...fields, createdBy: updatedBy, updatedBy });
      const data: object = { Ziel: articlePath(made.Slug), updatedBy };
      await strapi.documents(uid as typeof articleType).update({ documentId, data });
      return made;
    }
  },
});
