import { colourCodingOf } from "@dorfforum/shared/media/colour-coding";
import { maxPixelsOf, maxVisitorPicturePixels, pictureType } from "@dorfforum/shared/media/picture-files";
import pLimit from "p-limit";
import type { Metadata } from "sharp";
import { processWide } from "@/lib/runtime/process-wide";
import { runLimited, TooManyConversionsError } from "./conversion-limiter";
import { decodePicture, isRaster, readMetadata } from "./decode-picture";

/** In pixels; larger pictures are scaled down. */
const maxSide = 2400;
/** One picture at a time, however many processors there are: each may take 200 MB. */
const oneAtATime = processWide("visitorsPictures", () => pLimit(1));
/** They wait in memory, with up to 8 MB each, and the last of them within the time that a form waits for an answer. */
const maxQueued = 12;

export class PictureError extends Error {
  override name = "PictureError";
  constructor(
    /** empty: no bytes; large: too many pixels for its type; type: no JPEG, PNG, WebP or AVIF; hdr: brighter than the web shows; broken: cannot be decoded */
    readonly problem: "empty" | "large" | "type" | "heic" | "animated" | "hdr" | "broken",
    cause?: unknown,
  ) {
    super(`The picture was refused: ${problem}`, { cause });
  }
}

/**
 * Makes a visitor's picture safe to store: decoded and encoded anew, so that neither metadata nor anything hidden behind
 * the pixels survives; upright; at most 2400 pixels wide and high. Its type is read from the content alone.
 * @throws PictureError; TooManyConversionsError at once when too many wait
 */
export async function cleanPicture(bytes: Uint8Array) {
  if (bytes.length === 0) throw new PictureError("empty");
  const { hasAlpha } = await readHead(bytes);
  if (oneAtATime.pendingCount >= maxQueued) throw new TooManyConversionsError("Too many sent pictures wait");
  return oneAtATime(() => runLimited(() => encodeAnew(bytes, hasAlpha)));
}

async function encodeAnew(bytes: Uint8Array, hasAlpha: boolean) {
  try {
    const decoded = await decodePicture(bytes);
    const picture = decoded
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
  const type = pictureType(bytes);
  if (!isRaster(bytes)) throw new PictureError(type === "image/heic" ? "heic" : "type");
  const metadata = await readMetadata(bytes).catch((error: unknown) => {
    throw new PictureError("broken", error);
  });
  if (colourCodingOf(bytes).isHdr) throw new PictureError("hdr");
  if ((metadata.pages ?? 1) > 1) throw new PictureError("animated");
  if (metadata.width * metadata.height > maxPixelsOf(type, metadata, maxVisitorPicturePixels))
    throw new PictureError("large");
  return metadata;
}
