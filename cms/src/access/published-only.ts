import type { DocumentMiddleware } from "../rules/saved";

const readingActions = ["findMany", "findFirst", "findOne", "count"];

/**
 * Forces `status=published` on what is read over the content API, whichever token reads and whatever its query asks for.
 * The panel reads drafts over an API of its own.
 */
export const readPublishedOnly: DocumentMiddleware = (strapi) => (context, next) => {
  const route = strapi.requestContext.get()?.state.route;
  if (route?.info?.type === "content-api" && readingActions.includes(context.action))
    Object.assign(context.params, { status: "published" });
  return next();
};
