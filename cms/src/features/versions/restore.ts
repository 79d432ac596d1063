import { isDeepStrictEqual } from "node:util";
import type { Core, UID } from "@strapi/strapi";
import { conditionFields, rightsOf } from "../../access/rights";
import { rows } from "../../database/rows";
import { fieldOptions } from "../../editing-view/merge-field-text";
import { filesIn } from "../../rules/text-pictures";
import type { VersionDetails } from "./panel-data";
import { storedVersion, versionedAttributes, versionType } from "./remember-versions";
import * as contents from "./version-content";

/** An entry and its rights, for an editor who may read it. */
export async function readableEntry(strapi: Core.Strapi, type: string, documentId: string) {
  const attributes = versionedAttributes(strapi, type);
  if (!attributes) return undefined;
  const uid = type as UID.ContentType;
  const where = { documentId, publishedAt: null };
  const entry = await strapi.db.query(uid).findOne({ where, populate: conditionFields(strapi, uid) });
  const rights = rightsOf(strapi, uid);
  if (!entry || !rights?.can.read(entry)) return undefined;
  /** Rights to a component are rights to its fields. */
  const may = (right: "read" | "update", name: string, component: string | undefined) => {
    const parts = component ? Object.keys(strapi.getModel(component as UID.Component).attributes) : [];
    return [name, ...parts.map((part) => `${name}.${part}`)].some((path) => rights.can[right](entry, path));
  };
  return { uid, documentId, attributes, may, mayUpdate: rights.can.update(entry) };
}

/** What a version says other than the entry's draft, and what would make the draft say it. */
export async function compareVersion(
  strapi: Core.Strapi,
  entry: NonNullable<Awaited<ReturnType<typeof readableEntry>>>,
  content: contents.VersionContent,
): Promise<VersionDetails & { data: Record<string, unknown> }> {
  const { uid, documentId, attributes, may, mayUpdate } = entry;
  const options = fieldOptions(strapi.contentType(uid));
  const draft = await storedVersion(strapi, uid, documentId, false);
  const comparison: Awaited<ReturnType<typeof compareVersion>> = {
    changes: [],
    leftOut: [],
    mayRestore: mayUpdate,
    data: {},
  };
  for (const [name, attribute] of contents.differingFields(attributes, content, draft?.content ?? {})) {
    if (!(name in content) || !may("read", name, attribute.component)) continue;
    const { present, missing } = await presentValue(strapi, attribute, content[name]);
    const label = options[name]?.text.label ?? name;
    comparison.changes.push({ label, type: attribute.type, value: content[name] });
    comparison.leftOut.push(...missing);
    const isKnown = !attribute.enum || attribute.enum.includes(String(present));
    if (isKnown && may("update", name, attribute.component)) comparison.data[name] = present;
  }
  return comparison;
}

/** A value without the entries and files that are no longer there, and what these were called. */
async function presentValue(
  strapi: Core.Strapi,
  { type, target, multiple }: contents.Attribute,
  value: unknown,
): Promise<{ present: unknown; missing: string[] }> {
  if (type === "relation" || type === "media") {
    const [model, key] = type === "media" ? ["plugin::upload.file", "id"] : [String(target), "documentId"];
    const named = contents.namedIn(value);
    const where = { [key]: { $in: named.map(({ id }) => id) } };
    const found: Record<string, unknown>[] = await strapi.db.query(model).findMany({ where });
    const isThere = ({ id }: contents.Named) => found.some((row) => row[key] === id);
    const ids = named.filter(isThere).map(({ id }) => id);
    const missing = named.filter((each) => !isThere(each)).map(({ name }) => name);
    return { present: type === "media" && !multiple ? (ids[0] ?? null) : ids, missing };
  }
  if (typeof value !== "string") return { present: value, missing: [] };
  const written = filesIn(value);
  const urls = written.map((name) => `/uploads/${name}`);
  const found = await rows(strapi, "plugin::upload.file").findMany({ where: { url: { $in: urls } } });
  const missing = written.filter((_, index) => !found.some(({ url }) => url === urls[index]));
  return { present: contents.withoutFiles(value, (file) => missing.includes(file)), missing };
}

/**
 * Takes a word, or a file by its name, out of the versions of all entries that the editor may edit.
 * @returns how many versions held it
 */
export async function removeFromVersions(strapi: Core.Strapi, term: string): Promise<number> {
  const named = await rows(strapi, "plugin::upload.file").findMany({ where: { name: { $eqi: term } } });
  const files = [term, ...named.map(({ url }) => String(url).split("/").at(-1) ?? "")];
  const versions = rows(strapi, versionType);
  const known = await versions.findMany({ select: ["Typ", "Dokument"] });
  let count = 0;
  for (const [documentId, type] of new Map(known.map(({ Typ, Dokument }) => [Dokument, Typ]))) {
    if (!(await readableEntry(strapi, type, documentId))?.mayUpdate) continue;
    for (const { id, Inhalt } of await versions.findMany({ where: { Dokument: documentId } })) {
      const cleaned = contents.withoutTerm(Inhalt as contents.VersionContent, term, files);
      if (isDeepStrictEqual(cleaned, Inhalt)) continue;
      await versions.update({ where: { id }, data: { Inhalt: cleaned } });
      count += 1;
    }
  }
  return count;
}
