import { isDeepStrictEqual } from "node:util";
import { filesIn } from "../../rules/text-pictures";
import { ownFields } from "../../village/entry-hashes";

/** What is used of a field in a schema. */
export type Attribute = {
  type: string;
  private?: boolean;
  component?: string;
  multiple?: boolean;
  target?: string;
  enum?: string[];
};
export type Attributes = Readonly<Record<string, Attribute>>;

/** A related entry (by its documentId) or a file; `file` is the last part of its address. */
export type Named = { id: string | number; name: string; file?: string };

/** Values by field: texts, numbers and such as they are stored, relations and files as Named[], components as lists of values */
export type VersionContent = Record<string, unknown>;

type Row = Record<string, unknown>;

const listed = (value: unknown): Row[] => [value ?? []].flat() as Row[];
export const namedIn = (value: unknown) => listed(value) as Named[];

/** The fields that visitors see. Those that the CMS sets, and the address, do not come back with an earlier version. */
export const keptFields = (attributes: Attributes): [string, Attribute][] =>
  Object.entries(attributes).filter(
    ([name, attribute]) => !attribute.private && !ownFields.test(name) && !/^(Slug|documentId)$/.test(name),
  );

/** @param row with relations, files and components */
export function toContent(attributes: Attributes, row: Row): VersionContent {
  const entries = keptFields(attributes).map(([name, { type }]) => [name, toKept(type, row[name])]);
  // As the database gives it back
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}

function toKept(type: string, value: unknown): unknown {
  if (type === "relation")
    return listed(value).map((entry) => ({
      id: entry.documentId,
      name: String(entry.Titel ?? entry.Name ?? entry.documentId),
    }));
  if (type === "media")
    return listed(value).map(({ id, name, url }) => ({ id, name, file: String(url).split("/").at(-1) }));
  if (type === "component") return listed(value).map(({ id: _, ...fields }) => fields);
  return value;
}

/** Related entries and files are the same by their id, whatever they are called now. */
function comparable(type: string, value: unknown): unknown {
  if (type === "relation" || type === "media")
    return namedIn(value)
      .map(({ id }) => String(id))
      .sort();
  return value === "" || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;
}

/** The fields in which two versions differ. */
export const differingFields = (attributes: Attributes, one: VersionContent, other: VersionContent) =>
  keptFields(attributes).filter(
    ([name, { type }]) => !isDeepStrictEqual(comparable(type, one[name]), comparable(type, other[name])),
  );

/** Takes pictures out of a Markdown text, and links to files, whose words stay. */
export function withoutFiles(text: string, isGone: (file: string) => boolean): string {
  return text.replaceAll(/(!?)\[([^[\]\n]*)\]\(([^()\n]*)\)/g, (written, mark: string, words: string, to) =>
    filesIn(to).some(isGone) ? (mark ? "" : words) : written,
  );
}

/** Finds the words and what begins with them ("Muster": "Musters"), however they are spaced and marked as bold. */
function termPattern(term: string): RegExp {
  const escaped = term.normalize("NFC").replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const start = /^[\p{L}\p{N}]/u.test(term) ? "(?<![\\p{L}\\p{N}])" : "";
  return new RegExp(`${start}${escaped.split(/\s+/).join("[\\s*_]+")}[\\p{L}\\p{N}]*`, "giu");
}

const removedMark = "…";

/**
 * Takes a word out of all texts and names of a version, or a file out of its fields and texts.
 * @param term words, or the name of a file
 * @param files last parts of the addresses of the files that have this name
 */
export function withoutTerm(content: VersionContent, term: string, files: readonly string[]): VersionContent {
  const pattern = termPattern(term);
  const isNamed = (value: Partial<Named> | null) =>
    value?.file && (value.name?.toLowerCase() === term.toLowerCase() || files.includes(value.file));
  const named = Object.values(content).flatMap((value) => namedIn(value).filter(isNamed));
  const gone = [...files, ...named.map(({ file }) => file)];
  const clean = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isNamed(item)).map((item) => clean(item));
    if (typeof value === "object" && value)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part, name)]));
    // An id leads to what is named, a date is compared.
    if (typeof value !== "string" || key === "id" || /^\d{4}-\d\d-\d\d/.test(value)) return value;
    const text = withoutFiles(value, (file) => gone.includes(file));
    return text.normalize("NFC").replaceAll(pattern, removedMark);
  };
  return clean(content) as VersionContent;
}
