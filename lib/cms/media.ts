import { z } from "zod";
import { isScalable } from "@/lib/media/variants";
import { instant, number, optional, required, rows, text } from "./wire";

export const mediaFields = [
  ...(["url", "alternativeText", "caption", "width", "height", "mime", "focalPoint", "updatedAt"] as const),
] as const;

const percent = z.number().min(0).max(100);

const StrapiMedia = z.object({
  documentId: required,
  url: required,
  alternativeText: text,
  caption: text,
  width: number,
  height: number,
  mime: required,
  // A field of Strapi's own, free JSON in its database: what cannot be read must not cost the entry.
  focalPoint: optional(z.object({ x: percent, y: percent })).catch(undefined),
  updatedAt: instant,
});

export const optionalMedia = optional(StrapiMedia);
export const severalMedia = rows(StrapiMedia);

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
  /** What must stay in view where the picture is cut, in percent from the left and from the top */
  focus?: { x: number; y: number } | undefined;
};

/** More pixels on one side than anything shows; Strapi knows no measures of what it could not decode. */
const maxSide = 20_000;

/** A picture that can be shown; undefined for none, and for a file that is no picture whatever it is called. */
export function toPicture(media: z.infer<typeof optionalMedia>, alt?: string): Picture | undefined {
  if (!media?.mime.startsWith("image/")) return undefined;
  const { width = 0, height = 0 } = media;
  if (isScalable(media) && !(width > 0 && width <= maxSide && height > 0 && height <= maxSide))
    return undefined;
  return toFile(media, alt);
}

/** Any file of the media library. */
export function toFile(media: z.infer<typeof StrapiMedia>, alt?: string): Picture {
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
    focus: media.focalPoint,
    mime: media.mime,
  };
}
