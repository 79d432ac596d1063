import sharp, { type Metadata, type Sharp } from "sharp";
import { toPictureError, UnreadablePictureError } from "./picture-errors";

// One thread for each conversion: conversion-limiter.ts decides how many run at once.
sharp.concurrency(1);

/** Decoding and encoding together */
const conversionTimeoutSeconds = 20;
/** A file of few bytes can claim to be larger than the memory. */
const maxSide = 20_000;
const maxPixels = 100_000_000;

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP or AVIF. It is asked before any decoder, so that SVG, PDF and all
 * other formats never reach one.
 */
export function isRaster(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP")) ||
    ["ftypavif", "ftypavis"].includes(start.slice(4))
  );
}

/** Reads the head alone, and the number of frames. Limits are left to the caller. @throws when it cannot be read */
export const readMetadata = (bytes: Uint8Array): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata();

/** Reads the head of a picture that may be decoded. @throws UnreadablePictureError for every other file */
export async function readPictureHead(bytes: Buffer): Promise<Metadata> {
  if (!isRaster(bytes)) throw new UnreadablePictureError("The file is no JPEG, PNG, WebP or AVIF");
  const head = await readMetadata(bytes).catch((cause: unknown) => {
    throw new UnreadablePictureError("The head of the picture cannot be read", { cause });
  });
  const { width, height } = head;
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new UnreadablePictureError(`The picture is too large: ${width} × ${height}`);
  }
  return head;
}

/** The decoded picture, upright. What is made of it carries no metadata, such as where the photo was taken. */
export const decodePicture = (bytes: Uint8Array, { animated = false } = {}): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, animated, failOn: "error" })
    .timeout({ seconds: conversionTimeoutSeconds })
    .autoOrient();

/** @throws NoVariantError when it takes too long, UnreadablePictureError */
export async function encode(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await picture.toBuffer());
  } catch (error) {
    throw toPictureError(error);
  }
}
