import sharp from "sharp";
import { NoVariantError, toPictureError } from "./picture-errors";
import { maxPixels, readPictureHead } from "./picture-head";
import type { Variant } from "./variants";

/** What one conversion may take, in seconds. */
const patience = 20;

// One thread each: how many run at once is decided in make-variant.ts, and pages need the other processor.
sharp.concurrency(1);

/**
 * A picture in a smaller size and another format: turned as the camera was held, in sRGB, without metadata (which
 * can hold where it was taken). A picture that is smaller already keeps its size.
 * @throws UnreadablePictureError, NoVariantError
 */
export async function convert(bytes: Buffer, { width, format }: Variant): Promise<Buffer<ArrayBuffer>> {
  const { pages = 1 } = await readPictureHead(bytes);
  if (pages > 1) throw new NoVariantError("The picture moves");
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
    throw toPictureError(error);
  }
}
