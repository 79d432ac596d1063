import type { StrapiApp } from "@strapi/strapi/admin";

type Middleware = Parameters<StrapiApp["addMiddlewares"]>[0][number];

/* Redux middleware around the requests of Strapi's form (RTK Query, in Strapi 5.54.0). e2e/panel.spec.ts tests both. */

type Patched = { type: string; payload?: { queryCacheKey?: unknown } };

/** The action with which Strapi shows a save before the CMS has accepted it, and takes that back. */
const isOptimisticUpdate = ({ type, payload }: Patched) =>
  type.endsWith("/queries/queryResultPatched") && String(payload?.queryCacheKey).startsWith("getDocument(");

/**
 * Leaves optimistic updates of an entry out. When the CMS refuses a save, Strapi takes the update back, and the form would
 * show the stored values in place of what the editor typed.
 */
export const keepTypedValues: Middleware = () => () => (next) => (action) =>
  isOptimisticUpdate(action) ? action : next(action);

type Entry = { model: string; documentId?: string };
type Query = { endpointName?: string; originalArgs?: Entry; data?: { data?: { updatedAt?: string } } };
type Saving = {
  type: string;
  meta?: { arg?: { endpointName?: string; originalArgs?: Entry & { data?: { updatedAt?: string } } } };
};

/** Sends with a form when the entry that it shows was last changed (cms/src/rules/refuse-outdated-forms.ts). */
export const sendShownTime: Middleware =
  () =>
  ({ getState }) =>
  (next) =>
  (action: Saving) => {
    const { endpointName = "", originalArgs } = action.meta?.arg ?? {};
    const isSaving =
      action.type.endsWith("/executeMutation/pending") && /^(update|publish)Document$/.test(endpointName);
    if (isSaving && originalArgs?.data && originalArgs.documentId) {
      const queries = Object.values(getState().adminApi.queries) as (Query | undefined)[];
      originalArgs.data.updatedAt = shownTime(queries, originalArgs);
    }
    return next(action);
  };

function shownTime(
  queries: readonly (Query | undefined)[],
  { model, documentId }: Entry,
): string | undefined {
  const times = queries.flatMap((query) => {
    const shown = query?.endpointName === "getDocument" ? query.originalArgs : undefined;
    const isOpen = shown?.model === model && shown.documentId === documentId;
    return (isOpen && query?.data?.data?.updatedAt) || [];
  });
  return times.sort().at(-1);
}
