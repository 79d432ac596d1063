import sharp, { type Metadata } from "sharp";
import { isRaster } from "./is-raster";
import type { Variant } from "./variants";

/** What is decoded at all: a file of few bytes can claim to be larger than the memory. */
const maxSide = 20_000;
const maxPixels = 100_000_000;
/** What one conversion may take, in seconds. */
const patience = 20;

// One thread each: how many run at once is decided in make-variant.ts, and pages need the other processor.
sharp.concurrency(1);

/** A file that no picture can be made of, whatever it is called. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

/** A good picture that is shown as it is: it moves, or making it smaller takes too long. */
export class NoVariantError extends Error {
  override name = "NoVariantError";
}

/**
 * A picture in a smaller size and another format: turned as the camera was held, in sRGB, without metadata (which
 * can hold where it was taken). A picture that is smaller already keeps its size.
 * @throws UnreadablePictureError, NoVariantError
 */
export async function convert(bytes: Buffer, { width, format }: Variant): Promise<Buffer<ArrayBuffer>> {
  await checkHead(bytes);
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: patience })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // A tenth of the default effort's time for a tenth more bytes: bench/avif-effort.mjs
  const encoded =
    format === "avif" ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 75 });
  try {
    return Buffer.from(await encoded.toBuffer());
  } catch (error) {
    // sharp says so in words only. A busy machine must not make a good picture a broken one.
    if (error instanceof Error && error.message.includes("timeout")) {
      throw new NoVariantError("Making the picture smaller took too long", { cause: error });
    }
    throw new UnreadablePictureError("The picture cannot be decoded", { cause: error });
  }
}

/** Reads no more than the head. */
async function checkHead(bytes: Buffer): Promise<void> {
  if (!isRaster(bytes)) throw new UnreadablePictureError("The file is no JPEG, PNG, WebP or AVIF");
  let head: Metadata;
  try {
    // The limits come below, with a reason of their own.
    head = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata();
  } catch (error) {
    throw new UnreadablePictureError("The head of the picture cannot be read", { cause: error });
  }
  if ((head.pages ?? 1) > 1) throw new NoVariantError("The picture moves");
  const { width, height } = head;
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new UnreadablePictureError(`The picture is too large: ${width} × ${height}`);
  }
}
