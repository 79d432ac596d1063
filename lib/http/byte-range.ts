/** `start` and `end` count bytes from 0, both included. */
type ByteRange = { start: number; end: number };

/**
 * The range that a `Range` header asks for (RFC 9110, 14.2); Safari needs ranges to play videos. Undefined when the whole
 * file is to be sent: no header, several ranges, another unit.
 */
export function toByteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const range =
    first === ""
      ? { start: Math.max(size - Number(last), 0), end: size - 1 }
      : { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start > range.end ? "unsatisfiable" : range;
}
