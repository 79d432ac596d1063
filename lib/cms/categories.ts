import { z } from "zod";
import { defineCollection, derived, type Ready } from "./collection";
import { document, number, required, text } from "./wire";

const StrapiCategory = z.object({
  ...document,
  Name: required,
  Slug: text,
  Beschreibung: text,
  Reihenfolge: number,
});

function toCategory(wire: z.infer<typeof StrapiCategory>) {
  return {
    id: wire.documentId,
    name: wire.Name,
    slug: wire.Slug ?? wire.Name,
    description: wire.Beschreibung,
    position: wire.Reihenfolge ?? Number.MAX_SAFE_INTEGER,
  };
}

export type Category = ReturnType<typeof toCategory>;

export const categories = defineCollection({
  model: "kategorie",
  plural: "kategorien",
  drafts: false,
  fields: ["Name", "Slug", "Beschreibung", "Reihenfolge"],
  schema: StrapiCategory,
  toItem: toCategory,
});

const inOrder = derived((items: readonly Category[]) =>
  [...items].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, "de")),
);

const fold = (value: string) => value.normalize("NFC").trim().toLocaleLowerCase("de");

const byNameOrSlug = derived((items: readonly Category[]) => {
  const bySlug = items.map((category) => [fold(category.slug), category] as const);
  const byName = items.map((category) => [fold(category.name), category] as const);
  return new Map([...bySlug, ...byName]);
});

/** All categories in the editors' order. @throws CmsRequestError without a copy */
export async function getCategories(): Promise<Category[]> {
  return inOrder(await categories.ready());
}

/** By name or slug, whatever its capitals or Unicode form. @throws CmsRequestError without a copy */
export async function getCategory(nameOrSlug: string): Promise<Category | undefined> {
  return byNameOrSlug(await categories.ready()).get(fold(nameOrSlug));
}

/** An item with its categories in place of their ids; a category that was deleted is simply gone. */
export function withCategories<Item extends { categoryIds: string[] }>(item: Item, known: Ready<Category>) {
  const { categoryIds, ...rest } = item;
  return { ...rest, categories: categoryIds.flatMap((id) => known.byId.get(id) ?? []) };
}
