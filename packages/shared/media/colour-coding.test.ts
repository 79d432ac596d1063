/** @jest-environment node */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { colourCodingOf, withProfile } from "./colour-coding.ts";

const [width, height] = [32, 32];
const plain = () => sharp({ create: { width, height, channels: 3, background: { r: 128, g: 200, b: 100 } } });

function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4);
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
const cicp = (...numbers: number[]) => Buffer.from([...numbers, 0, 1]);
const gamma = (value: number) => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return data;
};
const shown = async (png: Uint8Array) => [...(await sharp(png).resize(1, 1).removeAlpha().raw().toBuffer())];

test.each([
  ["nothing", undefined, [128, 200, 100]],
  ["the numbers of Display P3", ["cICP", cicp(12, 13)], [103, 202, 85]],
  ["those of sRGB", ["cICP", cicp(1, 13)], [128, 200, 100]],
  ["a linear gamma", ["gAMA", gamma(100_000)], [188, 229, 168]],
  ["the usual gamma", ["gAMA", gamma(45_455)], [128, 200, 100]],
] as const)("a PNG with %s has the colours that browsers show", async (_, chunk, colour) => {
  const png = await plain().png().toBuffer();
  const named = chunk ? withChunk(png, chunk[0], chunk[1]) : png;
  const found = await shown(withProfile(named));
  for (const [at, value] of colour.entries())
    expect(Math.abs((found[at] ?? 0) - value)).toBeLessThanOrEqual(1);
  expect(withProfile(png)).toBe(png);
});

test("a profile, or a mark as sRGB, counts before a gamma", async () => {
  const marked = withChunk(
    withChunk(await plain().png().toBuffer(), "gAMA", gamma(100_000)),
    "sRGB",
    Buffer.from([0]),
  );
  expect(withProfile(marked)).toBe(marked);
  const profiled = await plain().withIccProfile("p3").png().toBuffer();
  expect(withProfile(profiled)).toBe(profiled);
});

test("HDR and what was cut away are known by the head", async () => {
  const png = await plain().png().toBuffer();
  for (const transfer of [16, 18])
    expect(colourCodingOf(withChunk(png, "cICP", cicp(9, transfer)))).toEqual({
      profile: undefined,
      isHdr: true,
      isCropped: false,
    });
  const avif = await plain().avif({ lossless: true }).toBuffer();
  const at = avif.indexOf("colrnclx") + 8;
  expect(colourCodingOf(avif)).toEqual({ profile: undefined, isHdr: false, isCropped: false });
  avif.writeUInt16BE(12, at);
  expect(colourCodingOf(avif).profile).toBeDefined();
  avif.writeUInt16BE(16, at + 2);
  expect(colourCodingOf(avif).isHdr).toBe(true);
  avif.write("clap", avif.indexOf("pixi"));
  expect(colourCodingOf(avif).isCropped).toBe(true);
  expect(colourCodingOf(Buffer.from("no picture"))).toEqual({
    profile: undefined,
    isHdr: false,
    isCropped: false,
  });
});
