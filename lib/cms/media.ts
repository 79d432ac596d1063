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

/** A file of the media library. `width` and `height` are pixels, known for pictures only. */
export type Picture = {
  id: string;
  /** Name in Strapi's upload folder */
  file: string;
  /** Changes with the file's content, so that browsers may keep the address for ever */
  version: string;
  /** A path of this site: visitors never talk to the CMS. */
  src: string;
  /** "" for a decorative picture */
  alt: string;
  caption?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  mime: string;
};

export function toPicture(media: z.infer<typeof optionalMedia>, alt?: string): Picture | undefined {
  if (!media) return undefined;
  const file = media.url.slice(media.url.lastIndexOf("/") + 1);
  const version = Date.parse(media.updatedAt).toString(36);
  return {
    id: media.documentId,
    file,
    version,
    src: `/medien/${encodeURIComponent(file)}?v=${version}`,
    alt: alt ?? media.alternativeText ?? "",
    caption: media.caption,
    width: media.width,
    height: media.height,
    mime: media.mime,
  };
}
