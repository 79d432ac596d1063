import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database } from "@strapi/database";
import type { Core, UID } from "@strapi/strapi";

type Attribute = { type: string; target?: string };
type Schema = {
  collectionName: string;
  info: { singularName: string };
  options?: { draftAndPublish?: boolean };
  attributes: Record<string, Attribute>;
};

const joined = ["media", "component"];

/**
 * Strapi's query engine on an SQLite file with empty tables of some content types: their plain fields, and relations
 * among them, without components. The document service is replaced by one that writes the given fields.
 */
export async function openDatabase(schemas: Partial<Record<UID.ContentType, Schema>>) {
  const folder = await mkdtemp(join(tmpdir(), "cms-database-"));
  const connection = { filename: join(folder, "cms.db") };
  const db = new Database({
    connection: { client: "sqlite", connection, useNullAsDefault: true },
    settings: { forceMigration: false, runMigrations: false, migrations: { dir: folder } },
  } as ConstructorParameters<typeof Database>[0]);
  const isKept = ({ type, target = "" }: Attribute) =>
    type === "relation" ? target in schemas : !joined.includes(type);
  const models = Object.entries(schemas).map(([uid, { collectionName, attributes, options }]) => ({
    uid,
    singularName: collectionName,
    tableName: collectionName,
    attributes: {
      id: { type: "increments" },
      documentId: { type: "string" },
      createdAt: { type: "datetime" },
      updatedAt: { type: "datetime" },
      ...(options?.draftAndPublish && { publishedAt: { type: "datetime" } }),
      ...Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => isKept(attribute))),
    },
  }));
  await db.init({ models } as unknown as Parameters<Database["init"]>[0]);
  await db.schema.create();
  const documents = (uid: UID.ContentType) => ({
    update: ({ documentId, data }: { documentId: string; data: object }) =>
      db.query(uid).updateMany({ where: { documentId }, data }),
  });
  const events: string[] = [];
  const eventHub = {
    emit: async (name: string, { entry }: { entry: { documentId: string } }) =>
      events.push(`${name} ${entry.documentId}`),
  };
  const contentType = (uid: UID.ContentType) => schemas[uid];
  const strapi = { db, documents, contentType, eventHub } as unknown as Core.Strapi;
  // The query engine looks for its transactions there.
  Object.assign(globalThis, { strapi });
  return {
    strapi,
    /** What was announced, as "entry.publish" and the documentId */
    events,
    execute: (sql: string) => db.connection.raw(sql),
    async close() {
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}
