import type { Collection } from "./collection";
import { defineCollection } from "./collection";
import { derived } from "./derived";
import { isCmsRequestError } from "./errors";
import { required } from "./wire";

/** Every address under which an entry was once published: the type's API name, the slug, and the entry's id. */
export const addresses = defineCollection({
  model: "adresse",
  plural: "adressen",
  drafts: false,
  fields: { type: ["Typ", required], slug: ["Slug", required], entryId: ["Dokument", required] },
  toItem: (address) => address,
});

const keyOf = (model: string, slug: string) => `${model} ${slug}`;

const entryIds = derived(
  [addresses],
  ({ items }) => new Map(items.map(({ type, slug, entryId }) => [keyOf(type, slug), entryId])),
);

/**
 * The present slug of the entry that was published under a former one. Undefined for a slug that is not a former one,
 * while its entry is not published, and while former addresses are not known.
 * @throws CmsRequestError without a copy of the entries
 */
export async function findPresentSlug<Item extends { slug: string }>(
  collection: Collection<Item>,
  formerSlug: string,
): Promise<string | undefined> {
  const known = await entryIds().catch((error: unknown) => {
    if (isCmsRequestError(error)) return undefined;
    throw error;
  });
  const entryId = known?.get(keyOf(collection.model, formerSlug));
  const slug = entryId && (await collection.ready()).byId.get(entryId)?.slug;
  return slug === formerSlug ? undefined : slug;
}
