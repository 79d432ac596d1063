import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { rows } from "../../../../database/rows";
import { mailSettings } from "../../../../mail/mail-settings";
import { decline } from "../../../../outcomes/decline";
import { submissionType } from "../../../../receiving/submission-types";
import { createDraft } from "../services/drafts";
import { storedPicture } from "../services/pictures";

export const submissions = ({ strapi }: { strapi: Core.Strapi }) => ({
  async createDraft(ctx: Context) {
    ctx.body = { data: await createDraft(strapi, ctx.params.documentId, ctx.state.user.id) };
  },

  /** Whether mails are sent, which the panel asks before it offers one. */
  mails(ctx: Context) {
    ctx.body = { data: { areSent: mailSettings() !== undefined } };
  },

  async decline(ctx: Context) {
    await decline(strapi, ctx.params.documentId, ctx.request.body);
    ctx.body = { data: {} };
  },

  async picture(ctx: Context) {
    const picture = await storedPicture(strapi, ctx.params.reference);
    if (!picture) return ctx.notFound();
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.type = picture.type;
    ctx.body = picture.bytes;
  },

  /** Which Einsendung a draft was made of. */
  async origin(ctx: Context) {
    const submission = await rows(strapi, submissionType).findOne({
      where: { Entwurf: ctx.params.documentId },
    });
    ctx.body = {
      data: submission && { documentId: submission.documentId, reference: submission.Vorgangsnummer },
    };
  },
});
