import type { Core } from "@strapi/strapi";
import { rightsOf } from "../../access/rights";
import type { ImportKind } from "./import-rights";
import { importTypes } from "./plan-import";

export const noPublishing = "Veröffentlichen darf Ihre Rolle nicht.";

/** Imports change any entry of a type, so a right with a condition, such as a club's, is not enough. */
export function importRights(strapi: Core.Strapi, kind: ImportKind) {
  const rights = rightsOf(strapi, importTypes[kind]);
  const mayImport =
    rights !== undefined &&
    (["create", "read", "update"] as const).every(
      (right) => rights.can[right]() && !rights.requiresEntity[right](),
    );
  return { mayImport, mayPublish: mayImport && rights.can.publish() && !rights.requiresEntity.publish() };
}
