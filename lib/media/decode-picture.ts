import { colourCodingOf, withProfile } from "@dorfforum/shared/media/colour-coding";
import {
  decodedTypes,
  maxPicturePixels,
  maxPictureSide,
  pictureType,
  pngFrames,
} from "@dorfforum/shared/media/picture-files";
import sharp, { type Metadata, type Sharp } from "sharp";
import { toPictureError, UnreadablePictureError } from "./picture-errors";

// One thread for each conversion: conversion-limiter.ts decides how many run at once.
sharp.concurrency(1);
// libvips keeps its last 100 operations with all that their decoders hold: twelve progressive JPEGs were 1.4 GB.
sharp.cache(false);

/** Decoding and encoding together */
const conversionTimeoutSeconds = 20;
/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF */
export const isRaster = (bytes: Uint8Array): boolean => (pictureType(bytes) ?? "") in decodedTypes;

/**
 * Reads the head alone, with the number of frames; width and height are those of one. Limits are left to the caller.
 * @throws when it cannot be read
 */
export async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pages = pngFrames(bytes) ?? head.pages;
  return { ...head, ...(pages !== undefined && { pages }) };
}

/** Reads the head of a picture that may be decoded. @throws UnreadablePictureError for every other file */
export async function readPictureHead(bytes: Buffer): Promise<Metadata> {
  if (!isRaster(bytes)) throw new UnreadablePictureError("The file is no JPEG, PNG, WebP or AVIF");
  const head = await readMetadata(bytes).catch((cause: unknown) => {
    throw new UnreadablePictureError("The head of the picture cannot be read", { cause });
  });
  const { width, height } = head;
  if (Math.max(width, height) > maxPictureSide || width * height > maxPicturePixels) {
    throw new UnreadablePictureError(`The picture is too large: ${width} × ${height}`);
  }
  return head;
}

const decode = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: "error" })
    .timeout({ seconds: conversionTimeoutSeconds })
    .autoOrient();

/**
 * The decoded picture, upright, with the colours that it names. What is made of it carries no metadata, such as where the photo was
 * taken.
 * @throws as encode()
 */
export async function decodePicture(bytes: Uint8Array): Promise<Sharp> {
  const { profile } = colourCodingOf(bytes);
  if (!profile) return decode(bytes);
  // A profile can be put into a PNG alone.
  const png =
    pictureType(bytes) === "image/png" ? bytes : await encode(decode(bytes).png({ compressionLevel: 1 }));
  return decode(withProfile(png, profile));
}

/** @throws NoVariantError when it takes too long, UnreadablePictureError */
export async function encode(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await picture.toBuffer());
  } catch (error) {
    throw toPictureError(error);
  }
}
