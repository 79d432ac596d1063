import sharp, { type Metadata } from "sharp";
import { isRaster } from "./is-raster";

/** What a visitor may send, in bytes. */
export const maxPictureBytes = 8 * 1024 * 1024;
/** What is decoded at all: a picture of few bytes can claim to be larger than the memory. */
const maxPixels = 50_000_000;
/** The longer side of what is kept, in pixels. */
const maxSide = 2400;
/** What decoding and encoding may take, in seconds. */
const patience = 20;

export type CleanPicture = { bytes: Uint8Array<ArrayBuffer>; type: "image/jpeg" | "image/webp" };

/** empty: no bytes; large: too many bytes or pixels; type: no JPEG, PNG, WebP or AVIF; animated; broken: cannot be decoded */
export type PictureProblem = "empty" | "large" | "type" | "animated" | "broken";

/** Said for programs; what visitors read belongs to the form. */
export class PictureError extends Error {
  override name = "PictureError";
  constructor(
    readonly problem: PictureProblem,
    cause?: unknown,
  ) {
    super(`The picture was refused: ${problem}`, { cause });
  }
}

/**
 * Makes a visitor's picture safe to keep: decoded and encoded anew, so that neither place and camera nor anything
 * hidden behind the pixels survives; turned as the camera was held; at most 2400 pixels wide and high. The type is
 * that of the content; a name or a claimed type plays no part.
 * @throws PictureError
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.length === 0) throw new PictureError("empty");
  if (bytes.length > maxPictureBytes) throw new PictureError("large");
  const { hasAlpha } = await readHead(bytes);
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const encoded = hasAlpha ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 82, mozjpeg: true });
    return {
      bytes: Uint8Array.from(await encoded.toBuffer()),
      type: hasAlpha ? "image/webp" : "image/jpeg",
    };
  } catch (error) {
    throw new PictureError("broken", error);
  }
}

/** Reads the head alone. @throws PictureError unless it is a still picture of a size that can be decoded */
async function readHead(bytes: Uint8Array): Promise<Metadata> {
  if (!isRaster(bytes)) throw new PictureError("type");
  let metadata: Metadata;
  try {
    // The limit comes below, with a reason of its own.
    metadata = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata();
  } catch (error) {
    throw new PictureError("broken", error);
  }
  if ((metadata.pages ?? 1) > 1) throw new PictureError("animated");
  if (metadata.width * metadata.height > maxPixels) throw new PictureError("large");
  return metadata;
}
