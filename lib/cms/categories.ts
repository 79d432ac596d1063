import { z } from "zod";
import { routes } from "@/lib/routes";
import { defineCollection } from "./collection";
import { derived } from "./derived";
import type { Snapshot } from "./snapshot";
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
  schema: StrapiCategory,
  toItem: toCategory,
  toPage: ({ slug }) => ({ path: routes.category(slug) }),
});

const inOrder = derived([categories], ({ items }) =>
  [...items].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, "de")),
);

const fold = (value: string) => value.normalize("NFC").trim().toLocaleLowerCase("de");

const byNameOrSlug = derived([categories], ({ items }) => {
  const slugs = items.map((category) => [fold(category.slug), category] as const);
  const names = items.map((category) => [fold(category.name), category] as const);
  return new Map([...slugs, ...names]);
});

/** All categories in the editors' order. @throws CmsRequestError without a copy */
export async function getCategories(): Promise<Category[]> {
  return inOrder();
}

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
