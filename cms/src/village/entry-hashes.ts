import { createHash } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";

/** One document of a type: its rows, what its draft and its published version hold, and what they refer to. */
export type HashedEntry = {
  uid: UID.ContentType;
  documentId: string;
  title: string;
  rowIds: number[];
  /** The same for as long as nobody changes, unpublishes or republishes the entry */
  hash: string;
  /** Documents that it refers to */
  references: string[];
};

/** Fields that the CMS itself sets or updates */
export const ownFields =
  /^(createdAt|updatedAt|publishedAt|createdBy|updatedBy|locale|localizations|Terminfolge|Raum|Dateien_im_Text|Zuletzt_bestaetigt_am)$/;

type Value = Record<string, unknown>;
type Version = Value & { id: number; documentId: string };
type Attribute = { type: string; component?: UID.Component };

/** All documents of a type. */
export async function entryHashes(strapi: Core.Strapi, uid: UID.ContentType): Promise<HashedEntry[]> {
  const { attributes, options } = strapi.contentType(uid);
  const statuses = options?.draftAndPublish ? (["draft", "published"] as const) : (["draft"] as const);
  const documents = strapi.documents(uid) as unknown as { findMany(search: object): Promise<Version[]> };
  const versions: Version[] = [];
  for (const status of statuses) versions.push(...(await documents.findMany({ status, populate: "*" })));

  const byDocument = new Map<string, Version[]>();
  for (const version of versions)
    byDocument.set(version.documentId, [...(byDocument.get(version.documentId) ?? []), version]);
  const all = Object.entries(attributes as Record<string, Attribute>);
  const fields = all.filter(([name]) => !ownFields.test(name));
  return [...byDocument].map(([documentId, rows]) => ({
    uid,
    documentId,
    title: String(rows[0]?.Titel ?? rows[0]?.Name ?? rows[0]?.Begriff ?? rows[0]?.Text ?? documentId),
    rowIds: rows.map(({ id }) => id),
    hash: hashOf(
      rows.map((row) => fields.map(([name, { type }]) => [name, plain(row[name], type)]).filter(isFilled)),
    ),
    references: rows.flatMap((row) =>
      all.flatMap(([name, { type }]) => (type === "relation" ? documentsOf(row[name]) : [])),
    ),
  }));
}

export const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Fields that a later version adds are empty and change no hash. */
const isFilled = ([, value]: unknown[]) =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== "" &&
  !(Array.isArray(value) && value.length === 0);

const listed = (value: unknown): Value[] => [value ?? []].flat() as Value[];
const documentsOf = (value: unknown) => listed(value).map(({ documentId }) => String(documentId));

function plain(value: unknown, type: string): unknown {
  if (type === "relation") return documentsOf(value).sort();
  if (type === "media") return listed(value).map(({ id }) => id);
  if (type === "component")
    return listed(value).map(({ id: _, ...fields }) => Object.entries(fields).filter(isFilled).sort());
  return value;
}
