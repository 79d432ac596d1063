const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** Bytes from which UTF-16 without a mark is guessed */
const sampleLength = 1000;

/**
 * The text of a file that somebody exported: UTF-8 and UTF-16 with or without a byte order mark, and what is no UTF-8 as
 * Windows-1252, of which Latin-1 is a part. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  const joined = joinFoldedCharacters(bytes);
  const encoding = mark?.encoding ?? encodingOf(joined);
  return new TextDecoder(encoding).decode(encoding === "utf-8" ? joined : bytes);
}

/** The first bytes of a character, and the line break within it */
const foldedCharacter = /([\xc2-\xf4][\x80-\xbf]{0,2})(\r?\n[ \t])(?=[\x80-\xbf])/g;

/** Some programs fold a calendar's lines after 75 bytes, in the middle of a UTF-8 character (RFC 5545, 3.1). */
const joinFoldedCharacters = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString("latin1").replace(foldedCharacter, "$2$1"), "latin1");

function encodingOf(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleLength);
  const zeros = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  // In UTF-16 nearly every second byte of German text is 0.
  if (zeros.some((count) => count > sample.length / 4))
    return (zeros[0] ?? 0) > (zeros[1] ?? 0) ? "utf-16be" : "utf-16le";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
