import sharp, { type Metadata } from "sharp";
import { isRaster } from "./is-raster";
import { UnreadablePictureError } from "./picture-errors";

/** What is decoded at all: a file of few bytes can claim to be larger than the memory. */
const maxSide = 20_000;
export const maxPixels = 100_000_000;

/** Reads no more than the head. @throws UnreadablePictureError for what is not to be decoded */
export async function readPictureHead(bytes: Buffer): Promise<Metadata> {
  if (!isRaster(bytes)) throw new UnreadablePictureError("The file is no JPEG, PNG, WebP or AVIF");
  let head: Metadata;
  try {
    // The limits come below, with a reason of their own.
    head = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata();
  } catch (error) {
    throw new UnreadablePictureError("The head of the picture cannot be read", { cause: error });
  }
  const { width, height } = head;
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new UnreadablePictureError(`The picture is too large: ${width} × ${height}`);
  }
  return head;
}
