import type { Core, Modules, UID } from "@strapi/strapi";
import type { Fields } from "./problem";

/** Runs around every call of the document service. */
export type DocumentMiddleware = (strapi: Core.Strapi) => Modules.Documents.Middleware.Middleware;

/** What a call of the document service writes. `data` holds only the fields that were sent. */
export type Saved = { data: Record<string, unknown>; documentId?: string; status?: string };

const writingActions = ["create", "update", "clone"];

/** The data of a create, update or clone; undefined for other actions. Changes to `data` are stored. */
export function savedBy({ action, params }: Modules.Documents.Middleware.Context): Saved | undefined {
  const { data = {}, documentId, status } = params as Partial<Saved>;
  return writingActions.includes(action) ? { data, documentId, status } : undefined;
}

/**
 * The stored version of a document that is being saved: its draft, since the published version may differ. Types without
 * drafts have one version. New documents have none, which gives {}.
 */
export async function storedFields(
  strapi: Core.Strapi,
  uid: UID.Schema,
  documentId: string | undefined,
  populate: string[] = [],
): Promise<Fields> {
  if (!documentId) return {};
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
  const where = { documentId, ...(hasDrafts && { publishedAt: null }) };
  return (await strapi.db.query(uid).findOne({ where, populate })) ?? {};
}
