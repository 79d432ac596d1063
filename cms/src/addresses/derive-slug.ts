import type { Core, Schema, UID } from "@strapi/strapi";
import { strings } from "@strapi/utils";
import { rows } from "../database/rows";
import { type DocumentMiddleware, savedBy, storedFields } from "../rules/saved";
import { strapiInternals } from "../strapi-internals";

export const slugField = "Slug";

/** The field that a type's address is made of; undefined for types that have no address, or one that editors must choose. */
export function titleFieldOf(strapi: Core.Strapi, uid: UID.Schema): string | undefined {
  const attributes: Record<string, Schema.Attribute.AnyAttribute> = strapi.getModel(uid).attributes;
  const attribute = attributes[slugField];
  const isDerived = attribute?.type === "uid" && !attribute.required;
  return isDerived ? attribute.targetField : undefined;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Whether an address is that of a title, perhaps with a number that made it unique. */
export function isSlugOf(slug: string, title: string): boolean {
  const derived = strings.nameToSlug(title);
  return slug === derived || (slug.startsWith(`${derived}-`) && /^\d+$/.test(slug.slice(derived.length + 1)));
}

/**
 * Makes the address of the title while there is none, and again when the title changes before the entry was ever
 * published, unless an editor chose the address.
 */
export const deriveSlug: DocumentMiddleware = (strapi) => async (context, next) => {
  const saved = savedBy(context);
  const titleField = saved && titleFieldOf(strapi, context.uid);
  if (!saved || !titleField) return next();
  const stored = await storedFields(strapi, context.uid, saved.documentId);
  const slug = text(saved.data[slugField] ?? stored[slugField]);
  const title = text(saved.data[titleField] ?? stored[titleField]);
  const storedTitle = text(stored[titleField]);
  const isUnchanged = saved.documentId !== undefined && slug === stored[slugField];
  const isCopied = isUnchanged && context.action === "clone";
  const isFollowing =
    isUnchanged &&
    isSlugOf(slug, storedTitle) &&
    !isSlugOf(slug, title) &&
    !(await wasPublished(strapi, saved.documentId));
  if (title && (slug === "" || isCopied || isFollowing)) {
    saved.data[slugField] = await strapiInternals.slugs(strapi).generateUIDField({
      contentTypeUID: context.uid as UID.ContentType,
      field: slugField,
      // A title without letters, such as "🎄", gets the address of its type.
      data: { [titleField]: strings.nameToSlug(title) && title },
    });
  }
  return next();
};

const wasPublished = async (strapi: Core.Strapi, documentId: string | undefined): Promise<boolean> =>
  (await rows(strapi, "api::adresse.adresse").count({ where: { Dokument: documentId } })) > 0;
