import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";
import { rightsOf } from "../../access/rights";

type ContentManager = { controllers: { init: { getInitData(ctx: Context): void } } };
type InitData = { data: { contentTypes: { uid: UID.ContentType; isDisplayed: boolean }[] } };

declare const strapi: Core.Strapi;

/**
 * Leaves out of the panel's menu what its user may only read: categories and organisations to choose from are no work of
 * theirs.
 */
export default (plugin: ContentManager): ContentManager => {
  const { init } = plugin.controllers;
  const { getInitData } = init;
  init.getInitData = (ctx) => {
    getInitData(ctx);
    for (const type of (ctx.body as InitData).data.contentTypes) {
      const can = rightsOf(strapi, type.uid)?.can;
      type.isDisplayed &&= can?.create() || can?.update() || can?.delete() || false;
    }
  };
  return plugin;
};
