#!/usr/bin/env bash
# sharp 0.35.5 with libvips 8.18: a PNG whose cICP chunk says Display P3 is converted to sRGB with its numbers unchanged.
#
# Setting: a picture of a phone in Display P3, tagged by cICP (primaries 12, transfer 13, full range) and not by an ICC profile, that a site
# converts to sRGB for the web with `toColourspace("srgb")`.
# Expected: the numbers of the same colour in sRGB, 103, 202 and 85 for 128, 200 and 100, as browsers show the picture; PNG (third
# edition), 11.3.2.6: a decoder that knows cICP uses it before iCCP, sRGB and gAMA.
# Seen: 128, 200, 100, which is another, duller green once it counts as sRGB. With the same colours in an ICC profile the numbers are right.
# Source: Portable Network Graphics (third edition), W3C 2025; ITU-T H.273.
# Output seen:
#   cICP: 128 200 100
#   ICC profile: 103 202 85
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error sharp@0.35.5 > /dev/null
cat > colours.mjs <<'JS'
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
const png = (...colour) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...colour,
    chunk("IDAT", deflateSync(Buffer.from([0, 128, 200, 100]))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
const inSrgb = async (picture) => [...(await sharp(picture).toColourspace("srgb").raw().toBuffer())].join(" ");

console.log("cICP:", await inSrgb(png(chunk("cICP", Buffer.from([12, 13, 0, 1])))));
const withProfile = await sharp(png()).withIccProfile("p3").png().toBuffer();
// The profile that sharp brings, on the numbers as they are
const { icc } = await sharp(withProfile).metadata();
const profile = chunk("iCCP", Buffer.concat([Buffer.from("P3\0\0", "latin1"), deflateSync(icc)]));
console.log("ICC profile:", await inSrgb(png(profile)));
JS
node colours.mjs | tee seen
diff seen - <<'SEEN'
cICP: 128 200 100
ICC profile: 103 202 85
SEEN
