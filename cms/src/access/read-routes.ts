import type { UID } from "@strapi/strapi";

export const route = (uid: UID.ContentType, action: string, path: string) => ({
  method: "GET",
  path,
  handler: `${uid}.${action}`,
  config: {},
});

/**
 * The routes by which the site reads a type. Strapi's createCoreRouter() also describes each field of five routes in zod, for its
 * OpenAPI command alone: 30 MB with all types.
 */
export const readRoutes = (uid: UID.ContentType, path: string) => ({
  routes: [route(uid, "find", path), route(uid, "findOne", `${path}/:id`)],
});
