/* Which files are pictures, for those of visitors and editors alike */

/** In pixels, of width and height. Larger pictures are not decoded: a file of few bytes can claim to be larger than the memory. */
export const maxPictureSide = 20_000;
export const maxPicturePixels = 100_000_000;
/** Less, since anybody may send one. Photos of "50 megapixels" have up to 50.4 million. */
export const maxVisitorPicturePixels = 52_000_000;

/**
 * In pixels, where the decoder holds the whole picture at once: at most 200 MB. Others are decoded row by row. An AVIF takes
 * twice as many bytes a pixel as an interlaced JPEG.
 */
const maxPixelsAtOnce = { interlaced: 24_000_000, interlaced16Bit: 12_000_000, avif: 8_000_000 };

/**
 * The number of pixels up to which a picture is decoded.
 * @param type as pictureType()
 * @param head what sharp reads of it before it decodes
 * @param max for pictures that are decoded row by row
 */
export function maxPixelsOf(
  type: string | undefined,
  { isProgressive, depth }: { isProgressive?: boolean | undefined; depth?: string | undefined },
  max: number,
): number {
  const { interlaced, interlaced16Bit, avif } = maxPixelsAtOnce;
  if (type === "image/avif") return Math.min(max, avif);
  return isProgressive ? Math.min(max, depth === "ushort" ? interlaced16Bit : interlaced) : max;
}

/** The types that are decoded, with the extensions of their names. All others, such as SVG and PDF, never reach a decoder. */
export const decodedTypes: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/**
 * The MIME type of a picture by its first bytes, whatever the file is called: of those that browsers show (JPEG, PNG, WebP,
 * AVIF, GIF), of TIFF and of HEIC. Undefined for everything else.
 */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 40));
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("RIFF") && start.startsWith("WEBP", 8)) return "image/webp";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  if (/^(II[*+]\0|MM\0[*+])/.test(start)) return "image/tiff";
  // The major brand and those that the file is compatible with (ISO 14496-12, 4.3): mif1 is the major brand of both.
  if (/^....ftyp(avi[fs]|mif1.*avif)/s.test(start)) return "image/avif";
  return /^....ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(start) ? "image/heic" : undefined;
}

/** The number of frames of an animated PNG, of which sharp knows the first alone; undefined for all else. */
export function pngFrames(bytes: Uint8Array): number | undefined {
  if (pictureType(bytes) !== "image/png") return undefined;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = file.indexOf("acTL");
  return control > 0 && control < file.indexOf("IDAT") ? file.readUInt32BE(control + 4) : undefined;
}
