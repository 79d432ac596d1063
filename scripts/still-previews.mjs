// Makes components/layout/video/still-previews.json: small blurred copies of the header's stills, which stand in every document.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { blurredCopy } from "../lib/media/blurred-copy.mjs";

async function previewOf(/** @type {string} */ still) {
  const copy = await blurredCopy(sharp(path.join("public/medien", still)));
  if (!copy) throw new Error(`${still} has too many details for a small copy`);
  process.stdout.write(`${still}: ${copy.bytes} bytes\n`);
  return copy.address;
}

const previews = { day: await previewOf("hero-poster.jpg"), night: await previewOf("hero-night-poster.jpg") };
await writeFile("components/layout/video/still-previews.json", `${JSON.stringify(previews, null, 2)}\n`);
