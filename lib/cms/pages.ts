import { z } from "zod";
import { defineCollection } from "./collection";
import { findBySlug } from "./derived";
import { severalMedia, toFiles } from "./media";
import { document, required, text } from "./wire";

const StrapiPage = z.object({
  ...document,
  Titel: required,
  Slug: required,
  Text: text,
  Dateien_im_Text: severalMedia,
});

/** A Seite: Impressum, Datenschutz … `text` is Markdown, `files` are those it shows or links to. */
function toPage(wire: z.infer<typeof StrapiPage>) {
  return {
    id: wire.documentId,
    slug: wire.Slug,
    title: wire.Titel,
    text: wire.Text ?? "",
    files: toFiles(wire.Dateien_im_Text),
    changedAt: wire.updatedAt,
  };
}

export type Page = ReturnType<typeof toPage>;

export const pages = defineCollection({
  model: "seite",
  plural: "seiten",
  drafts: true,
  schema: StrapiPage,
  toItem: toPage,
});

/** @throws CmsRequestError without a copy */
export const getPage = findBySlug(pages);
