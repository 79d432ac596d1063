import { maxPictureSide } from "@dorfforum/shared/media/picture-files";
import { maxPhoneVideoKB } from "@dorfforum/shared/media/video-files";
import { z } from "zod";
import { routes } from "@/lib/urls/routes";
import { isScalable } from "./is-scalable";
import { instant, number, optional, populated, required, rows, text } from "./wire";

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

export const optionalMedia = populated(optional(StrapiMedia), StrapiMedia);

const StrapiDownload = StrapiMedia.extend({ name: text, size: number });

const StrapiVideo = StrapiMedia.extend({ size: number });

/** A video, and whether phones get it: none that is larger than they should load, or whose size Strapi does not know. */
export const optionalVideo = populated(
  optional(StrapiVideo).transform(
    (media) =>
      media && {
        ...toFile(media),
        isForPhones: media.size !== undefined && media.size <= maxPhoneVideoKB,
      },
  ),
  StrapiVideo,
);

/** Files that an entry offers for download */
export const downloads = [
  "Dateien",
  populated(
    rows(StrapiDownload).transform((list) => list.map(toDownload)),
    StrapiDownload,
  ),
] as const;

/** The files that a Markdown text shows or links to */
export const files = [
  "Dateien_im_Text",
  populated(
    rows(StrapiMedia).transform((list) => list.map((file) => toFile(file))),
    StrapiMedia,
  ),
] as const;

/** An entry's picture. Its text for people who cannot see it, where given, replaces that of the media library. */
export const pictureFields = { picture: ["Bild", optionalMedia], pictureAlt: ["Bild_Alt", text] } as const;

/** The pictures below an entry's text, in their order, described in the media library */
export const gallery = [
  "Weitere_Bilder",
  populated(
    rows(StrapiMedia).transform((list) => list.flatMap((media) => toPicture(media) ?? [])),
    StrapiMedia,
  ),
] as const;

export function withPicture<
  Values extends { picture: z.infer<typeof optionalMedia>; pictureAlt: string | undefined },
>({ picture, pictureAlt, ...values }: Values) {
  return { ...values, picture: toPicture(picture, pictureAlt) };
}

/** A picture that can be shown. Undefined for other files, and when Strapi could not find out its size. */
export function toPicture(media: z.infer<typeof optionalMedia>, alt?: string): Picture | undefined {
  if (!media?.mime.startsWith("image/")) return undefined;
  const sides = [media.width ?? 0, media.height ?? 0];
  if (isScalable(media) && sides.some((side) => side <= 0 || side > maxPictureSide)) return undefined;
  return toFile(media, alt);
}

/**
 * Any file of the media library. `file` is its name in Strapi's upload folder; `version` changes with its content, so that
 * browsers may cache the address for ever; `src` is a path of this site, for visitors never talk to the CMS; `alt` is ""
 * for a decorative picture. Pictures alone have `width` and `height` in pixels, and in `focus` the point that must stay in
 * view where the picture is cropped, in percent from the left and from the top.
 */
function toFile(media: z.infer<typeof StrapiMedia>, alt?: string) {
  const file = media.url.slice(media.url.lastIndexOf("/") + 1);
  const version = Date.parse(media.updatedAt).toString(36);
  return {
    id: media.documentId,
    file,
    version,
    mime: media.mime,
    src: routes.media(file, version),
    alt: alt ?? media.alternativeText ?? "",
    caption: media.caption,
    width: media.width,
    height: media.height,
    focus: media.focalPoint,
  };
}

/** `name` is the file's name with its ending, as it was uploaded; `kB` its size (1,000 bytes), where Strapi knows it. */
const toDownload = (media: z.infer<typeof StrapiDownload>) => ({
  ...toFile(media),
  name: media.name ?? media.url.slice(media.url.lastIndexOf("/") + 1),
  kB: media.size,
});
export type Download = ReturnType<typeof toDownload>;

export type Picture = ReturnType<typeof toFile>;
export type MediaFile = Pick<Picture, "id" | "file" | "version" | "mime">;

const isMediaFile = (value: unknown): value is MediaFile =>
  typeof value === "object" && value !== null && "file" in value && "version" in value && "mime" in value;

/** Every file of the media library that an item holds, whatever its fields are called. */
export const filesOf = (item: object): MediaFile[] => Object.values(item).flat().filter(isMediaFile);
