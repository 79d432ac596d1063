import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection } from "./collection";
import { derived, findBySlug } from "./derived";
import { optionalMedia, toPicture } from "./media";
import { document, relations, required, text } from "./wire";

export const StrapiSignpost = z.object({
  ...document,
  Titel: required,
  Slug: required,
  Kurztext: text,
  Ziel: required,
  Kategorien: relations,
});

export const StrapiIllustratedSignpost = StrapiSignpost.extend({ Bild: optionalMedia, Bild_Alt: text });

type Wire = z.infer<typeof StrapiSignpost> & Partial<z.infer<typeof StrapiIllustratedSignpost>>;

/** `summary` is Markdown; `target` is as the editor wrote it, checked again when it is followed. */
function toSignpost(wire: Wire) {
  return {
    id: wire.documentId,
    slug: wire.Slug,
    title: wire.Titel,
    summary: wire.Kurztext ?? "",
    target: wire.Ziel,
    categoryIds: wire.Kategorien,
    picture: toPicture(wire.Bild, wire.Bild_Alt),
    changedAt: wire.updatedAt,
  };
}

type Item = ReturnType<typeof toSignpost>;
export type Signpost = ReturnType<typeof withCategories<Item>>;

/** Angebote and Infos: a teaser in the forum whose page is elsewhere. */
export function defineSignposts(type: {
  model: string;
  plural: string;
  schema: typeof StrapiSignpost | typeof StrapiIllustratedSignpost;
}) {
  const collection = defineCollection({ ...type, drafts: true, toItem: toSignpost });
  const find = findBySlug(collection);
  const newestFirst = derived([collection], ({ items }) =>
    [...items].sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.title.localeCompare(b.title, "de")),
  );
  return {
    collection,
    async getOne(slug: string): Promise<Signpost | undefined> {
      const item = await find(slug);
      return item && withCategories(item, await categories.ready());
    },
    async getAll(limit = Number.POSITIVE_INFINITY): Promise<Signpost[]> {
      const newest = (await newestFirst()).slice(0, limit);
      const allCategories = await categories.ready();
      return newest.map((item) => withCategories(item, allCategories));
    },
  };
}
