import type { Collection } from "@/lib/cms/collection";
import { ownCollections } from "@/lib/cms/collections";
import { activeFeatures } from "@/lib/features";

let known: readonly Collection<object>[] | undefined;

/**
 * Every content type that the site reads. Loading, webhooks, the files that may be served and the sitemap follow from it. The same
 * list each time; like the environment it is asked for inside functions.
 */
export function collections(): readonly Collection<object>[] {
  known ??= [...ownCollections, ...activeFeatures().flatMap((feature) => feature.collections ?? [])];
  return known;
}
