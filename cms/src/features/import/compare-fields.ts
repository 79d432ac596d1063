import { toSingleDate } from "@dorfforum/shared/calendar/single-dates";
import { villageFormat } from "@dorfforum/shared/calendar/village-time";
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
  const fields = Object.entries(item)
    .filter(([name, value]) => name !== "id" && value !== null && value !== "")
    .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return JSON.stringify(fields.sort(([a], [b]) => a.localeCompare(b)));
}

export type Merge = {
  /** Fields that are written */
  update: Record<string, unknown>;
  changes: FieldChange[];
  /** What the source says otherwise, and an editor has changed */
  kept: FieldChange[];
  /** What the source says now, of fields of which only a part is written */
  last: Record<string, unknown>;
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
  const merge: Merge = { update: {}, changes: [], kept: [], last: {} };
  const labelOf = (name: string) => attributes[name]?.pluginOptions?.redaktion?.label ?? name;
  for (const [name, given] of Object.entries(incoming)) {
    const rows = name === exceptions && last ? mergeRows(given, stored[name], last[name]) : undefined;
    if (rows) merge.last[name] = rows.last;
    const value = rows?.merged ?? given;
    const [wanted, present] = [comparable(value), comparable(stored[name])];
    if (rows?.isKept)
      merge.kept.push({
        field: labelOf(name),
        before: inWords(stored[name], nameOf),
        after: inWords(given, nameOf),
      });
    if (wanted === present) continue;
    const isEmpty = last === undefined && present === "";
    const isUntouched = rows !== undefined || (last !== undefined && comparable(last[name]) === present);
    const change: FieldChange = {
      field: labelOf(name),
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

const exceptions = "Ausnahmen";

type Row = Record<string, unknown>;

/** Rows about single dates are compared day by day: an editor may have changed a date that the source does not speak of. */
function mergeRows(wanted: unknown, stored: unknown, last: unknown) {
  const [given, present, former] = [wanted, stored, last].map(
    (rows) => new Map(((rows ?? []) as Row[]).map(({ id: _, ...row }) => [String(row.Datum), row])),
  ) as [Map<string, Row>, Map<string, Row>, Map<string, Row>];
  const isSame = (one: Row | undefined, other: Row | undefined) =>
    comparable(one ? [one] : []) === comparable(other ? [other] : []);
  const result: { merged: Row[]; last: Row[]; isKept: boolean } = { merged: [], last: [], isKept: false };
  for (const day of [...new Set([...given.keys(), ...present.keys(), ...former.keys()])].sort()) {
    const [now, here, before] = [given.get(day), present.get(day), former.get(day)];
    const isUntouched = isSame(here, before) || isSame(here, now);
    const [row, known] = isUntouched ? [now, now] : [here, before];
    if (row) result.merged.push(row);
    if (known) result.last.push(known);
    result.isKept ||= !isUntouched && !isSame(now, before);
  }
  return result;
}

const maxWords = 200;
const dateTime = villageFormat({
  dateStyle: "medium",
  timeStyle: "short",
});
const date = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "UTC" });

function inWords(value: unknown, nameOf: (documentId: string) => string): string {
  const text = comparable(value);
  if (text === "") return "leer";
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return dateTime(text);
  const words = Array.isArray(value) ? value.map((item) => itemInWords(item, nameOf)).join(", ") : text;
  return words.length <= maxWords ? words : `${words.slice(0, maxWords)}…`;
}

const kindWords = {
  cancelled: "",
  moved: " verlegt",
  note: " mit Hinweis",
  added: " zusätzlich",
  none: " ohne Termin",
};

function itemInWords(item: unknown, nameOf: (documentId: string) => string): string {
  if (typeof item !== "object" || item === null) return nameOf(String(item));
  if ("documentId" in item) return nameOf(String(item.documentId));
  if ("Datum" in item) {
    const { day = String(item.Datum), kind, start } = toSingleDate(item) ?? {};
    const to = kind === "moved" && start ? ` auf ${dateTime(start)}` : "";
    return `${date.format(new Date(day))}${kind ? kindWords[kind] : ""}${to}`;
  }
  const { id: _, ...fields } = item as Record<string, unknown>;
  return Object.values(fields).filter(Boolean).join(" ");
}

export const labelsOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.contentType(uid).attributes as unknown as Record<string, Labelled>;
