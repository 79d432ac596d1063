import type { Core, UID } from "@strapi/strapi";
import { conditionFields, rightsOf } from "../../access/rights";
import { versionedAttributes } from "./remember-versions";

/** An entry and its rights, for an editor who may read it. */
export async function readableEntry(strapi: Core.Strapi, type: string, documentId: string) {
  const attributes = versionedAttributes(strapi, type);
  if (!attributes) return undefined;
  const uid = type as UID.ContentType;
  const where = { documentId, publishedAt: null };
  const entry = await strapi.db.query(uid).findOne({ where, populate: conditionFields(strapi, uid) });
  const rights = rightsOf(strapi, uid);
  if (!entry || !rights?.can.read(entry)) return undefined;
  /** Rights to a component are rights to its fields. */
  const may = (right: "read" | "update", name: string, component: string | undefined) => {
    const parts = component ? Object.keys(strapi.getModel(component as UID.Component).attributes) : [];
    return [name, ...parts.map((part) => `${name}.${part}`)].some((path) => rights.can[right](entry, path));
  };
  return { uid, documentId, attributes, may, mayUpdate: rights.can.update(entry) };
}
