import type { Core, Schema, UID } from "@strapi/strapi";
import { strings } from "@strapi/utils";
import { rows } from "../database/rows";
import { type DocumentMiddleware, type Saved, savedBy, storedFields } from "../documents/saved";
import { strapiInternals } from "../strapi-internals";

export const slugField = "Slug";
export const addressType = "api::adresse.adresse";

/** The field that a type's address is made of; undefined for types that have no address, or one that editors must choose. */
export function titleFieldOf(strapi: Core.Strapi, uid: UID.Schema): string | undefined {
  const attributes: Record<string, Schema.Attribute.AnyAttribute> = strapi.getModel(uid).attributes;
  const attribute = attributes[slugField];
  const isDerived = attribute?.type === "uid" && !attribute.required;
  return isDerived ? attribute.targetField : undefined;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The options of each Slug in the schemas, as a test compares */
export const slugOptions = {
  customReplacements: [
    ["&", " und "],
    ["♥", " herz "],
    ["🦄", " einhorn "],
  ] as [string, string][],
};

/** Whether an address is that of a title, also as it was made before "&" was "und", perhaps with a number that made it unique. */
export function isSlugOf(slug: string, title: string): boolean {
  return [strings.nameToSlug(title, slugOptions), strings.nameToSlug(title)].some(
    (derived) =>
      slug === derived ||
      (slug.startsWith(`${derived}-`) && /^\d{1,2}$/.test(slug.slice(derived.length + 1))),
  );
}

/**
 * Makes the address of the title where there is none, or where editors cleared it, and again when the title changes before
 * the entry was ever published, unless an editor chose the address.
 */
export const deriveSlug: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = savedBy(context);
  const titleField = saved && titleFieldOf(strapi, context.uid);
  if (!saved || !titleField) return next();
  const stored = await storedFields(strapi, context.uid, saved.documentId);
  const title = text(saved.data[titleField] ?? stored[titleField]);
  const storedSlug = text(stored[slugField]);
  const sent = slugField in saved.data ? text(saved.data[slugField]) : storedSlug;
  const isClone = context.action === "clone";
  if (sent === "" && storedSlug && isSlugOf(storedSlug, title) && !isClone)
    saved.data[slugField] = storedSlug;
  else if (title && (sent === "" || (sent === storedSlug && (isClone || (await isFollowing())))))
    saved.data[slugField] = await freeSlug(strapi, context.uid as UID.ContentType, titleField, title, saved);
  return next();

  async function isFollowing(): Promise<boolean> {
    if (!isSlugOf(storedSlug, text(stored[titleField ?? ""])) || isSlugOf(storedSlug, title)) return false;
    return (await rows(strapi, addressType).count({ where: { Dokument: saved?.documentId } })) === 0;
  }
};

/** A slug that no other entry has or had: a new entry must not take over the links to another one in silence. */
async function freeSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  titleField: string,
  title: string,
  { documentId }: Saved,
): Promise<string> {
  const Typ = strapi.getModel(uid).info.singularName;
  for (let number = 1; ; number += 1) {
    // A title without letters, such as "🎄", gets the address of its type.
    const name = strings.nameToSlug(title) && (number === 1 ? title : `${title} ${number}`);
    const options = { contentTypeUID: uid, field: slugField, data: { [titleField]: name } };
    const Slug = await strapiInternals.slugs(strapi).generateUIDField(options);
    const former = await rows(strapi, addressType).findOne({ where: { Typ, Slug } });
    if (!former || former.Dokument === documentId || !name) return Slug;
  }
}
