import { routes } from "@/lib/urls/routes";
import { type Collection, defineCollection, type ItemOf } from "./collection";
import { derived, findBySlug } from "./derived";
import type { Snapshot } from "./replica-copy";
import { number, required, text } from "./wire";

export const categories = defineCollection({
  model: "kategorie",
  plural: "kategorien",
  drafts: false,
  fields: {
    name: ["Name", required],
    slug: ["Slug", text],
    description: ["Beschreibung", text],
    position: ["Reihenfolge", number],
  },
  toItem: ({ slug, position, ...category }) => ({
    ...category,
    slug: slug ?? category.name,
    position: position ?? Number.MAX_SAFE_INTEGER,
  }),
  toPage: ({ slug }) => ({ path: routes.category(slug) }),
});

export type Category = ItemOf<typeof categories>;

/** All categories in the editors' order. @throws CmsRequestError without a copy */
export const getCategories = derived([categories], ({ items }) =>
  [...items].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, "de")),
);

const fold = (value: string) => value.normalize("NFC").trim().toLocaleLowerCase("de");

const byNameOrSlug = derived([categories], ({ items }) => {
  const slugs = items.map((category) => [fold(category.slug), category] as const);
  const names = items.map((category) => [fold(category.name), category] as const);
  return new Map([...slugs, ...names]);
});

/** By name or slug. Capitals and Unicode form do not matter. @throws CmsRequestError without a copy */
export async function getCategory(nameOrSlug: string): Promise<Category | undefined> {
  return (await byNameOrSlug()).get(fold(nameOrSlug));
}

/** The item with its categories in place of their ids. Categories that were deleted are left out. */
export function withCategories<Item extends { categoryIds: string[] }>(
  item: Item,
  { byId }: Snapshot<Category>,
) {
  const { categoryIds, ...rest } = item;
  return { ...rest, categories: categoryIds.flatMap((id) => byId.get(id) ?? []) };
}

/** @returns a function that finds an item with its categories by its slug, and throws CmsRequestError without a copy */
export function findWithCategories<Item extends { slug: string; categoryIds: string[] }>(
  collection: Collection<Item>,
) {
  const find = findBySlug(collection);
  return async (slug: string) => {
    const item = await find(slug);
    return item && withCategories(item, await categories.ready());
  };
}

/** Several items with their categories. @throws CmsRequestError without a copy */
export async function joinCategories<Item extends { categoryIds: string[] }>(items: readonly Item[]) {
  const all = await categories.ready();
  return items.map((item) => withCategories(item, all));
}
