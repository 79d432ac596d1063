import { berlinDayAndTime } from "@dorfforum/shared/calendar/village-time";
import type { Core, UID } from "@strapi/strapi";
import { conditionFields } from "../../../../access/rights";
import { fieldOptions } from "../../../../editing-view/merge-field-text";
import type { Rights } from "../../../../strapi-internals";

export type Table = { columns: string[]; rows: Record<string, unknown>[] };

type Attribute = { type: string; customField?: string };
type Entry = Record<string, unknown> & { id: number; documentId: string };

const batchSize = 200;
const publishedColumn = "Veröffentlicht";

/** Every entry of a type that the editor may read, with the labels of the form as columns. */
export async function listTable(strapi: Core.Strapi, uid: UID.ContentType, rights: Rights): Promise<Table> {
  const schema = strapi.contentType(uid);
  const options = fieldOptions(schema);
  const fields = Object.entries(schema.attributes as Record<string, Attribute>)
    .filter(([name]) => options[name] && !options[name].hidden)
    .map(([name, { type }]) => ({ name, type, column: options[name]?.text.label ?? name }));
  const hasDrafts = schema.options?.draftAndPublish === true;
  const published = hasDrafts ? await publishedDocuments(strapi, uid) : undefined;
  const populated = fields.filter(({ type }) => ["relation", "media", "component"].includes(type));
  const populate = {
    ...Object.fromEntries(populated.map(({ name }) => [name, true])),
    ...conditionFields(strapi, uid),
  };
  const rows: Table["rows"] = [];
  for (let after = 0; ; ) {
    const where = { id: { $gt: after }, ...(hasDrafts && { publishedAt: null }) };
    const entries: Entry[] = await strapi.db
      .query(uid)
      .findMany({ where, populate, orderBy: { id: "asc" }, limit: batchSize });
    for (const entry of entries.filter((each) => rights.can.read(each))) {
      const readable = await rights.sanitizeOutput(entry);
      rows.push({
        ...Object.fromEntries(
          fields.map(({ name, type, column }) => [column, cellText(readable[name], type)]),
        ),
        ...(published && { [publishedColumn]: published.has(entry.documentId) ? "ja" : "nein" }),
      });
    }
    if (entries.length < batchSize) break;
    after = entries.at(-1)?.id ?? after;
  }
  return { columns: [...fields.map(({ column }) => column), ...(published ? [publishedColumn] : [])], rows };
}

async function publishedDocuments(strapi: Core.Strapi, uid: UID.ContentType): Promise<Set<string>> {
  const published: Entry[] = await strapi.db
    .query(uid)
    .findMany({ select: ["documentId"], where: { publishedAt: { $notNull: true } } });
  return new Set(published.map(({ documentId }) => documentId));
}

/** What a table says of a field's value: instants in village time, also inside components and JSON */
export function cellText(value: unknown, type: string | undefined): unknown {
  if (value === null || value === undefined) return "";
  if (type === "boolean") return value ? "ja" : "nein";
  if (type === "datetime") return villageTime(value);
  if (type === "json") return JSON.stringify(withVillageTimes(value));
  if (!type || !["relation", "media", "component"].includes(type)) return value;
  const items = [withVillageTimes(value)].flat() as Record<string, unknown>[];
  const separator = type === "component" ? "\n" : ", ";
  // A draft is related to the draft and the published version of another entry.
  return [...new Set(items.map((item) => (type === "component" ? partText(item) : titleOf(item))))].join(
    separator,
  );
}

/** "2027-06-05 19:00", which spreadsheets know as a date */
const villageTime = (value: unknown) => berlinDayAndTime(value instanceof Date ? value : String(value));

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A value in which each instant is written in village time */
function withVillageTimes(value: unknown): unknown {
  if (value instanceof Date || (typeof value === "string" && instant.test(value))) return villageTime(value);
  if (Array.isArray(value)) return value.map(withVillageTimes);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withVillageTimes(part)]));
}

/** "Mo–Fr 08:00–12:00 Büro" or the values of other parts in their order */
function partText({ id: _, Tage, Von, Bis, ...rest }: Record<string, unknown>): string {
  const hours = Tage ? [`${Tage} ${Von}–${Bis}`] : [Von, Bis];
  return [...hours, ...Object.values(rest)]
    .filter((part) => part !== null && part !== undefined && part !== "")
    .join(" ");
}

const titleOf = (entry: Record<string, unknown>) =>
  String(entry.Titel ?? entry.Name ?? entry.Begriff ?? entry.name ?? entry.email ?? entry.documentId ?? "");
