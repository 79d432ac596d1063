/**
 * In CSS pixels at least as large as phones show the header's still (186 px high on the home page), so that browsers do not
 * report the still as a new largest contentful paint.
 */
const width = 600;

/** In pixels. The least takes the outlines of leaves and windows, and a third of the bytes; photos need more. */
const blurRadii = [3, 6, 12, 24];

/** It stands in every document. */
const maxBytes = 2500;

/**
 * A blurred AVIF of a picture, 600 px wide, as a `data:` address.
 * @param {import("sharp").Sharp} picture
 * @returns {Promise<{ address: string, bytes: number } | undefined>} undefined if it has more than 2,500 bytes however blurred
 */
export async function blurredCopy(picture) {
  for (const radius of blurRadii) {
    const avif = await picture.clone().resize(width).blur(radius).avif({ quality: 20, effort: 9 }).toBuffer();
    if (avif.length <= maxBytes)
      return { address: `data:image/avif;base64,${avif.toString("base64")}`, bytes: avif.length };
  }
  return undefined;
}
