import type { Core, UID } from "@strapi/strapi";
import type { FieldChange } from "./import-plan";

/** The types that entries can be imported to. */
export const eventType = "api::veranstaltung.veranstaltung";
export const organisationType = "api::organisation.organisation";
export type ImportType = typeof eventType | typeof organisationType;

type Values = Readonly<Record<string, unknown>>;
type Labelled = { type: string; pluginOptions?: { redaktion?: { label?: string } } };

/** Values of the same meaning as one text, whether they come from the database or from a source. */
export function comparable(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? "" : JSON.stringify(value.map(comparableItem).sort());
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}

/** Items of components without their ids, related entries as their documents */
function comparableItem(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  if ("documentId" in item) return String(item.documentId);
  const fields = Object.entries(item).filter(
    ([name, value]) => name !== "id" && value !== null && value !== "",
  );
  return JSON.stringify(fields.sort(([a], [b]) => a.localeCompare(b)));
}

export type Merge = {
  /** Fields that are written */
  update: Record<string, unknown>;
  changes: FieldChange[];
  /** What the source says otherwise, and an editor has changed */
  kept: FieldChange[];
};

/**
 * Compares a source with a stored entry, field by field. A field that differs from what was imported last was changed by an
 * editor and stays; an empty one is filled.
 * @param last what the source said at the last import; undefined for an entry that was not imported
 */
export function mergeFields(
  { attributes, nameOf }: { attributes: Record<string, Labelled>; nameOf: (documentId: string) => string },
  incoming: Values,
  stored: Values,
  last: Values | undefined,
): Merge {
  const merge: Merge = { update: {}, changes: [], kept: [] };
  for (const [name, value] of Object.entries(incoming)) {
    const [wanted, present] = [comparable(value), comparable(stored[name])];
    if (wanted === present) continue;
    const isEmpty = last === undefined && present === "";
    const isUntouched = last !== undefined && comparable(last[name]) === present;
    const change = {
      field: attributes[name]?.pluginOptions?.redaktion?.label ?? name,
      before: inWords(stored[name], nameOf),
      after: inWords(value, nameOf),
    };
    if (isEmpty || isUntouched) {
      merge.update[name] = value;
      merge.changes.push(change);
    } else if (last === undefined ? wanted !== "" : comparable(last[name]) !== wanted)
      merge.kept.push(change);
  }
  return merge;
}

const maxWords = 200;
const dateTime = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});
const date = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "UTC" });

function inWords(value: unknown, nameOf: (documentId: string) => string): string {
  const text = comparable(value);
  if (text === "") return "leer";
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return dateTime.format(new Date(text));
  const words = Array.isArray(value) ? value.map((item) => itemInWords(item, nameOf)).join(", ") : text;
  return words.length <= maxWords ? words : `${words.slice(0, maxWords)}…`;
}

function itemInWords(item: unknown, nameOf: (documentId: string) => string): string {
  if (typeof item !== "object" || item === null) return nameOf(String(item));
  if ("documentId" in item) return nameOf(String(item.documentId));
  if ("Datum" in item) return date.format(new Date(String(item.Datum)));
  const { id: _, ...fields } = item as Record<string, unknown>;
  return Object.values(fields).filter(Boolean).join(" ");
}

export const labelsOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.contentType(uid).attributes as unknown as Record<string, Labelled>;
