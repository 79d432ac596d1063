import { crc32, deflateSync } from "node:zlib";
import { pictureType } from "./picture-files.ts";

/*
 * Colours that a PNG or AVIF describes by numbers (ITU-T H.273) or by a gamma, which browsers follow and libvips does not. A colour
 * profile (ICC) is followed by both.
 */

/** `isHdr`: brighter than a picture of the web can be; `isCropped`: an AVIF that keeps what was cut away (ISO 23008-12, 6.5.9) */
export type ColourCoding = { profile: Buffer<ArrayBuffer> | undefined; isHdr: boolean; isCropped: boolean };

type Primaries = "srgb" | "p3" | "bt2020";
const primariesOf: Record<number, Primaries> = { 1: "srgb", 9: "bt2020", 12: "p3" };
/** PQ and HLG */
const hdrTransfers = [16, 18];
/** The gamma of sRGB, which needs no profile */
const usualGamma = 45_455;

/** What a picture says of its colours beside a profile */
export function colourCodingOf(bytes: Uint8Array): ColourCoding {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = pictureType(bytes);
  const coding = type === "image/png" ? pngCoding(file) : type === "image/avif" ? avifCoding(file) : {};
  const { primaries = 1, transfer = 13, gamma, isCropped = false } = coding;
  const named = primariesOf[primaries];
  const isHdr = hdrTransfers.includes(transfer);
  const isUsual = isHdr || !named || (named === "srgb" && gamma === undefined);
  return { profile: isUsual ? undefined : iccProfile(named, gamma), isHdr, isCropped };
}

type Coding = { primaries?: number; transfer?: number; gamma?: number; isCropped?: boolean };

/** W3C PNG, third edition, 4.3: cICP before iCCP before sRGB before gAMA */
function pngCoding(file: Buffer): Coding {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") break;
    chunks.set(name, file.subarray(at + 8, end));
    at = end + 4;
  }
  const [primaries, transfer] = chunks.get("cICP") ?? [];
  if (primaries !== undefined && transfer !== undefined) return { primaries, transfer };
  const gamma = chunks.get("gAMA");
  if (chunks.has("iCCP") || chunks.has("sRGB") || gamma?.length !== 4) return {};
  const value = gamma.readUInt32BE();
  // Chromium, too, takes what is this near for sRGB.
  return value === 0 || Math.abs(value - usualGamma) < 1000 ? {} : { gamma: 100_000 / value };
}

/** The boxes colr and clap of the picture's properties */
function avifCoding(file: Buffer): Coding {
  const box = file.indexOf("meta") - 4;
  if (box < 0) return {};
  const meta = file.subarray(box, box + file.readUInt32BE(box));
  const isCropped = meta.includes("clap");
  const at = meta.indexOf("colrnclx");
  if (at < 0 || at + 12 > meta.length || meta.includes("colrprof") || meta.includes("colrrICC"))
    return { isCropped };
  return { primaries: meta.readUInt16BE(at + 8), transfer: meta.readUInt16BE(at + 10), isCropped };
}

/** The PNG with a profile in the place of the numbers or the gamma; the same bytes where it needs none */
export function withProfile(bytes: Uint8Array, profile = colourCodingOf(bytes).profile): Uint8Array {
  if (!profile || pictureType(bytes) !== "image/png") return bytes;
  const content = Buffer.concat([Buffer.from("iCCPcolours\0\0"), deflateSync(profile)]);
  const chunk = Buffer.concat([uint32(content.length - 4), content, uint32(crc32(content))]);
  const headEnd = 33;
  return Buffer.concat([bytes.subarray(0, headEnd), chunk, bytes.subarray(headEnd)]);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value | 0);
  return bytes;
};
const fixed = (value: number) => uint32(Math.round(value * 65_536));

/** X, Y and Z of red, green and blue, adapted to D50 (ICC.1:2022, Annex E) */
const colourants: Record<Primaries, readonly (readonly number[])[]> = {
  srgb: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  p3: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
  bt2020: [
    [0.67348, 0.27904, -0.00193],
    [0.16568, 0.67534, 0.02998],
    [0.12507, 0.04562, 0.79686],
  ],
};

/** A profile of three colours and a curve, that of sRGB or a gamma (ICC.1:2022, 8.3) */
function iccProfile(primaries: Primaries, gamma: number | undefined): Buffer<ArrayBuffer> {
  const type = (name: string, ...parts: Buffer[]) =>
    Buffer.concat([Buffer.from(`${name}\0\0\0\0`), ...parts]);
  const [language, letter] = [Buffer.from("enUS"), Buffer.from("\0c\0\0")];
  const text = type("mluc", uint32(1), uint32(12), language, uint32(2), uint32(28), letter);
  const curve = gamma
    ? type("para", uint32(0), fixed(gamma))
    : type("para", uint32(3 << 16), ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed));
  const xyz = (values: readonly number[]) => type("XYZ ", ...values.map(fixed));
  const tags: [string, Buffer][] = [
    ["desc", text],
    ["cprt", text],
    ["wtpt", xyz([0.9642, 1, 0.8249])],
    ...colourants[primaries].map((each, at): [string, Buffer] => [`${"rgb"[at]}XYZ`, xyz(each)]),
    ...["rTRC", "gTRC", "bTRC"].map((name): [string, Buffer] => [name, curve]),
  ];
  let offset = 132 + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    const entry = Buffer.concat([Buffer.from(name), uint32(offset), uint32(data.length)]);
    offset += data.length;
    return entry;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(offset, 0);
  head.writeUInt32BE(0x04300000, 8);
  head.write("mntrRGB XYZ ", 12);
  head.write("acsp", 36);
  for (const [at, value] of [0.9642, 1, 0.8249].entries()) fixed(value).copy(head, 68 + 4 * at);
  return Buffer.concat([head, uint32(tags.length), ...table, ...tags.map(([, data]) => data)]);
}
