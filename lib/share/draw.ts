import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { contentHash } from "@/lib/http/conditional-request";
import { runLimited } from "@/lib/media/conversion-limiter";
import { derivedFiles, sharePictureName } from "@/lib/media/derived-files";

/** What networks show large, in pixels. */
const shareSize = { width: 1200, height: 630 };

/** Changes with the drawing, so that pictures of an older one are not shown again. */
const design = 1;

/** The project's own fonts as satori reads them: no woff2, and a file for each range of letters. */
const files = [
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
    files.map(async ([name, weight, file]) => ({
      name,
      weight,
      data: await readFile(join(process.cwd(), "node_modules/@fontsource", file)),
    })),
  );
  return fonts;
}

/** What a picture is kept under: the same for the same words in the same drawing. */
export const shareTag = (words: unknown): string => contentHash(JSON.stringify([design, words]));

/**
 * A PNG of 1200 × 630 pixels: from disk, or drawn now. `tag` names what is in it.
 * @throws TooManyConversionsError when too many pictures are being made
 */
export async function drawSharePicture(tag: string, picture: ReactNode): Promise<Buffer<ArrayBuffer>> {
  const name = sharePictureName(tag);
  const kept = await derivedFiles().read(name);
  if (kept) return kept;
  return runLimited(async () => {
    const drawing = await satori(picture, { ...shareSize, fonts: await readFonts() });
    const made = Buffer.from(await sharp(Buffer.from(drawing)).png({ palette: true, effort: 4 }).toBuffer());
    await derivedFiles().write(name, made);
    return made;
  });
}
