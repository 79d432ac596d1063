import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { preparePicture } from "./prepare-picture";

/** As many colours as pixels, so that no encoder can leave out much */
function colourful(width = 120, height = 80) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    pixels.writeUIntBE((pixel * 7919) % 2 ** 24, pixel * 3, 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: "#0000" } });
const frames = () =>
  sharp(Buffer.alloc(40 * 60 * 3, 9).fill(200, 40 * 20 * 3, 40 * 40 * 3), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 20 },
  });

const prepare = async (picture: Uint8Array, name = "bild.jpg") =>
  preparePicture(Buffer.from(picture), name, true);

/** By what made it */
const accepted: [string, string, () => Promise<Buffer>][] = [
  [
    "a phone's JPEG",
    "image/jpeg",
    () =>
      colourful()
        .withExif({ IFD0: { Make: "Kamera" } })
        .jpeg()
        .toBuffer(),
  ],
  ["a progressive JPEG", "image/jpeg", () => colourful().jpeg({ progressive: true }).toBuffer()],
  [
    "a print shop's JPEG in CMYK",
    "image/jpeg",
    () => colourful().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
  ],
  ["a screenshot", "image/png", () => colourful().png().toBuffer()],
  ["a PNG of 16 bits", "image/png", () => colourful().toColourspace("rgb16").png().toBuffer()],
  ["an interlaced PNG", "image/png", () => colourful().png({ progressive: true }).toBuffer()],
  ["a logo", "image/png", () => clear.clone().png({ palette: true }).toBuffer()],
  ["a WebP", "image/webp", () => colourful().webp().toBuffer()],
  [
    "an animated WebP",
    "image/webp",
    () =>
      frames()
        .webp({ loop: 0, delay: [90, 90, 90] })
        .toBuffer(),
  ],
  ["an AVIF", "image/avif", () => colourful().avif().toBuffer()],
  ["a GIF", "image/gif", () => colourful().gif().toBuffer()],
  [
    "an animated GIF",
    "image/gif",
    () =>
      frames()
        .gif({ loop: 0, delay: [90, 90, 90] })
        .toBuffer(),
  ],
  ["a scanner's TIFF", "image/jpeg", () => colourful().tiff({ compression: "lzw" }).toBuffer()],
  [
    "a TIFF in black and white",
    "image/jpeg",
    () =>
      colourful().threshold().toColourspace("b-w").tiff({ bitdepth: 1, compression: "ccittfax4" }).toBuffer(),
  ],
  ["a TIFF of 16 bits", "image/jpeg", () => colourful().toColourspace("rgb16").tiff().toBuffer()],
  ["a TIFF in CMYK", "image/jpeg", () => colourful().toColourspace("cmyk").tiff().toBuffer()],
  ["a transparent TIFF", "image/webp", () => clear.clone().tiff({ compression: "lzw" }).toBuffer()],
];

for (const [what, type, make] of accepted) {
  test(`${what} is stored as ${type} and has its size, whatever it is called`, async () => {
    const sent = await make();
    const prepared = await prepare(sent, "bild.pdf");
    assert.equal(prepared.type, type);
    const [before, after] = [await sharp(sent).metadata(), await sharp(prepared.bytes).metadata()];
    assert.deepEqual([after.width, after.height], [before.width, before.height]);
    assert.equal(prepared.bytes.includes("Kamera"), false);
  });

  test(`${what} that is cut off is refused`, async () => {
    const sent = await make();
    for (const share of [0.2, 0.5, 0.9])
      await assert.rejects(prepare(sent.subarray(0, Math.ceil(sent.length * share)), "halb.jpg"), {
        name: "ApplicationError",
        message: /^„halb\.jpg“ ist (beschädigt oder unvollständig|kein Bild)/,
      });
  });
}

const refused: [string, RegExp, string | Buffer][] = [
  ["an empty file", /ist leer/, ""],
  ["an iPhone's HEIC", /HEIC.*Maximale Kompatibilität/, "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["a HEIC with a general brand", /HEIC/, "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"],
  ["a BMP", /kein Bild, das die Website zeigen kann.*JPEG/, "BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0"],
  ["an icon", /kein Bild/, "\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0"],
  ["a Photoshop file", /kein Bild/, "8BPS\0\x01\0\0\0\0\0\0\0\x03"],
  ["a JPEG XL", /kein Bild/, "\xff\x0a\x7f\x7f"],
  ["a page", /kein Bild/, "<!doctype html><title>Bild</title>"],
  ["a drawing", /kein Bild/, "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"],
  ["a Word document", /kein Bild/, "PK\x03\x04\x14\0\x06\0"],
  ["a PDF", /kein Bild/, "%PDF-1.7\n"],
];

for (const [what, message, bytes] of refused)
  test(`${what} in place of a picture is refused with a reason`, () =>
    assert.rejects(prepare(Buffer.from(bytes as string, "latin1"), "foto.jpg"), {
      name: "ApplicationError",
      message,
    }));

test("HDR, and an AVIF that keeps what was cut away, are refused with what to do", async () => {
  const avif = await colourful().avif({ lossless: true }).toBuffer();
  const hdr = Buffer.from(avif);
  hdr.writeUInt16BE(16, hdr.indexOf("colrnclx") + 10);
  await assert.rejects(prepare(hdr, "abend.avif"), /„abend.avif“ ist ein HDR-Bild/);
  // A box that decoders do not know is skipped; its name is what counts here.
  const cropped = Buffer.from(avif);
  cropped.write("clap", cropped.indexOf("pixi"));
  await assert.rejects(prepare(cropped), /hält aber noch, was weggeschnitten wurde|beschädigt/);
});

test("a picture of few bytes and too many pixels is refused", async () => {
  const claimed = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  claimed.writeUInt32BE(20_000, 16);
  claimed.writeUInt32BE(14_000, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  await assert.rejects(prepare(claimed), /zu viele Bildpunkte/);
  await assert.rejects(prepare(await colourful(20_001, 1).png().toBuffer()), /zu viele Bildpunkte/);
});

test("an interlaced picture, which is decoded as a whole, may have fewer pixels", async () => {
  const claimed = await colourful(8, 8).png({ progressive: true }).toBuffer();
  claimed.writeUInt32BE(6000, 16);
  claimed.writeUInt32BE(4001, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  await assert.rejects(prepare(claimed), /zu viele Bildpunkte.*verkleinern Sie das Bild/);
});

test("a TIFF of several pages is refused, as only its first would be shown", async () => {
  const fax = await frames().tiff().toBuffer();
  assert.equal((await sharp(fax).metadata()).pages, 3);
  await assert.rejects(prepare(fax, "fax.tif"), /„fax.tif“ hat mehrere Seiten/);
});

test("pictures other than JPEG and TIFF keep their pixels, and animations their frames", async () => {
  for (const picture of [
    colourful().toColourspace("rgb16").png(),
    frames().webp({ loop: 0 }),
    frames().gif(),
  ]) {
    const sent = await picture.toBuffer();
    assert.deepEqual((await prepare(sent)).bytes, sent);
  }
});

test("a sideways photo becomes upright, keeps its author and loses its place", async () => {
  const photo = await colourful()
    .withExif({
      IFD0: { Make: "Kamera", Artist: "Hofstudio" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 11/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 30 })
    .toBuffer();
  assert.equal((await sharp(photo).metadata()).orientation, 6);
  const { bytes } = await prepare(photo);
  const { width, height, orientation, exif, xmp } = await sharp(bytes).metadata();
  assert.deepEqual([width, height, orientation, exif], [80, 120, undefined, undefined]);
  assert.ok(xmp?.includes("Hofstudio"));
});

for (const format of ["png", "webp"] as const)
  test(`a sideways ${format} becomes upright`, async () => {
    const sent = await colourful().withMetadata({ orientation: 6 })[format]().toBuffer();
    assert.equal((await sharp(sent).metadata()).orientation, 6);
    const { bytes, type } = await prepare(sent);
    const { width, height, orientation, exif } = await sharp(bytes).metadata();
    assert.deepEqual(
      [type, width, height, orientation, exif],
      [`image/${format}`, 80, 120, undefined, undefined],
    );
  });

test("a print shop's colours are those that browsers show", async () => {
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: "#c02020" } });
  for (const format of ["jpeg", "tiff"] as const) {
    const sent = await red.clone().toColourspace("cmyk").withIccProfile("cmyk")[format]().toBuffer();
    const colour = async (bytes: Buffer) => [
      ...(await sharp(bytes).toColourspace("srgb").resize(1, 1).raw().toBuffer()),
    ];
    const [before, after] = [await colour(sent), await colour((await prepare(sent)).bytes)];
    for (const [channel, value] of before.entries())
      assert.ok(Math.abs(value - (after[channel] ?? 0)) < 12, `${format}: ${before} ${after}`);
  }
});
