import { z } from "zod";
import { categories, withCategories } from "./categories";
import { defineCollection, derived } from "./collection";
import { mediaFields, optionalMedia, toPicture } from "./media";
import { document, relations, required, text } from "./wire";

const StrapiSignpost = z.object({
  ...document,
  Titel: required,
  Slug: required,
  Kurztext: text,
  Ziel: required,
  Kategorien: relations,
  Bild: optionalMedia,
  Bild_Alt: text,
});

/** `summary` is Markdown; `target` is as the editor wrote it, checked again when it is followed. */
function toSignpost(wire: z.infer<typeof StrapiSignpost>) {
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

/** What Angebote and Infos share: a teaser in the forum whose page is elsewhere. */
export function defineSignposts(type: { model: string; plural: string; pictures: boolean }) {
  const signposts = defineCollection({
    model: type.model,
    plural: type.plural,
    drafts: true,
    fields: ["Titel", "Slug", "Kurztext", "Ziel", ...(type.pictures ? ["Bild_Alt"] : [])],
    populate: { Kategorien: ["documentId"], ...(type.pictures ? { Bild: mediaFields } : {}) },
    schema: StrapiSignpost,
    toItem: toSignpost,
  });
  const bySlug = derived((items: readonly Item[]) => new Map(items.map((item) => [item.slug, item])));
  const newestFirst = derived((items: readonly Item[]) =>
    [...items].sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.title.localeCompare(b.title, "de")),
  );
  return {
    collection: signposts,
    async getOne(slug: string): Promise<Signpost | undefined> {
      const item = bySlug(await signposts.ready()).get(slug);
      return item && withCategories(item, await categories.ready());
    },
    async getAll(limit = Number.POSITIVE_INFINITY): Promise<Signpost[]> {
      const known = await categories.ready();
      return newestFirst(await signposts.ready())
        .slice(0, limit)
        .map((item) => withCategories(item, known));
    },
  };
}
