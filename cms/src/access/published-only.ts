import type { DocumentMiddleware } from "../documents/saved";
import { previewTokenName } from "./api-tokens";

const readingActions = ["findMany", "findFirst", "findOne", "count"];

/**
 * Forces `status=published` on what is read over the content API, whatever the query asks for and whichever token reads,
 * except that of the preview. The panel reads drafts over an API of its own.
 */
export const readPublishedOnly: DocumentMiddleware = (strapi) => (context, next) => {
  const { route, auth } = strapi.requestContext.get()?.state ?? {};
  const isVisible = route?.info?.type === "content-api" && auth?.credentials?.name !== previewTokenName;
  if (isVisible && readingActions.includes(context.action))
    Object.assign(context.params, { status: "published" });
  return next();
};
