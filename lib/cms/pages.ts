import { z } from "zod";
import { defineCollection, derived } from "./collection";
import { mediaFields, severalMedia, toFile } from "./media";
import { document, required, text } from "./wire";

const StrapiPage = z.object({
  ...document,
  Titel: required,
  Slug: required,
  Text: text,
  Dateien_im_Text: severalMedia,
});

/** A Seite: Impressum, Datenschutz … `text` is Markdown, `files` what it shows or links to. */
function toPage(wire: z.infer<typeof StrapiPage>) {
  return {
    id: wire.documentId,
    slug: wire.Slug,
    title: wire.Titel,
    text: wire.Text ?? "",
    files: wire.Dateien_im_Text.map((file) => toFile(file)),
    changedAt: wire.updatedAt,
  };
}

export type Page = ReturnType<typeof toPage>;

export const pages = defineCollection({
  model: "seite",
  plural: "seiten",
  drafts: true,
  fields: ["Titel", "Slug", "Text"],
  populate: { Dateien_im_Text: mediaFields },
  schema: StrapiPage,
  toItem: toPage,
});

const bySlug = derived((items: readonly Page[]) => new Map(items.map((page) => [page.slug, page])));

/** @throws CmsRequestError without a copy */
export async function getPage(slug: string): Promise<Page | undefined> {
  return bySlug(await pages.ready()).get(slug);
}
