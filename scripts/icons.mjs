// Makes the icons of the home screen in public/symbole from public/favicon.svg; run it when the drawing changes.
import { mkdir } from "node:fs/promises";
import sharp from "sharp";

const source = "public/favicon.svg";
const folder = "public/symbole";

/**
 * @param {string} name
 * @param {number} size in pixels
 * @param {number} [share] of the icon's width that the drawing takes; a phone may cut a maskable icon to a circle
 * @param {string} [background] transparent by default
 */
async function draw(name, size, share = 1, background = "#0000") {
  const drawing = await sharp(source, { density: 1200 })
    .resize(Math.round(size * share))
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/${name}-${size}.png`);
}

await mkdir(folder, { recursive: true });
await draw("symbol", 192);
await draw("symbol", 512);
await draw("symbol-maskierbar", 512, 0.6, "#154734");
await draw("symbol-apple", 180, 0.76, "#154734");
