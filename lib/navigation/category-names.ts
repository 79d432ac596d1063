import { cache } from "react";
import type { Category } from "@/lib/cms/categories";

export type CategoryNames = readonly [name: string, slug: string];

/** The same objects each time during a request: React sends them once in a page's data. */
export const categoryNames = cache((categories: readonly Category[]) =>
  categories.map(({ name, slug }): CategoryNames => [name, slug]),
);
