import type { Collection } from "./collection";
import { defineCollection } from "./collection";
import { derived } from "./derived";
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
 * and while its entry is not published. @throws CmsRequestError without a copy
 */
export async function findPresentSlug<Item extends { slug: string }>(
  collection: Collection<Item>,
  formerSlug: string,
): Promise<string | undefined> {
  const entryId = (await entryIds()).get(keyOf(collection.model, formerSlug));
  const slug = entryId && (await collection.ready()).byId.get(entryId)?.slug;
  return slug === formerSlug ? undefined : slug;
}
