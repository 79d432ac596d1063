import type { StrapiApp } from "@strapi/strapi/admin";

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
  payload?: unknown;
  meta?: {
    requestId?: string;
    arg?: {
      endpointName?: string;
      queryCacheKey?: string;
      originalArgs?: Entry & { data?: { updatedAt?: string } };
    };
  };
};

const isSaving = (endpointName = "") => /^(update|publish)Document$/.test(endpointName);
const isSame = (one: Entry | undefined, other: Entry | undefined) =>
  one?.model === other?.model && one?.documentId === other?.documentId;

/** The last save of this tab that the CMS accepted: its entry, when it began, and when the CMS stored it */
let ownSave: { entry: Entry; startMs: number; updatedAt: string | undefined } | undefined;

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
      if (isSame(ownSave?.entry, originalArgs) && ownSave?.updatedAt) times.push(ownSave.updatedAt);
      originalArgs.data.updatedAt = times.sort().at(-1);
    }
    return next(action);
  };

/**
 * Keeps what an editor types between a save and the reading of the entry that follows it, which would put the saved values
 * in its place: the form then goes on with the values that it had read before.
 */
export const keepTypedSinceSave: Middleware = () => {
  let typedMs = 0;
  let startMs = 0;
  addEventListener("input", () => (typedMs = Date.now()), true);
  return ({ getState }) =>
    (next) =>
    (action: Request) => {
      const { endpointName, originalArgs } = action.meta?.arg ?? {};
      if (isSaving(endpointName) && originalArgs) {
        if (action.type.endsWith("/pending")) startMs = Date.now();
        if (action.type.endsWith("/fulfilled")) {
          const { updatedAt } = (action.payload as Query["data"])?.data ?? {};
          ownSave = { entry: originalArgs, startMs, updatedAt };
        }
      }
      const isReread =
        endpointName === "getDocument" &&
        action.type.endsWith("/executeQuery/fulfilled") &&
        isSame(ownSave?.entry, originalArgs);
      const { queryCacheKey = "" } = action.meta?.arg ?? {};
      const shown = (getState() as State).adminApi.queries[queryCacheKey]?.data;
      const hasTyped = typedMs > (ownSave?.startMs ?? 0);
      return next(isReread && hasTyped && shown ? { ...action, payload: shown } : action);
    };
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

type State = { adminApi: { queries: Record<string, Query | undefined> } };

/** What the panel has read of an entry. */
function shownQueries(state: State, entry: Entry | undefined): Query[] {
  return Object.values(state.adminApi.queries).flatMap((query) => {
    const isShown = query?.endpointName === "getDocument" && query.status === "fulfilled";
    return isShown && isSame(query.originalArgs, entry) ? query : [];
  });
}
