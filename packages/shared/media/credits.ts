/** A picture's metadata as sharp reads them */
export type PictureMetadata = {
  exif?: Buffer | undefined;
  iptc?: Buffer | undefined;
  xmp?: Buffer | undefined;
};

const properties =
  "dc:creator dc:rights photoshop:Credit xmpRights:Owner xmpRights:UsageTerms xmpRights:WebStatement cc:license";
const namespaces =
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:cc="http://creativecommons.org/ns#"';
/** In bytes, so that it fits into a segment of a JPEG */
const maxLength = 60_000;

/**
 * Who made a picture, who holds the rights and how it may be used, as an XMP packet (ISO 16684-1) with the usual prefixes:
 * what XMP says of it, and where it says nothing Exif or IPTC. Undefined if none says anything.
 */
export function creditsOf({ exif, iptc, xmp }: PictureMetadata): Buffer | undefined {
  const metadata = xmp && xmp.length < maxLength ? xmp.toString() : "";
  const find = (pattern: (name: string) => string) =>
    properties.split(" ").flatMap((name) => new RegExp(pattern(name)).exec(metadata)?.[0] ?? []);
  const attributes = find((name) => `\\s${name}\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*')`).join("");
  const elements = find((name) => `<${name}(?:\\s[^<>]*)?(?:/>|>[\\s\\S]*?</${name}\\s*>)`);
  const add = (name: string, text: string | undefined, list?: "Seq" | "Alt") => {
    if (!text || metadata.includes(name)) return;
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const value = list
      ? `<rdf:${list}><rdf:li xml:lang="x-default">${escaped}</rdf:li></rdf:${list}>`
      : escaped;
    elements.push(`<${name}>${value}</${name}>`);
  };
  add("dc:creator", exifText(exif, 0x13b) ?? iptcText(iptc, 80), "Seq");
  add("dc:rights", exifText(exif, 0x8298) ?? iptcText(iptc, 116), "Alt");
  add("photoshop:Credit", iptcText(iptc, 110));
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${namespaces}${attributes}>${elements.join("")}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const hasCredits = attributes !== "" || elements.length > 0;
  return hasCredits && packet.length < maxLength ? Buffer.from(packet) : undefined;
}

/** The block from its byte order mark on. Some programs begin it as in a JPEG. */
export const tiffOf = (exif: Buffer): Buffer =>
  exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;

/** A text of the first directory (Exif 2.32, 4.6.4): 0x13b is the artist, 0x8298 the copyright. */
function exifText(exif: Buffer = Buffer.alloc(0), tag: number): string | undefined {
  const tiff = tiffOf(exif);
  const isLittleEndian = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const first = long(4) + 2;
    for (let entry = first; entry < first + 12 * short(first - 2); entry += 12) {
      if (short(entry) !== tag) continue;
      const length = long(entry + 4);
      const start = length > 4 ? long(entry + 8) : entry + 8;
      return (
        tiff
          .toString("utf8", start, start + length)
          .split("\0")[0]
          ?.trim() || undefined
      );
    }
  } catch {
    // An offset that leads out of the block
  }
  return undefined;
}

/** A dataset of record 2 (IPTC-IIM 4.2): 80 is the by-line, 110 the credit, 116 the copyright notice. */
function iptcText(iptc: Buffer = Buffer.alloc(0), dataset: number): string | undefined {
  const start = iptc.indexOf(Buffer.from([0x1c, 2, dataset])) + 5;
  if (start < 5 || start > iptc.length) return undefined;
  // The escape sequence of dataset 1:90 stands for UTF-8.
  const text = iptc.subarray(start, start + iptc.readUInt16BE(start - 2));
  return text.toString(iptc.includes("\x1b%G") ? "utf8" : "latin1").trim() || undefined;
}
