// Makes the icons of the home screen in public/symbole from public/favicon.svg; call it when the drawing changes.
import { mkdir } from "node:fs/promises";
import sharp from "sharp";

const source = "public/favicon.svg";
const folder = "public/symbole";

/** A phone may cut a maskable icon to a circle: the drawing keeps to its inner 60 %, on a ground to the edge. */
async function draw(name, size, { share = 1, ground } = {}) {
  const drawing = await sharp(source, { density: 1200 })
    .resize(Math.round(size * share))
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/${name}-${size}.png`);
}

await mkdir(folder, { recursive: true });
await draw("symbol", 192);
await draw("symbol", 512);
await draw("symbol-maskierbar", 512, { share: 0.6, ground: "#154734" });
await draw("symbol-apple", 180, { share: 0.76, ground: "#154734" });
