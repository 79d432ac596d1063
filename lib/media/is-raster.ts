/**
 * Whether the first bytes are those of a JPEG, PNG, WebP or AVIF. It is asked before any decoder, so that SVG, PDF and all
 * other formats never reach one.
 */
export function isRaster(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP")) ||
    ["ftypavif", "ftypavis"].includes(start.slice(4))
  );
}
