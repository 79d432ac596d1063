import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { aPicture } from "@/lib/testing/factories";
import { TooManyConversionsError } from "./conversion-limiter";
import { convert, readVariant } from "./make-variant";
import { NoVariantError, UnreadablePictureError } from "./picture-errors";

let cms: Server;
let asked: string[];

beforeAll(async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#2a6" } })
    .jpeg()
    .toBuffer();
  cms = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(photo);
  });
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "variants-"));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => new Promise((resolve) => cms.close(resolve)));

test("simultaneous requests for a picture share one copy and one conversion", async () => {
  const picture = aPicture({ id: "crowd" });
  const made = await Promise.all(
    Array.from({ length: 20 }, () => readVariant(picture, { width: 160, format: "webp" })),
  );
  expect(asked).toEqual(["/uploads/markt.jpg"]);
  expect(new Set(made.map((bytes) => bytes.toString("base64"))).size).toBe(1);
  await readVariant(picture, { width: 320, format: "webp" });
  expect(asked).toHaveLength(1);
});

test("when too many requests wait, the next one is refused at once", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      readVariant(aPicture({ id: `flood-${index}` }), { width: 160, format: "webp" }),
    ),
  );
  const refused = outcomes.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyConversionsError);
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6" } });

test("an AVIF in Display P3 without a profile becomes sRGB, as browsers show the file itself", async () => {
  const avif = await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: 128, g: 200, b: 100 } },
  })
    .avif({ lossless: true })
    .toBuffer();
  avif.writeUInt16BE(12, avif.indexOf("colrnclx") + 8);
  const made = await convert(avif, { width: 32, format: "webp" });
  const shown = [...(await sharp(made).resize(1, 1).raw().toBuffer())];
  for (const [at, value] of [103, 202, 85].entries())
    expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(5);
});

test.each(["avif", "webp"] as const)("a photo becomes a smaller %s without its metadata", async (format) => {
  const photo = await blank(800, 400)
    .withExif({ IFD0: { Copyright: "x" }, IFD3: { GPSLatitude: "52/1 0/1 0/1" } })
    .jpeg()
    .toBuffer();
  const made = await sharp(await convert(photo, { width: 320, format })).metadata();
  expect(made).toMatchObject({ width: 320, height: 160, format: format === "avif" ? "heif" : "webp" });
  expect(made.exif).toBeUndefined();
});

test("a smaller picture keeps its size, and a photo is upright", async () => {
  const sideways = await blank(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const made = await sharp(await convert(sideways, { width: 640, format: "webp" })).metadata();
  expect(made).toMatchObject({ width: 50, height: 100 });
});

test("transparency is kept", async () => {
  const sign = await sharp({ create: { width: 10, height: 10, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  expect((await sharp(await convert(sign, { width: 160, format: "avif" })).metadata()).hasAlpha).toBe(true);
});

const small = { width: 160, format: "webp" } as const;

test.each([
  ["of 0 bytes", async () => Buffer.alloc(0)],
  ["that is text", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  ["cut off in its head", async () => (await blank(80, 80).png().toBuffer()).subarray(0, 20)],
  [
    "cut off in its middle",
    async () => {
      const noise = { type: "gaussian", mean: 120, sigma: 50 } as const;
      const photo = await sharp({
        create: { width: 400, height: 400, channels: 3, background: "#000", noise },
      })
        .jpeg()
        .toBuffer();
      return photo.subarray(0, photo.length / 2);
    },
  ],
  ["20,001 pixels wide", async () => blank(20_001, 2).png().toBuffer()],
])("a file %s cannot be read", async (_what, make) => {
  await expect(convert(await make(), small)).rejects.toThrow(UnreadablePictureError);
});

test("a picture of few bytes and too many pixels is not decoded", async () => {
  const bomb = await blank(8, 8).png().toBuffer();
  // The head claims 14,000 by 14,000 pixels. They are stored from byte 16 on, the checksum after them.
  bomb.writeUInt32BE(14_000, 16);
  bomb.writeUInt32BE(14_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(convert(bomb, small)).rejects.toThrow(/too large: 14000/);
});

test("an animation has no variants, which is not the error of a broken picture", async () => {
  const frames = Buffer.alloc(8 * 16 * 3, 90);
  frames.fill(200, 8 * 8 * 3);
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  await expect(convert(moving, small)).rejects.toThrow(NoVariantError);
});
