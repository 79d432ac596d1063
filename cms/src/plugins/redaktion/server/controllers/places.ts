import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { z } from "zod";
import { rightsOf } from "../../../../access/rights";
import { readBody, shortText } from "../../../../http/read-body";
import { joinSpelling, readSpellings } from "../../../../places/join-spelling";
import { eventType } from "../../../../places/link-events";
import { placeType } from "../../../../places/place";

export const SentSpelling = z.object({ name: shortText.min(1), address: z.string().max(255) });

/** Events change, published ones too, and an Ort may go. */
const mayJoin = (strapi: Core.Strapi) =>
  Boolean(rightsOf(strapi, placeType)?.can.delete() && rightsOf(strapi, eventType)?.can.publish());

export const places = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How events write places that may be one of the Orte */
  async spellings(ctx: Context) {
    if (!mayJoin(strapi)) return ctx.forbidden();
    ctx.body = { data: await readSpellings(strapi) };
  },

  async join(ctx: Context) {
    if (!mayJoin(strapi)) return ctx.forbidden();
    await joinSpelling(strapi, ctx.params.documentId, readBody(ctx, SentSpelling));
    ctx.body = { data: {} };
  },
});
