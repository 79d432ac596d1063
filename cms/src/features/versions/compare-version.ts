import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { fieldOptions } from "../../editing-view/merge-field-text";
import { filesIn } from "../../rules/text-pictures";
import type { VersionDetails } from "./panel-data";
import type { readableEntry } from "./readable-entry";
import { storedVersion } from "./remember-versions";
import * as contents from "./version-content";

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
