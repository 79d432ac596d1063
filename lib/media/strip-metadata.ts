import type { Metadata } from "sharp";
import { decodePicture, encode, readPictureHead } from "./decode-picture";

/** In pixels. No screen shows more, and it bounds the time of encoding. */
const maxSide = 4000;

const formats = { jpeg: "jpeg", png: "png", webp: "webp", heif: "avif" } as const;

/**
 * A picture as it may leave the CMS: the same bytes when they hold no metadata, otherwise encoded anew and upright.
 * Strapi keeps an upload as it is, with the place where a photo was taken, whenever its own version would be larger.
 * @throws UnreadablePictureError; NoVariantError when it takes too long
 */
export async function stripMetadata(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const head = await readPictureHead(bytes);
  if (!hasMetadata(head)) return bytes;
  const format = formats[head.format as keyof typeof formats];
  const picture = decodePicture(bytes, { animated: true }).resize({
    width: maxSide,
    height: maxSide,
    fit: "inside",
    withoutEnlargement: true,
  });
  return encode(picture.toFormat(format, { quality: 85, ...(format === "avif" && { effort: 0 }) }));
}

const hasMetadata = ({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop, comments].some((part) => part !== undefined && part.length > 0);
