#!/usr/bin/env bash
# sharp 0.35.5: the cache of 50 MB keeps hundreds of MB after progressive JPEGs, and reports 0 MB.
#
# Setting: eight photographs of 24 megapixels, written by sharp itself, are made smaller one after another. The cache has
# its default limits.
# Expected: the process keeps no more than the cache's limit of 50 MB, and sharp.cache() tells how much that is.
# Seen: with progressive JPEGs the process grows by about 72 MB with each photograph (their decoder's memory, two bytes for
# each of the 1.5 samples of a pixel) until older operations leave the cache for their number, 100.
# `sharp.cache().memory.current` is 0. With sharp.cache(false), and with baseline JPEGs, it hardly grows.
# Source: sharp's documentation of cache(): "options.memory is the maximum memory in MB to use for this cache", 50 by
# default, and the statistics are "useful for determining how much working memory is required". libvips says of its own
# limit that it "can't track memory allocated by external libraries" (vips_cache_set_max_mem).
# Output seen:
#   progressive, default cache: more than 400 MB kept, 0 MB reported
#   progressive, no cache: less than 100 MB kept, 0 MB reported
#   baseline, default cache: less than 100 MB kept, 0 MB reported
# Needs Linux with glibc, Node 20 or newer, 1 GB of memory and a package registry; takes about a minute.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error sharp@0.35.5 > /dev/null
cat > write.mjs <<'JS'
import sharp from "sharp";

for (const kind of ["progressive", "baseline"])
  for (let index = 0; index < 8; index += 1)
    await sharp({ create: { width: 6000, height: 4000, channels: 3, background: { r: 20 * index, g: 80, b: 90 } } })
      .jpeg({ progressive: kind === "progressive" })
      .toFile(`${kind}-${index}.jpg`);
JS
cat > resize.mjs <<'JS'
import sharp from "sharp";

const [kind, cache] = process.argv.slice(2);
if (cache === "no") sharp.cache(false);
const residentBytes = () => process.memoryUsage.rss();
const before = residentBytes();
for (let index = 0; index < 8; index += 1) await sharp(`${kind}-${index}.jpg`).resize(400).toBuffer();
const keptMb = (residentBytes() - before) / 1e6;
const kept = keptMb > 400 ? "more than 400" : keptMb < 100 ? "less than 100" : keptMb;
console.log(`${kind}, ${cache} cache: ${kept} MB kept, ${sharp.cache().memory.current} MB reported`);
JS
node write.mjs
for run in "progressive default" "progressive no" "baseline default"; do
  # shellcheck disable=SC2086 # two arguments
  node resize.mjs $run
done | tee seen
diff seen - <<'SEEN'
progressive, default cache: more than 400 MB kept, 0 MB reported
progressive, no cache: less than 100 MB kept, 0 MB reported
baseline, default cache: less than 100 MB kept, 0 MB reported
SEEN
