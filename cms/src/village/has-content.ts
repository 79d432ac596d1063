import type { Core } from "@strapi/strapi";
import { publicTypes } from "../public-types";

/** Whether the village has an entry of any type that visitors see, drafts included. */
export async function hasContent(strapi: Core.Strapi): Promise<boolean> {
  for (const { uid } of publicTypes) if ((await strapi.db.query(uid).count()) > 0) return true;
  return false;
}
