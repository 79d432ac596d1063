// What an AVIF costs at each effort, as ratios to sharp's default of 4: time, and bytes. `node bench/avif-effort.mjs`
import sharp from "sharp";
import { print } from "../scripts/progress.mjs";

sharp.concurrency(1);
const noise = { type: "gaussian", mean: 128, sigma: 40 };
const grain = sharp({ create: { width: 1000, height: 750, channels: 3, background: "#000", noise } });
const photo = await sharp(await grain.blur(3).png().toBuffer())
  .resize(4000, 3000)
  .jpeg({ quality: 85 })
  .toBuffer();

async function cost(effort) {
  const start = performance.now();
  const made = await sharp(photo).resize({ width: 1280 }).avif({ quality: 50, effort }).toBuffer();
  return { time: performance.now() - start, bytes: made.length };
}

await cost(2);
const standard = await cost(4);
for (const effort of [1, 2, 3]) {
  const { time, bytes } = await cost(effort);
  const ratios = [time / standard.time, bytes / standard.bytes].map((ratio) => ratio.toFixed(2));
  print(`effort ${effort}: time ${ratios[0]}, bytes ${ratios[1]}`);
}
