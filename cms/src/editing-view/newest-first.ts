import type { DocumentMiddleware } from "../documents/saved";
import { isInbox } from "../slots/inboxes";

/** Lists of visitors' entries that are sorted by something else have the newest first among equals. */
export const newestFirst: DocumentMiddleware = () => (context, next) => {
  const { sort } = context.params as { sort?: unknown };
  if (context.action === "findMany" && isInbox(context.uid) && typeof sort === "string" && sort !== "")
    Object.assign(context.params, { sort: [sort, "createdAt:DESC"] });
  return next();
};
