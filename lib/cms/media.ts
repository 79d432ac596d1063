import { z } from "zod";
import { instant, number, optional, required, text } from "./wire";

export const mediaFields = [
  ...(["url", "alternativeText", "caption", "width", "height", "mime", "updatedAt"] as const),
] as const;

const StrapiMedia = z.object({
  documentId: required,
  url: required,
  alternativeText: text,
  caption: text,
  width: number,
  height: number,
  mime: required,
  updatedAt: instant,
});

export const optionalMedia = optional(StrapiMedia);

export type MediaFile = {
  id: string;
  /** Name in Strapi's upload folder */
  file: string;
  /** Changes with the file's content, so that browsers may keep the address for ever */
  version: string;
  mime: string;
};

/** A file with its place on the site. `width` and `height` are pixels, known for pictures only. */
export type Picture = MediaFile & {
  /** A path of this site: visitors never talk to the CMS. */
  src: string;
  /** "" for a decorative picture */
  alt: string;
  caption?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
};

export function toPicture(media: z.infer<typeof optionalMedia>, alt?: string): Picture | undefined {
  if (!media) return undefined;
  const file = media.url.slice(media.url.lastIndexOf("/") + 1);
  const version = Date.parse(media.updatedAt).toString(36);
  return {
    id: media.documentId,
    file,
    version,
    src: `/dateien/${encodeURIComponent(file)}?v=${version}`,
    alt: alt ?? media.alternativeText ?? "",
    caption: media.caption,
    width: media.width,
    height: media.height,
    mime: media.mime,
  };
}

/** What editors put into running text; of these Strapi tells nothing but the name. */
const mimes: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Strapi's uploads that a Markdown text shows or links to. */
export function mediaInMarkdown(markdown: string): MediaFile[] {
  return [...markdown.matchAll(/\/uploads\/([\w.-]+)\.(\w+)/g)].flatMap(([, name, ending = ""]) => {
    const mime = mimes[ending.toLowerCase()];
    const file = `${name}.${ending}`;
    return mime ? [{ id: file, file, version: "0", mime }] : [];
  });
}
