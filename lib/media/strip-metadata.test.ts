import sharp from "sharp";
import { UnreadablePictureError } from "./picture-errors";
import { stripMetadata } from "./strip-metadata";

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6" } });

const withPlace = (picture = plain()) =>
  picture.withExif({ IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 11/1 0/1" } });

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "the place where a photo was taken is stripped from a %s",
  async (format) => {
    const photo = await withPlace()[format]().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const before = await sharp(photo).metadata();
    const after = await sharp(await stripMetadata(photo)).metadata();
    expect(after).toMatchObject({ format: before.format, width: 60, height: 40 });
    expect([after.exif, after.xmp, after.iptc]).toEqual([undefined, undefined, undefined]);
  },
);

test("XMP metadata is stripped too", async () => {
  const drawn = await plain()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Name</x:xmpmeta>')
    .png()
    .toBuffer();
  expect((await stripMetadata(drawn)).includes("xmpmeta")).toBe(false);
});

test("a photo is rotated upright, because its orientation is stripped", async () => {
  const sideways = await plain(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(await stripMetadata(sideways)).metadata()).toMatchObject({ width: 50, height: 100 });
});

test("an animation keeps its frames", async () => {
  const frames = Buffer.alloc(8 * 16 * 3, 90);
  frames.fill(200, 8 * 8 * 3);
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .withExif({ IFD0: { Make: "Kamera" } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const after = await sharp(await stripMetadata(moving), { pages: -1 }).metadata();
  expect([after.pages, after.exif]).toEqual([2, undefined]);
});

test("a picture without metadata keeps its bytes", async () => {
  const photo = await plain().jpeg().toBuffer();
  expect(await stripMetadata(photo)).toBe(photo);
});

test("a file whose metadata cannot be stripped is refused", async () => {
  const photo = await withPlace(plain(400, 400)).jpeg().toBuffer();
  await expect(stripMetadata(photo.subarray(0, photo.length / 2))).rejects.toThrow(UnreadablePictureError);
  await expect(stripMetadata(Buffer.from("<svg/>"))).rejects.toThrow(UnreadablePictureError);
});
