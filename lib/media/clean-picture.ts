import { maxVisitorPicturePixels, pictureType } from "@dorfforum/shared/media/picture-files";
import type { Metadata } from "sharp";
import { decodePicture, isRaster, readMetadata } from "./decode-picture";

/** In pixels; larger pictures are scaled down. */
const maxSide = 2400;

export class PictureError extends Error {
  override name = "PictureError";
  constructor(
    /** empty: no bytes; large: too many pixels; type: no JPEG, PNG, WebP or AVIF; broken: cannot be decoded */
    readonly problem: "empty" | "large" | "type" | "heic" | "animated" | "broken",
    cause?: unknown,
  ) {
    super(`The picture was refused: ${problem}`, { cause });
  }
}

/**
 * Makes a visitor's picture safe to store: decoded and encoded anew, so that neither metadata nor anything hidden behind
 * the pixels survives; upright; at most 2400 pixels wide and high. Its type is read from the content alone.
 * @throws PictureError
 */
export async function cleanPicture(bytes: Uint8Array) {
  if (bytes.length === 0) throw new PictureError("empty");
  const { hasAlpha } = await readHead(bytes);
  try {
    const picture = decodePicture(bytes)
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const encoded = hasAlpha ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 82, mozjpeg: true });
    return { bytes: Uint8Array.from(await encoded.toBuffer()), type: hasAlpha ? "image/webp" : "image/jpeg" };
  } catch (error) {
    throw new PictureError("broken", error);
  }
}

/** @throws PictureError unless the head is that of a still picture of a size that can be decoded */
async function readHead(bytes: Uint8Array): Promise<Metadata> {
  if (!isRaster(bytes)) throw new PictureError(pictureType(bytes) === "image/heic" ? "heic" : "type");
  const metadata = await readMetadata(bytes).catch((error: unknown) => {
    throw new PictureError("broken", error);
  });
  if ((metadata.pages ?? 1) > 1) throw new PictureError("animated");
  if (metadata.width * metadata.height > maxVisitorPicturePixels) throw new PictureError("large");
  return metadata;
}
