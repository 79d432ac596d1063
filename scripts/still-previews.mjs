// Makes components/layout/video/still-previews.json: small blurred copies of the header's stills, which stand in every document.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const folder = "public/medien";
/**
 * In CSS pixels at least as large as phones show the still (186 px high on the home page), so that the still itself, which
 * comes later, is no larger paint.
 */
const width = 600;
/** Without the outlines of leaves and windows, a third of the bytes */
const blurRadius = 3;

async function previewOf(/** @type {string} */ still) {
  const picture = sharp(path.join(folder, still)).resize(width).blur(blurRadius);
  const avif = await picture.avif({ quality: 20, effort: 9 }).toBuffer();
  process.stdout.write(`${still}: ${avif.length} bytes\n`);
  return `data:image/avif;base64,${avif.toString("base64")}`;
}

const previews = { day: await previewOf("hero-poster.jpg"), night: await previewOf("hero-night-poster.jpg") };
await writeFile("components/layout/video/still-previews.json", `${JSON.stringify(previews, null, 2)}\n`);
