import type { Core } from "@strapi/strapi";
import { codeOf } from "../background/error-code";

/**
 * Writes the SQLite file anew, once: what was deleted before connections had `secure_delete` still stands in its free pages.
 * After a failure, such as a full disk, the next start tries again.
 */
export async function vacuumOnce(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "sqlite") return;
  const store = strapi.store({ type: "app", name: "dorfforum", key: "vacuumed" });
  if (await store.get({})) return;
  try {
    await strapi.db.connection.raw("vacuum");
  } catch (error) {
    strapi.log.warn(`The database was not vacuumed, the next start tries again: ${codeOf(error)}`);
    return;
  }
  await store.set({ value: true });
}
