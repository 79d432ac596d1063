import type { Core, Schema, UID } from "@strapi/strapi";

type Value<Uid extends UID.Schema, Name extends Schema.AttributeNames<Uid>> = Schema.AttributeValueByName<
  Uid,
  Name
>;

/** A row as the database holds it. Relations and media are there only if they were populated. */
export type Row<Uid extends UID.ContentType> = { id: number; documentId: string } & {
  [Name in Schema.RequiredAttributeNames<Uid>]: Value<Uid, Name>;
} & { [Name in Schema.OptionalAttributeNames<Uid>]?: Value<Uid, Name> | null };

type Field<Uid extends UID.ContentType> = keyof Row<Uid>;
type Search<Uid extends UID.ContentType> = {
  where?: { [Name in Field<Uid>]?: unknown };
  orderBy?: { [Name in Field<Uid>]?: "asc" | "desc" };
  select?: Field<Uid>[];
  populate?: string[] | Record<string, unknown>;
  limit?: number;
  offset?: number;
};
type Data<Uid extends UID.ContentType> = { [Name in Field<Uid>]?: unknown };

/** Strapi's query engine with the types of `types/generated`; Strapi itself types its results as `any`. */
export type Rows<Uid extends UID.ContentType> = {
  findOne(search: Search<Uid>): Promise<Row<Uid> | null>;
  findMany(search: Search<Uid>): Promise<Row<Uid>[]>;
  count(search?: Search<Uid>): Promise<number>;
  create(change: { data: Data<Uid> }): Promise<Row<Uid>>;
  update(change: { where: Search<Uid>["where"]; data: Data<Uid> }): Promise<Row<Uid> | null>;
  updateMany(change: { where: Search<Uid>["where"]; data: Data<Uid> }): Promise<{ count: number }>;
  delete(change: { where: Search<Uid>["where"] }): Promise<unknown>;
  deleteMany(change: { where: Search<Uid>["where"] }): Promise<{ count: number }>;
};

/** The rows of a content type, below the document service: no validation, no webhook, no drafts. */
export const rows = <Uid extends UID.ContentType>(strapi: Core.Strapi, uid: Uid): Rows<Uid> =>
  strapi.db.query(uid);
