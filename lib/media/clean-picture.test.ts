import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { animatedPng } from "@/lib/testing/picture-parts";
import { cleanPicture, PictureError } from "./clean-picture";
import { TooManyConversionsError } from "./conversion-limiter";

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

const problemOf = (bytes: Uint8Array) =>
  cleanPicture(bytes).then(
    () => "accepted",
    (error) => (error instanceof PictureError ? error.problem : String(error)),
  );

test("metadata is stripped and the picture is upright", async () => {
  const photo = await plain(60, 40)
    .withExif({ IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 11/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { bytes, type } = await cleanPicture(photo);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 40, height: 60 });
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
    Array(5).fill(undefined),
  );
  expect(type).toBe("image/jpeg");
});

test("bytes after the pixels are removed", async () => {
  const photo = await plain(20, 20).jpeg().toBuffer();
  const { bytes } = await cleanPicture(Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]));
  expect(Buffer.from(bytes).includes("<script>")).toBe(false);
});

test("a large picture is scaled down, a small one keeps its size", async () => {
  const large = await cleanPicture(await plain(3000, 1500).jpeg().toBuffer());
  expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 2400, height: 1200 });
  const small = await cleanPicture(await plain(30, 20).webp().toBuffer());
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 30, height: 20 });
});

test("JPEG, PNG, WebP and AVIF are accepted, and transparency is kept", async () => {
  for (const encode of ["jpeg", "png", "webp", "avif"] as const)
    expect(await problemOf(await plain(8, 8)[encode]().toBuffer())).toBe("accepted");
  expect((await cleanPicture(await plain(8, 8, 4).png().toBuffer())).type).toBe("image/webp");
});

test("a file that is not a still picture is refused with its reason", async () => {
  const frames = Buffer.concat([
    await plain(8, 8).raw().toBuffer(),
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "blue" } })
      .raw()
      .toBuffer(),
  ]);
  const animated = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const jpeg = await plain(200, 200).jpeg().toBuffer();
  expect(await problemOf(new Uint8Array())).toBe("empty");
  expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe("type");
  expect(await problemOf(Buffer.from("GIF89a"))).toBe("type");
  expect(await problemOf(Buffer.from("%PDF-1.7"))).toBe("type");
  expect(await problemOf(animated)).toBe("animated");
  expect(await problemOf(jpeg.subarray(0, jpeg.length / 2))).toBe("broken");
  expect(await problemOf(animatedPng(await plain(8, 8).png().toBuffer(), 8, 8))).toBe("animated");
  expect(await problemOf(await plain(8, 8).tiff().toBuffer())).toBe("type");
  expect(await problemOf(Buffer.from("BM\x36\0\0\0", "latin1"))).toBe("type");
  expect(await problemOf(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"))).toBe("heic");
  for (const encode of ["png", "webp", "avif"] as const) {
    const whole = await plain(200, 200)[encode]().toBuffer();
    expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe("broken");
  }
  expect(await problemOf(Buffer.from("\x89PNG\r\n\x1a\nnothing", "latin1"))).toBe("broken");
});

test("a picture of few bytes and too many pixels is refused before it is decoded", async () => {
  const bomb = pngOf(30_000, 30_000);
  expect(bomb.length).toBeLessThan(2_000);
  const before = process.memoryUsage().rss;
  expect(await problemOf(bomb)).toBe("large");
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("a picture that is decoded as a whole may have fewer pixels than one that is decoded row by row", async () => {
  const interlaced = await plain(8, 8).png({ progressive: true }).toBuffer();
  const progressive = await plain(8, 8).jpeg({ progressive: true }).toBuffer();
  const avif = await plain(8, 8).avif().toBuffer();
  expect(await problemOf(claiming(6000, 4001, interlaced))).toBe("large");
  expect(await problemOf(claiming(6000, 4001, progressive))).toBe("large");
  expect(await problemOf(claiming(4000, 2501, avif))).toBe("large");
  const rowByRow = [await plain(8, 8).png().toBuffer(), await plain(8, 8).jpeg().toBuffer()];
  for (const bytes of rowByRow) expect(await problemOf(claiming(6000, 4001, bytes))).not.toBe("large");
  for (const bytes of [interlaced, progressive, avif]) expect(await problemOf(bytes)).toBe("accepted");
});

test("one picture is decoded at a time, twelve wait, and more are refused at once", async () => {
  const photo = await plain(2000, 1500).jpeg().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => cleanPicture(photo)));
  const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toBeInstanceOf(TooManyConversionsError);
});

test("nothing of a decoded picture is kept in memory", async () => {
  await cleanPicture(await plain(20, 20).jpeg({ progressive: true }).toBuffer());
  expect(sharp.cache().items.current).toBe(0);
});

/** A picture whose head says another size than it has */
function claiming(width: number, height: number, picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && /c[02]/.test(bytes[at + 1]?.toString(16) ?? ""),
  );
  const extent = bytes.indexOf("ispe");
  if (bytes.includes("IHDR")) {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc(bytes.subarray(12, 29)) >>> 0, 29);
  } else if (extent > 0) {
    bytes.writeUInt32BE(width, extent + 8);
    bytes.writeUInt32BE(height, extent + 12);
  } else {
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  }
  return bytes;
}

/** A PNG that claims this size and holds few pixels */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    return Buffer.concat([word(data.length), body, word(crc(body))]);
  };
  const head = Buffer.concat([word(width), word(height), Buffer.from([8, 0, 0, 0, 0])]);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return sum ^ 0xffffffff;
}
