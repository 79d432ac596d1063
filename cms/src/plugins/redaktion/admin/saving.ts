import type { StrapiApp } from "@strapi/strapi/admin";
import { entryOf } from "./form-draft";

type Middleware = Parameters<StrapiApp["addMiddlewares"]>[0][number];

/* Redux middleware around the requests of Strapi's form (RTK Query, in Strapi 5.54.0). e2e/panel.spec.ts tests them. */

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
type Query = {
  endpointName?: string;
  status?: string;
  originalArgs?: Entry;
  data?: { data?: { updatedAt?: string } };
};
type Request = {
  type: string;
  meta?: {
    requestId?: string;
    arg?: { endpointName?: string; originalArgs?: Entry & { data?: { updatedAt?: string } } };
  };
};

const isSaving = (endpointName = "") => /^(update|publish)Document$/.test(endpointName);
const isSame = (one: Entry | undefined, other: Entry | undefined) =>
  one?.model === other?.model && one?.documentId === other?.documentId;

/** Sends with a form when the entry that it shows was last changed (cms/src/rules/refuse-outdated-forms.ts). */
export const sendShownTime: Middleware =
  () =>
  ({ getState }) =>
  (next) =>
  (action: Request) => {
    const { endpointName, originalArgs } = action.meta?.arg ?? {};
    const isBeginning = action.type.endsWith("/executeMutation/pending") && isSaving(endpointName);
    if (isBeginning && originalArgs?.data && originalArgs.documentId) {
      const shown = shownQueries(getState(), originalArgs);
      const times = shown.flatMap(({ data }) => data?.data?.updatedAt ?? []);
      originalArgs.data.updatedAt = times.sort().at(-1);
    }
    return next(action);
  };

/** Strapi reads an entry again at once after each save. */
const rereadWithinMs = 1000;

/**
 * Leaves out the reading of an entry that follows a refused save: where somebody else has changed it, the form would show
 * that in place of what the editor typed.
 */
export const keepAfterRefusal: Middleware = () => {
  let refused: { entry: Entry; at: number } | undefined;
  const leftOut = new Set<string>();
  return ({ getState }) =>
    (next) =>
    (action: Request) => {
      const { requestId = "", arg: { endpointName, originalArgs } = {} } = action.meta ?? {};
      if (action.type.endsWith("/executeMutation/rejected") && isSaving(endpointName) && originalArgs)
        refused = { entry: originalArgs, at: Date.now() };
      if (endpointName === "getDocument" && action.type.endsWith("/executeQuery/pending")) {
        const isReread =
          refused && isSame(refused.entry, originalArgs) && Date.now() - refused.at < rereadWithinMs;
        const isShown = isReread && shownQueries(getState(), originalArgs).length > 0;
        if (isShown) leftOut.add(requestId);
      }
      if (!leftOut.has(requestId)) return next(action);
      if (!action.type.endsWith("/pending")) leftOut.delete(requestId);
      return action;
    };
};

/** Fired on the window, with the entry as `detail` (form-draft.ts), when the CMS has what a form held, or its editor gave it up. */
export const savedEvent = "redaktion-saved";

export const announceSaves: Middleware = () => () => (next) => (action: Request) => {
  const { endpointName = "", originalArgs } = action.meta?.arg ?? {};
  if (
    action.type.endsWith("/executeMutation/fulfilled") &&
    /^(create|update|publish|discard|delete)Document$/.test(endpointName) &&
    originalArgs
  )
    dispatchEvent(new CustomEvent(savedEvent, { detail: entryOf(originalArgs) }));
  return next(action);
};

/** What the panel has read of an entry. */
function shownQueries(state: { adminApi: { queries: object } }, entry: Entry | undefined): Query[] {
  const queries = Object.values(state.adminApi.queries) as (Query | undefined)[];
  return queries.flatMap((query) => {
    const isShown = query?.endpointName === "getDocument" && query.status === "fulfilled";
    return isShown && isSame(query.originalArgs, entry) ? query : [];
  });
}
