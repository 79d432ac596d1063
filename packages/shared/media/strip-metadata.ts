import { crc32 } from "node:zlib";
import { creditsOf, type PictureMetadata, tiffOf } from "./credits.ts";
import { pictureType } from "./picture-files.ts";

/**
 * Takes out of a JPEG, PNG, WebP or AVIF what tells of a place, a device or a person and leaves pixels, their colours and
 * credits (credits.ts). Only parts that are needed to show the picture are kept, so that what no decoder tells goes,
 * too. Gives the same bytes if there is nothing to take out.
 * @param metadata what the decoder reads of the metadata
 * @throws Error when it is no such picture or is cut off
 */
export function stripMetadata(bytes: Buffer<ArrayBuffer>, metadata: PictureMetadata): Buffer<ArrayBuffer> {
  const credits = creditsOf(metadata);
  const type = pictureType(bytes);
  let stripped: Buffer<ArrayBuffer>;
  if (type === "image/jpeg") stripped = stripJpeg(bytes, credits);
  else if (type === "image/png") stripped = stripPng(bytes, credits);
  else if (type === "image/webp") stripped = stripWebp(bytes, credits);
  else if (type === "image/avif") stripped = stripAvif(bytes, credits, metadata);
  else throw new Error("The file is no JPEG, PNG, WebP or AVIF");
  return stripped.equals(bytes) ? bytes : stripped;
}

/** @throws Error when the file ends before */
function slice(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length) throw new Error("The picture is cut off");
  return bytes.subarray(start, end);
}

const uint32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);

/** ISO 10918-1, B.1.1; what stands behind the end, such as a second picture (CIPA DC-007) or a film, goes. */
function stripJpeg(bytes: Buffer, credits: Buffer | undefined) {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2, isScan = false; ; ) {
    let marker = bytes.indexOf(0xff, at);
    // In a scan 0xff is followed by 0 or is a restart marker; any number of 0xff may come before a marker.
    while (marker >= 0 && /^(0|ff|d[0-7])$/.test(bytes[marker + 1]?.toString(16) ?? ""))
      marker = bytes.indexOf(0xff, marker + (bytes[marker + 1] === 0xff ? 1 : 2));
    if (marker < 0) throw new Error("The picture is cut off");
    if (isScan) parts.push(bytes.subarray(at, marker));
    const [, code = 0] = slice(bytes, marker, marker + 2);
    if (code === 0xd9) {
      const head = `\xff\xe1${uint32((credits?.length ?? 0) + 31).toString("latin1", 2)}http://ns.adobe.com/xap/1.0/\0`;
      if (credits) parts.splice(1, 0, Buffer.from(head, "latin1"), credits);
      return Buffer.concat([...parts, bytes.subarray(marker, marker + 2)]);
    }
    at = marker + 2 + slice(bytes, marker, marker + 4).readUInt16BE(2);
    const segment = slice(bytes, marker, at);
    const isApplication = (code >= 0xe0 && code <= 0xef) || code === 0xfe;
    const name = `${code.toString(16)} ${segment.toString("latin1", 4, 15)}`;
    // Of what applications add, the colour profile, how colours are stored, and a JFIF without thumbnail stay.
    const isNeeded =
      /^(e2 ICC_PROFILE|ee Adobe)/.test(name) || (/^e0 JFIF/.test(name) && segment.length === 18);
    if (!isApplication || isNeeded) parts.push(segment);
    isScan = code === 0xda;
  }
}

/** Pixels, colours and animation (W3C PNG, third edition, 5.6) */
const pngChunks = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT".split(" "),
);

function stripPng(bytes: Buffer, credits: Buffer | undefined) {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8, name = ""; name !== "IEND"; ) {
    const chunk = slice(bytes, at, at + 12 + slice(bytes, at, at + 8).readUInt32BE(0));
    name = chunk.toString("latin1", 4, 8);
    const isNamed = /^[tzi][TE]Xt(Author|Copyright)\0/.test(chunk.toString("latin1", 4, 20));
    if (pngChunks.has(name) || isNamed) parts.push(chunk);
    at += chunk.length;
  }
  const text = credits && Buffer.concat([Buffer.from("iTXtXML:com.adobe.xmp\0\0\0\0\0"), credits]);
  if (text) parts.splice(2, 0, uint32(text.length - 4), text, uint32(crc32(text)));
  return Buffer.concat(parts);
}

/** RFC 9649, 2.7 */
const webpChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP", "ANIM", "ANMF"]);

function stripWebp(bytes: Buffer, credits: Buffer | undefined) {
  const parts = [bytes.subarray(0, 12)];
  const end = 8 + slice(bytes, 0, 12).readUInt32LE(4);
  for (let at = 12; at + 8 <= end; ) {
    const size = slice(bytes, at, at + 8).readUInt32LE(4);
    const chunk = slice(bytes, at, at + 8 + size);
    if (webpChunks.has(chunk.toString("latin1", 0, 4))) parts.push(chunk, Buffer.alloc(size % 2));
    at += chunk.length + (size % 2);
  }
  if (credits)
    parts.push(
      Buffer.from("XMP "),
      uint32(credits.length).reverse(),
      credits,
      Buffer.alloc(credits.length % 2),
    );
  const stripped = Buffer.concat(parts);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  // VP8X says whether there are Exif (8) and XMP (4). It comes first, and without it there is neither.
  if (stripped.toString("latin1", 12, 16) === "VP8X")
    stripped[20] = ((stripped[20] ?? 0) & ~0x0c) | (credits ? 4 : 0);
  return stripped;
}

/** Boxes of a picture or an animation (ISO 14496-12, 4.2; ISO 23008-12) */
const avifBoxes = new Set(["ftyp", "meta", "mdat", "moov", "free"]);

/** Metadata lie among the parts of the picture. They are overwritten, so that no part moves. */
function stripAvif(original: Buffer, credits: Buffer | undefined, { exif, xmp }: PictureMetadata) {
  const bytes = Buffer.from(original);
  for (let at = 0; at < bytes.length; ) {
    // 0: up to the end; 1, for more than 4 GB, does not occur.
    const size = slice(bytes, at, at + 8).readUInt32BE(0) || bytes.length - at;
    if (size < 8) break;
    const content = slice(bytes, at + 8, at + size);
    if (!avifBoxes.has(bytes.toString("latin1", at + 4, at + 8))) {
      bytes.write("free", at + 4);
      content.fill(0);
    }
    at += size;
  }
  const emptyExif = Buffer.from("MM\0*\0\0\0\x08\0\0\0\0\0\0", "latin1");
  for (const [block, kept, blank] of [
    [exif && tiffOf(exif), emptyExif, 0],
    [xmp, credits, " "],
  ] as const) {
    if (!block) continue;
    const at = bytes.indexOf(block);
    if (at < 0) throw new Error("The metadata cannot be found");
    bytes.fill(blank, at, at + block.length);
    if (kept && kept.length <= block.length) kept.copy(bytes, at);
  }
  return bytes;
}
