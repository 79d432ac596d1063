import type { Core, Schema, UID } from "@strapi/strapi";

type Value<Uid extends UID.Schema, Name extends Schema.AttributeNames<Uid>> = Schema.AttributeValueByName<
  Uid,
  Name
>;

/** A row as the database holds it. Relations and media are there only if they were populated. */
export type Row<Uid extends UID.ContentType> = { id: number; documentId: string } & {
  [Name in Schema.RequiredAttributeNames<Uid>]: Value<Uid, Name>;
} & { [Name in Schema.OptionalAttributeNames<Uid>]?: Value<Uid, Name> | null };

/** The collection types that have an attribute */
export type TypesWith<Name extends string> = {
  [Uid in UID.CollectionType]: Name extends Schema.AttributeNames<Uid> ? Uid : never;
}[UID.CollectionType];

type ByField<Uid extends UID.ContentType, T> = { [Name in keyof Row<Uid>]?: T };
type Where<Uid extends UID.ContentType> = {
  where?: ByField<Uid, unknown> & { $or?: ByField<Uid, unknown>[] };
};
type Data<Uid extends UID.ContentType> = { data: ByField<Uid, unknown> };
type Search<Uid extends UID.ContentType> = Where<Uid> & {
  orderBy?: ByField<Uid, "asc" | "desc">;
  select?: (keyof Row<Uid>)[];
  populate?: string[] | Record<string, unknown>;
  limit?: number;
  offset?: number;
};

/** Strapi's query engine with the types of `types/generated`; Strapi itself types its results as `any`. */
type Rows<Uid extends UID.ContentType> = {
  findOne(search: Search<Uid>): Promise<Row<Uid> | null>;
  findMany(search: Search<Uid>): Promise<Row<Uid>[]>;
  count(search?: Where<Uid>): Promise<number>;
  create(change: Data<Uid>): Promise<Row<Uid>>;
  update(change: Where<Uid> & Data<Uid>): Promise<Row<Uid> | null>;
  updateMany(change: Where<Uid> & Data<Uid>): Promise<{ count: number }>;
  delete(change: Where<Uid>): Promise<unknown>;
  deleteMany(change: Where<Uid>): Promise<{ count: number }>;
};

/** The rows of a content type, below the document service: no validation, no webhook, no drafts. */
export const rows = <Uid extends UID.ContentType>(strapi: Core.Strapi, uid: Uid): Rows<Uid> =>
  strapi.db.query(uid);
