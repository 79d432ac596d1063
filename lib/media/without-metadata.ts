import sharp, { type Metadata } from "sharp";
import { toPictureError } from "./picture-errors";
import { maxPixels, readPictureHead } from "./picture-head";

/** More than any screen shows, in pixels; it bounds what encoding takes. */
const maxSide = 4000;
/** What decoding and encoding may take, in seconds. */
const patience = 20;

const formats = { jpeg: "jpeg", png: "png", webp: "webp", heif: "avif" } as const;

/**
 * A picture as it may leave the CMS: the same bytes, or encoded anew, upright, when something about its making stands
 * beside the pixels. Strapi keeps an upload as it is, with the place where a photo was taken, whenever its own version
 * would be larger.
 * @throws UnreadablePictureError; NoVariantError when it takes too long
 */
export async function withoutMetadata(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const head = await readPictureHead(bytes);
  if (!hasMetadata(head)) return bytes;
  const format = formats[head.format as keyof typeof formats];
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, animated: true, failOn: "error" })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .toFormat(format, { quality: 85, ...(format === "avif" && { effort: 0 }) });
    return Buffer.from(await picture.toBuffer());
  } catch (error) {
    throw toPictureError(error);
  }
}

const hasMetadata = ({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata) =>
  [exif, xmp, iptc, tifftagPhotoshop, comments].some((part) => part !== undefined && part.length > 0);
