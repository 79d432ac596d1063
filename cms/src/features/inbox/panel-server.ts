import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { mailSettings } from "../../mail/mail-settings";
import { draftTypes } from "../../outcomes/draft-types";
import { type PanelServer, panelPolicy, panelRoute } from "../../slots/panel-routes";
import { decline } from "./decline";
import { createDraft } from "./drafts";
import { submissionType } from "./panel-data";
import { storedPicture } from "./pictures";

const controller = ({ strapi }: { strapi: Core.Strapi }) => ({
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

type App = { strapi: Core.Strapi };
type Access = {
  action: "read" | "update";
  field: "documentId" | "Vorgangsnummer" | "Entwurf";
  param: string;
};

const policies = {
  /**
   * Requires a right to the Einsendung whose `field` equals the path parameter `param`; if there is no such Einsendung,
   * a right to any.
   */
  async "can-access-submission"(ctx: Context, { action, field, param }: Access, { strapi }: App) {
    const submission = await rows(strapi, submissionType).findOne({
      where: { [field]: ctx.params[param] },
      populate: conditionFields(strapi, submissionType),
    });
    return rightsOf(strapi, submissionType)?.can[action](submission ?? undefined);
  },

  /** Requires the right to create entries of every type that an Einsendung can become. */
  "can-create-drafts": (_ctx: Context, _config: unknown, { strapi }: App) =>
    Object.values(draftTypes).every((type) => rightsOf(strapi, type)?.can.create()),
};

const canAccessSubmission = (config: Access) => panelPolicy("can-access-submission", config);
const canCreateDrafts = panelPolicy("can-create-drafts");

export const inboxPanel: PanelServer = {
  controllers: { submissions: controller },
  policies,
  routes: [
    panelRoute(
      "POST",
      "/einsendungen/:documentId/entwurf",
      "submissions.createDraft",
      canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
      canCreateDrafts,
    ),
    panelRoute(
      "POST",
      "/einsendungen/:documentId/ablehnung",
      "submissions.decline",
      canAccessSubmission({ action: "update", field: "documentId", param: "documentId" }),
    ),
    panelRoute("GET", "/mailversand", "submissions.mails"),
    panelRoute(
      "GET",
      "/einsendungen/:reference/bild",
      "submissions.picture",
      canAccessSubmission({ action: "read", field: "Vorgangsnummer", param: "reference" }),
    ),
    panelRoute(
      "GET",
      "/entwuerfe/:documentId/einsendung",
      "submissions.origin",
      canAccessSubmission({ action: "read", field: "Entwurf", param: "documentId" }),
    ),
  ],
};
