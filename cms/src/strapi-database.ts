import type { Core } from "@strapi/strapi";

/**
 * What is used of Strapi's database and events although Strapi does not document it (see strapi-internals.ts), and the checks
 * at start that it is still there.
 */

/** Strapi's table of keys and values, whose rows strapi.store() reads and writes */
export const coreStore = "strapi::core-store";
export const coreStoreTable = "strapi_core_store_settings";
/** The key of strapi.store({ type: "app", name: "dorfforum", key }) in that table */
export const coreStoreKey = (key: string): string => `app_dorfforum_${key}`;

/** The table that says which entries use a file: `file_id`, `related_type`, `related_id` */
export const fileUses = "files_related_mph";
const fileUseColumns = ["file_id", "related_type", "related_id"];

/** @returns the names of the parts that this version of Strapi has moved */
export function movedDatabaseParts(strapi: Core.Strapi): string[] {
  const { metadata, queryBuilder } = strapi.db;
  const related: object | undefined = metadata.get("plugin::upload.file").attributes.related;
  const { name, joinColumn, morphColumn } = Object(Object(related).joinTable);
  const { typeColumn, idColumn } = Object(morphColumn);
  const columns = [joinColumn, typeColumn, idColumn].map((column) => Object(column).name);
  const isThere: Record<string, boolean> = {
    "db.queryBuilder()": typeof queryBuilder === "function",
    "eventHub.emit()": typeof strapi.eventHub.emit === "function",
    [`the table ${coreStoreTable}`]: metadata.get(coreStore).tableName === coreStoreTable,
    [`the table ${fileUses}`]: name === fileUses && String(columns) === String(fileUseColumns),
  };
  return Object.keys(isThere).filter((part) => !isThere[part]);
}

/**
 * Many changes have to leave an entry's time of change, by which open forms and pages count as outdated. They rely on
 * `updateMany` not setting it: Strapi's subscriber `timestamps` looks at lists alone.
 * @throws Error if a real `updateMany` sets the time, or if strapi.store() writes elsewhere
 */
export async function checkWrites(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.db.query("admin::role");
  const role = await roles.findOne({ where: {}, orderBy: { id: "asc" } });
  await roles.updateMany({ where: { id: role.id }, data: { code: role.code } });
  const { updatedAt } = await roles.findOne({ where: { id: role.id } });
  if (String(updatedAt) !== String(role.updatedAt)) throw movedPart("updateMany() that leaves updatedAt");

  await strapi.store({ type: "app", name: "dorfforum", key: "check" }).set({ value: true });
  const isStored = await strapi.db.query(coreStore).count({ where: { key: coreStoreKey("check") } });
  if (isStored !== 1) throw movedPart(`store() with the key ${coreStoreKey("check")}`);
}

export const movedPart = (name: string): Error =>
  new Error(
    `This version of Strapi has no ${name}, on which the CMS relies: adapt cms/src/strapi-internals.ts.`,
  );
