import type { Collection } from "./collection";
import { defineCollection } from "./collection";
import { derived } from "./derived";
import { isCmsRequestError } from "./errors";
import { createdAt, required } from "./wire";

/** Every address under which an entry was once published: the type's API name, the slug, and the entry's id. */
export const addresses = defineCollection({
  model: "adresse",
  plural: "adressen",
  drafts: false,
  fields: { type: ["Typ", required], slug: ["Slug", required], entryId: ["Dokument", required], createdAt },
  toItem: (address) => address,
});

const keyOf = (model: string, slug: string) => `${model} ${slug}`;

const entryIds = derived(
  [addresses],
  ({ items }) => new Map(items.map(({ type, slug, entryId }) => [keyOf(type, slug), entryId])),
);

/** By an entry's id: when it was first published under one of its addresses (ISO) */
const firstTimes = derived([addresses], ({ items }) => {
  const times = new Map<string, string>();
  for (const { entryId, createdAt: time } of items)
    if (time && time < (times.get(entryId) ?? "Z")) times.set(entryId, time);
  return times;
});

/**
 * When entries were first seen by visitors (ISO). An address may be taken over from an entry before, so none is older than
 * its entry. Where addresses are not known, entries are as new as they were written down.
 */
export async function firstPublishedAt() {
  const times = await orUndefined(firstTimes());
  return ({ id, createdAt: written }: { id: string; createdAt?: string | undefined }): string | undefined => {
    const published = times?.get(id);
    return written && published && published > written ? published : written;
  };
}

/** Undefined without a copy of the addresses */
const orUndefined = <T>(known: Promise<T>): Promise<T | undefined> =>
  known.catch((error: unknown) => {
    if (isCmsRequestError(error)) return undefined;
    throw error;
  });

/**
 * The present slug of the entry that was published under a former one. Undefined for a slug that is not a former one,
 * while its entry is not published, and while former addresses are not known.
 * @throws CmsRequestError without a copy of the entries
 */
export async function findPresentSlug<Item extends { slug: string }>(
  collection: Collection<Item>,
  formerSlug: string,
): Promise<string | undefined> {
  const known = await orUndefined(entryIds());
  const entryId = known?.get(keyOf(collection.model, formerSlug));
  const slug = entryId && (await collection.ready()).byId.get(entryId)?.slug;
  return slug === formerSlug ? undefined : slug;
}
