const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Whether it is a JPEG, PNG, WebP or AVIF, by the first bytes, before any decoder is asked: SVG, PDF and whatever else
 * one may know never reach it.
 */
export function isRaster(bytes: Uint8Array): boolean {
  const start = ascii(bytes, 0, 12);
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP")) ||
    ["ftypavif", "ftypavis"].includes(start.slice(4))
  );
}
