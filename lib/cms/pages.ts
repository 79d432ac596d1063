import { defineCollection, type ItemOf } from "./collection";
import { findBySlug } from "./derived";
import { files } from "./media";
import { changedAt, required, textOrEmpty } from "./wire";

/** Seiten: Impressum, Datenschutz … `text` is Markdown, `files` are those it shows or links to. */
export const pages = defineCollection({
  model: "seite",
  plural: "seiten",
  fields: {
    title: ["Titel", required],
    slug: ["Slug", required],
    text: ["Text", textOrEmpty],
    files,
    changedAt,
  },
  toItem: (page) => page,
});

export type Page = ItemOf<typeof pages>;

/** @throws CmsRequestError without a copy */
export const getPage = findBySlug(pages);
