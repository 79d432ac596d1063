import { z } from "zod";
import { routes } from "@/lib/routes";
import { isScalable } from "./is-scalable";
import { instant, number, optional, optionalPart, required, rows, text } from "./wire";

const percent = z.number().min(0).max(100);

const StrapiMedia = z.object({
  documentId: required,
  url: required,
  alternativeText: text,
  caption: text,
  width: number,
  height: number,
  mime: required,
  // Free JSON in Strapi's database: one that cannot be read must not cost the entry.
  focalPoint: optional(z.object({ x: percent, y: percent })).catch(undefined),
  updatedAt: instant,
});

export const optionalMedia = optionalPart(StrapiMedia);
export const severalMedia = rows(StrapiMedia);

export type MediaFile = {
  id: string;
  /** Name in Strapi's upload folder */
  file: string;
  /** Changes with the file's content, so that browsers may keep the address for ever */
  version: string;
  mime: string;
};

/** A file with its path on the site. `width` and `height` are in pixels, known for pictures only. */
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

const maxSide = 20_000;

/** A picture that can be shown. Undefined for other files, and when Strapi could not find out its size. */
export function toPicture(media: z.infer<typeof optionalMedia>, alt?: string): Picture | undefined {
  if (!media?.mime.startsWith("image/")) return undefined;
  const sides = [media.width ?? 0, media.height ?? 0];
  if (isScalable(media) && sides.some((side) => side <= 0 || side > maxSide)) return undefined;
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
    src: routes.media(file, version),
    alt: alt ?? media.alternativeText ?? "",
    caption: media.caption,
    width: media.width,
    height: media.height,
    focus: media.focalPoint,
    mime: media.mime,
  };
}

export const toFiles = (media: z.infer<typeof severalMedia>): Picture[] => media.map((file) => toFile(file));

const isMediaFile = (value: unknown): value is MediaFile =>
  typeof value === "object" && value !== null && "file" in value && "version" in value && "mime" in value;

/** Every file of the media library that an item holds, whatever its fields are called. */
export const filesOf = (item: object): MediaFile[] => Object.values(item).flat().filter(isMediaFile);
