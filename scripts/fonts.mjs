// Makes the web fonts in components/ui/theme/fonts/ from Fontsource's; run it when a weight or a character is missing.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const folder = "components/ui/theme/fonts";
const packages = "node_modules/@fontsource-variable";

const range = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
/** German and its neighbours' names; other characters are drawn by the fallback fonts. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸẞ‐‑‒–—‘’‚“”„†•…‰‹›⁄€™−→↗≈≤≥`;
/** Kerning, marks, ligatures, and the figures that styles ask for */
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "lnum", "tnum"];

/** @param {string} family @param {string} file @param {{ min: number, max: number }} weights that styles use */
async function subset(family, file, weights) {
  const whole = await readFile(path.join(packages, family, "files", file));
  const options = { targetFormat: "woff2", keepFeatures, variationAxes: { wght: weights } };
  const font = await subsetFont(whole, characters, /** @type {any} */ (options));
  await writeFile(path.join(folder, `${family}.woff2`), font);
  process.stdout.write(`${family}: ${whole.length} → ${font.length} bytes\n`);
}

await mkdir(folder, { recursive: true });
await subset("atkinson-hyperlegible-next", "atkinson-hyperlegible-next-latin-wght-normal.woff2", {
  min: 400,
  max: 700,
});
await subset("vollkorn", "vollkorn-latin-wght-normal.woff2", { min: 500, max: 800 });
