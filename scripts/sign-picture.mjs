import { createRequire } from "node:module";
import path from "node:path";
import { OperatorError } from "./failures.mjs";
import { cms } from "./paths.mjs";

/** In pixels: enough for the header on sharp screens */
const signWidth = 1200;

/**
 * The village's sign as a PNG, so that nothing of a drawing but its picture gets into the media library.
 * @param {string} file SVG, PNG, JPEG or WebP @param {string} folder for the PNG
 * @returns its path
 */
export async function signPicture(file, folder) {
  // Installed by the command that asks for the file.
  const sharp = createRequire(path.join(cms.folder, "package.json"))("sharp");
  const picture = path.join(folder, "dorfzeichen.png");
  try {
    const isDrawing = (await sharp(file).metadata()).format === "svg";
    await sharp(file, { density: isDrawing ? 600 : undefined })
      .resize({ width: signWidth, height: signWidth, fit: "inside", withoutEnlargement: !isDrawing })
      .png({ effort: 8 })
      .toFile(picture);
  } catch (cause) {
    throw new OperatorError(
      `--zeichen: ${file} lässt sich nicht lesen. Möglich sind SVG, PNG, JPEG und WebP. (${/** @type {Error} */ (cause).message})`,
    );
  }
  return picture;
}
