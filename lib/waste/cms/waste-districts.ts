import { type Collection as CollectionDay, readCollections } from "@dorfforum/shared/waste/collections";
import { defineCollection, type ItemOf } from "@/lib/cms/collection";
import { changedAt, required, textOrEmpty } from "@/lib/cms/wire";
import { routes } from "@/lib/urls/routes";

/** Parts of the village with the same days of collection; `streets` are those that editors name, `collections` in order. */
export const wasteDistricts = defineCollection({
  model: "abfallbezirk",
  plural: "abfallbezirke",
  drafts: false,
  fields: {
    name: ["Name", required],
    slug: ["Slug", required],
    streets: ["Strassen", textOrEmpty],
    collections: ["Termine", textOrEmpty],
    changedAt,
  },
  toItem: ({ streets, collections, ...district }) => ({
    ...district,
    streets: streets.split(/[\n;]/).flatMap((street) => street.trim() || []),
    collections: readCollections(collections).collections satisfies CollectionDay[],
  }),
  toPage: ({ slug, changedAt }) => ({ path: routes.wasteOf(slug), changedAt }),
});

export type StoredDistrict = ItemOf<typeof wasteDistricts>;
