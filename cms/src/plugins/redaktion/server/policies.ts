import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { conditionFields, rightsOf } from "../../../access/rights";
import { rows } from "../../../database/rows";
import { bookingType } from "../../../features/rooms/panel-data";
import { draftTypes, submissionType } from "../../../receiving/submission-types";

type App = { strapi: Core.Strapi };
type Access = {
  action: "read" | "update";
  field: "documentId" | "Vorgangsnummer" | "Entwurf";
  param: string;
};

type Decision = { about: "booking" | "room" };

export const policies = {
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

  /** Requires the right to read a request, or those for a room: whoever may read them decides about them. */
  async "can-decide"(ctx: Context, { about }: Decision, { strapi }: App) {
    const { documentId } = ctx.params;
    const booking =
      about === "room"
        ? { Raum: { documentId } }
        : await rows(strapi, bookingType).findOne({
            where: { documentId },
            populate: conditionFields(strapi, bookingType),
          });
    return rightsOf(strapi, bookingType)?.can.read(booking ?? undefined);
  },

  /** Requires the right to create entries of every type that an Einsendung can become. */
  "can-create-drafts": (_ctx: Context, _config: unknown, { strapi }: App) =>
    Object.values(draftTypes).every((type) => rightsOf(strapi, type)?.can.create()),
};

/** Strapi finds policies by name only; it refuses functions. */
export const canAccessSubmission = (config: Access) => ({
  name: "plugin::redaktion.can-access-submission",
  config,
});
export const canDecide = (about: Decision["about"]) => ({
  name: "plugin::redaktion.can-decide",
  config: { about },
});
export const canCreateDrafts = { name: "plugin::redaktion.can-create-drafts" };
