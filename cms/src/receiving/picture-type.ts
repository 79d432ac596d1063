const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The MIME type of a JPEG, PNG, WebP or AVIF by its first bytes; undefined for everything else. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "image/webp";
  return start.slice(4) === "ftypavif" ? "image/avif" : undefined;
}
