import sharp from "sharp";
import { animatedPng, jpegWith, pngChunk, pngWith } from "@/lib/testing/picture-parts";
import { convert } from "./make-variant";
import { NoVariantError, UnreadablePictureError } from "./picture-errors";
import { stripMetadata } from "./strip-metadata";

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6" } });

/** A picture of as many colours as pixels */
function colourful(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) pixels.writeUIntBE(pixel * 373, pixel * 3, 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const place = { IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 11/1 0/1" } };
const withPlace = (picture = plain()) => picture.withExif(place);

const pixelsOf = (bytes: Buffer) => sharp(bytes, { pages: -1 }).raw({ depth: "ushort" }).toBuffer();
async function expectSamePixels(after: Buffer, before: Buffer) {
  expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true);
}

const formats = ["jpeg", "png", "webp", "avif"] as const;

test.each(formats)(
  "the place where a photo was taken is stripped from a %s of the same pixels",
  async (format) => {
    const photo = Buffer.from(await withPlace(colourful(60, 40))[format]().toBuffer());
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes("Kamera")).toBe(true);
    const after = await stripMetadata(photo);
    expect(await sharp(after).metadata()).toMatchObject({ format: before.format, width: 60, height: 40 });
    expect(after.includes("Kamera")).toBe(false);
    await expectSamePixels(after, photo);
  },
);

/** In every metadata part of a test's picture: what must not be in the stripped one */
const secret = "Musterweg 3";
const xmp = (content: string, attributes = "") =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"${attributes}>${content}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const secretXmp = xmp(`<photoshop:City>${secret}</photoshop:City>`);

test.each(formats)("XMP is stripped from a %s", async (format) => {
  const photo = Buffer.from(await plain().withXmp(secretXmp)[format]().toBuffer());
  expect((await sharp(photo).metadata()).xmp?.includes(secret)).toBe(true);
  const after = await stripMetadata(photo);
  expect((await sharp(after).metadata()).xmp?.includes(secret)).toBeFalsy();
  expect(after.includes(secret)).toBe(false);
  await expectSamePixels(after, photo);
});

test("a JPEG loses comments, marks of origin, thumbnails and the pictures and films behind its end", async () => {
  const clean = Buffer.from(await colourful(60, 40).jpeg({ progressive: true }).toBuffer());
  const gainMap = jpegWith(clean, 0xe1, `http://ns.adobe.com/xap/1.0/\0${secretXmp}`);
  const parts: [number, string][] = [
    [0xfe, secret],
    [0xe0, `JFXX\0\x10${secret}`],
    [0xe1, `http://ns.adobe.com/xmp/extension/\0${secret}`],
    [0xe2, `MPF\0MM\0*${secret}`],
    [0xe3, secret],
    [0xeb, `JP\0\0jumb${secret}`],
    [0xed, `Photoshop 3.0\x008BIM\x04\x0c\0\0\0\0\0\x0c${secret}\0`],
  ];
  const photo = parts.reduce((jpeg, [code, data]) => jpegWith(jpeg, code, data), clean);
  const whole = Buffer.concat([photo, gainMap, Buffer.from(`\0\0\0\x18ftypmp42${secret}`)]);
  const after = await stripMetadata(whole);
  expect(after.equals(clean)).toBe(true);
});

test("a JPEG's thumbnail in its first segment is stripped", async () => {
  const clean = Buffer.from(await plain().jpeg().toBuffer());
  const jfif = Buffer.concat([
    Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\x01\x03", "latin1"),
    Buffer.from(secret),
  ]);
  const after = await stripMetadata(jpegWith(clean, 0xe0, jfif));
  expect(after.includes(secret)).toBe(false);
  await expectSamePixels(after, clean);
});

test("a PNG loses texts, times, marks of origin and private chunks, and nothing else", async () => {
  const clean = Buffer.from(await colourful(60, 40).png().toBuffer());
  const parts = [
    "tEXtComment\0",
    "zTXtRaw profile type exif\0\0",
    "iTXtDescription\0\0\0\0\0",
    "tIME",
    "caBX",
    "prVt",
  ];
  const photo = parts.reduce(
    (png, part) => pngWith(png, part.slice(0, 4), part.slice(4) + secret),
    pngWith(clean, "gAMA", "\0\0\xb1\x8f"),
  );
  const after = await stripMetadata(Buffer.concat([photo, Buffer.from(secret)]));
  expect(after.equals(pngWith(clean, "gAMA", "\0\0\xb1\x8f"))).toBe(true);
});

test("a WebP and an AVIF lose parts of no known kind", async () => {
  const webp = Buffer.from(await plain().webp().toBuffer());
  const marked = Buffer.concat([webp, Buffer.from("C2PA\x0b\0\0\0", "latin1"), Buffer.from(`${secret}\0`)]);
  marked.writeUInt32LE(marked.length - 8, 4);
  expect((await stripMetadata(marked)).equals(webp)).toBe(true);

  const avif = Buffer.from(await plain().avif().toBuffer());
  const box = Buffer.concat([Buffer.from("\0\0\0\x13uuid", "latin1"), Buffer.from(secret)]);
  const after = await stripMetadata(Buffer.concat([avif, box]));
  expect(after.includes(secret)).toBe(false);
  await expectSamePixels(after, avif);
});

test("a PNG with metadata keeps more than 256 colours, and 16 bits", async () => {
  const drawn = Buffer.from(await withPlace(colourful(210, 210)).png().toBuffer());
  await expectSamePixels(await stripMetadata(drawn), drawn);
  const deep = Buffer.from(await withPlace(colourful(60, 40).toColourspace("rgb16")).png().toBuffer());
  const after = await stripMetadata(deep);
  expect((await sharp(after).metadata()).depth).toBe("ushort");
  await expectSamePixels(after, deep);
});

test("an animated PNG moves on, without its texts", async () => {
  const moving = animatedPng(await plain().png().toBuffer(), 60, 40);
  const after = await stripMetadata(pngWith(moving, "tEXt", `Comment\0${secret}`));
  expect(after.equals(moving)).toBe(true);
  await expect(convert(after, { width: 160, format: "webp" })).rejects.toThrow(NoVariantError);
});

test("an animated WebP keeps its frames, even where they together are high", async () => {
  const [width, height, frames] = [100, 600, 40];
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) pixels.fill(frame * 6, frame * width * height * 3);
  const moving = await sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  })
    .withExif(place)
    .webp({ loop: 0, delay: Array(frames).fill(100) })
    .toBuffer();
  const after = await stripMetadata(Buffer.from(moving));
  expect(after.includes("Kamera")).toBe(false);
  expect(await sharp(after, { pages: -1 }).metadata()).toMatchObject({ pages: frames, pageHeight: height });
  await expect(convert(after, { width: 160, format: "webp" })).rejects.toThrow(NoVariantError);
});

test.each(["jpeg", "png", "webp"] as const)("a sideways %s is still upright", async (format) => {
  const sideways = await withPlace(plain(100, 50)).withMetadata({ orientation: 6 })[format]().toBuffer();
  const after = await stripMetadata(Buffer.from(sideways));
  expect(after.includes("Kamera")).toBe(false);
  const upright = await sharp(after).autoOrient().toBuffer({ resolveWithObject: true });
  expect(upright.info).toMatchObject({ width: 50, height: 100 });
});

const credits = xmp(
  `<dc:creator><rdf:Seq><rdf:li>Hofstudio</rdf:li></rdf:Seq></dc:creator><photoshop:City>${secret}</photoshop:City><xmpRights:WebStatement>https://creativecommons.org/licenses/by/4.0/</xmpRights:WebStatement>`,
  ` photoshop:Credit="Landesarchiv" photoshop:City="${secret}"`,
);

test.each(formats)("author, rights and licence stay in a %s, beside nothing else", async (format) => {
  // Programs leave room behind the packet.
  const photo = await plain()
    .withExif({ ...place, IFD0: { Make: "Kamera", Artist: "Fotofreunde", Copyright: "Chronik & Archiv" } })
    .withXmp(credits + " ".repeat(2000))
    [format]()
    .toBuffer();
  const after = await stripMetadata(Buffer.from(photo));
  const keptXmp = (await sharp(after).metadata()).xmp?.toString();
  for (const text of ["Hofstudio", "licenses/by/4.0", "Landesarchiv", "Chronik &amp; Archiv"])
    expect(keptXmp).toContain(text);
  for (const text of ["Kamera", secret]) expect(after.includes(text)).toBe(false);
  await expectSamePixels(after, photo);
});

test("the credits of a press photo's IPTC block stay", async () => {
  const set = (number: number, text: string) =>
    `\x1c\x02${String.fromCharCode(number)}\0${String.fromCharCode(text.length)}${text}`;
  const sets =
    set(80, "Hofstudio") + set(90, secret) + set(110, "Landesarchiv") + set(116, "Rechte: Hofstudio");
  const block = `Photoshop 3.0\x008BIM\x04\x0a\0\0\0\0\0\x01X\x008BIM\x04\x04\0\0\0\0\0${String.fromCharCode(sets.length)}${sets}`;
  const after = await stripMetadata(jpegWith(await plain().jpeg().toBuffer(), 0xed, block));
  const { xmp: keptXmp } = await sharp(after).metadata();
  for (const text of ["Hofstudio", "Landesarchiv", "Rechte: Hofstudio"])
    expect(keptXmp?.toString()).toContain(text);
  expect(after.includes(secret)).toBe(false);
});

test("author and rights of Exif alone stay, in either byte order", async () => {
  // Artist "Ada" stands in its entry, the copyright behind the directory.
  const little =
    "II*\0\x08\0\0\0\x02\0\x3b\x01\x02\0\x04\0\0\0Ada\0\x98\x82\x02\0\x08\0\0\0\x26\0\0\0\0\0\0\0CC BY 4\0";
  const big =
    "MM\0*\0\0\0\x08\0\x02\x01\x3b\0\x02\0\0\0\x04Ada\0\x82\x98\0\x02\0\0\0\x08\0\0\0\x26\0\0\0\0CC BY 4\0";
  for (const tiff of [little, big]) {
    const photo = jpegWith(await plain().jpeg().toBuffer(), 0xe1, `Exif\0\0${tiff}`);
    const keptXmp = (await sharp(await stripMetadata(photo)).metadata()).xmp?.toString();
    for (const text of ["Ada", "CC BY 4"]) expect(keptXmp).toContain(text);
  }
});

test.each(["", "MM\0*", "II*\0\xff\xff\xff\xff", "MM\0*\0\0\0\x08\xff\xff"])(
  "an Exif block that cannot be read, such as %j, goes",
  async (block) => {
    const clean = Buffer.from(await plain().jpeg().toBuffer());
    expect((await stripMetadata(jpegWith(clean, 0xe1, `Exif\0\0${block}`))).equals(clean)).toBe(true);
  },
);

test.each(formats)("a %s without metadata keeps its bytes", async (format) => {
  const photo = Buffer.from(await plain()[format]().toBuffer());
  expect(await stripMetadata(photo)).toBe(photo);
});

test("a PNG's XMP in a text chunk keeps its credits alone", async () => {
  for (const head of ["\0\0\0\0", "\0\0de\0Titel\0"]) {
    const photo = pngWith(await plain().png().toBuffer(), "iTXt", `XML:com.adobe.xmp\0${head}${credits}`);
    const after = await stripMetadata(photo);
    expect((await sharp(after).metadata()).xmp?.includes("Landesarchiv")).toBe(true);
    expect(after.includes(secret)).toBe(false);
  }
});

test("a text of a PNG that names its author stays", async () => {
  const named = pngWith(await plain().png().toBuffer(), "tEXt", "Author\0Hofstudio");
  expect((await stripMetadata(named)).includes(pngChunk("tEXt", "Author\0Hofstudio"))).toBe(true);
});

test.each(formats)("a %s that is cut off is refused", async (format) => {
  const photo = Buffer.from(await withPlace(colourful(200, 200))[format]().toBuffer());
  await expect(stripMetadata(photo.subarray(0, photo.length / 2))).rejects.toThrow(UnreadablePictureError);
});

test("what is no picture is refused", async () => {
  for (const text of ["", "<svg/>", "<html>", "%PDF-1.7"])
    await expect(stripMetadata(Buffer.from(text))).rejects.toThrow(UnreadablePictureError);
});
