import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { rightsOf } from "../../access/rights";
import { requireParts } from "../../strapi-internals";

type ContentManager = {
  controllers: {
    init: { getInitData(ctx: Context): void };
    relations: { extractAndValidateRequestInfo(ctx: Context, id?: string): Promise<object | undefined> };
  };
};
type InitData = { data: { contentTypes: { uid: UID.ContentType; isDisplayed: boolean }[] } };

declare const strapi: Core.Strapi;

/**
 * Leaves out of the panel's menu what its user may only read: categories and organisations to choose from are no work of
 * theirs. Refuses relations that somebody may not read with 403; Strapi itself answers 500.
 */
export default (plugin: ContentManager): ContentManager => {
  const { init, relations } = plugin.controllers;
  requireParts(init, "plugin::content-manager.init", ["getInitData"]);
  requireParts(relations, "plugin::content-manager.relations", ["extractAndValidateRequestInfo"]);
  const { getInitData } = init;
  init.getInitData = (ctx) => {
    getInitData(ctx);
    for (const type of (ctx.body as InitData).data.contentTypes) {
      const can = rightsOf(strapi, type.uid)?.can;
      type.isDisplayed &&= can?.create() || can?.update() || can?.delete() || false;
    }
  };
  const { extractAndValidateRequestInfo } = relations;
  relations.extractAndValidateRequestInfo = async (ctx, id) => {
    const info = await extractAndValidateRequestInfo(ctx, id);
    if (!info) throw new errors.ForbiddenError();
    return info;
  };
  return plugin;
};
