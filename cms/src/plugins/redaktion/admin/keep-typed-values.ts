import type { StrapiApp } from "@strapi/strapi/admin";

type Middleware = Parameters<StrapiApp["addMiddlewares"]>[0][number];
type Action = { type: string; payload?: { queryCacheKey?: unknown } };

/** The action with which Strapi shows a save before the CMS has accepted it, and takes that back. */
const isOptimisticUpdate = ({ type, payload }: Action) =>
  type.endsWith("/queries/queryResultPatched") && String(payload?.queryCacheKey).startsWith("getDocument(");

/**
 * Redux middleware that leaves optimistic updates of an entry out. When the CMS refuses a save, Strapi takes the update
 * back, and the form would show the stored values in place of what the editor typed.
 */
export const keepTypedValues: Middleware = () => () => (next) => (action) =>
  isOptimisticUpdate(action) ? action : next(action);
