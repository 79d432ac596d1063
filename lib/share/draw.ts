import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import type { Font } from "satori";
import sharp from "sharp";
import { contentHash } from "@/lib/http/conditional-request";
import { runLimited } from "@/lib/media/conversion-limiter";
import { derivedFiles, sharePictureName } from "@/lib/media/derived-files";

/** Part of the cache key: count it up when the drawing changes. */
const designVersion = 1;

/** The site's fonts for satori, which reads no woff2: a file for each range of letters. */
const fontFiles = [
  ["Vollkorn", 800, "vollkorn/files/vollkorn-latin-800-normal.woff"],
  ["Vollkorn Ext", 800, "vollkorn/files/vollkorn-latin-ext-800-normal.woff"],
  ["Atkinson", 500, "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-500-normal.woff"],
  [
    "Atkinson Ext",
    500,
    "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-500-normal.woff",
  ],
] as const;

let fonts: Promise<Font[]> | undefined;

function readFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    fontFiles.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(join(process.cwd(), "node_modules/@fontsource", file)),
    })),
  );
  return fonts;
}

/** The cache key and ETag of a picture: the same for the same texts in the same design. */
export const shareTag = (words: unknown): string => contentHash(JSON.stringify([designVersion, words]));

/**
 * A PNG of 1200 × 630 pixels, cached on disk.
 * @param tag from shareTag()
 * @param compose is called when the picture is not cached
 * @throws TooManyConversionsError when too many pictures are being made
 */
export async function drawSharePicture(
  tag: string,
  compose: () => Promise<ReactNode>,
): Promise<Buffer<ArrayBuffer>> {
  const name = sharePictureName(tag);
  const cached = await derivedFiles().read(name);
  if (cached) return cached;
  return runLimited(async () => {
    // Loaded with the first picture: it takes some 10 MB.
    const { default: satori } = await import("satori");
    const drawing = await satori(await compose(), { width: 1200, height: 630, fonts: await readFonts() });
    const png = Buffer.from(await sharp(Buffer.from(drawing)).png({ palette: true, effort: 4 }).toBuffer());
    await derivedFiles().write(name, png);
    return png;
  });
}
