const maxLength = 200;

/** A query on one line, composed (NFC), without control characters, of at most 200 UTF-16 units. */
export function cleanQuery(typed: string | string[] | undefined): string {
  const text = (Array.isArray(typed) ? typed[0] : typed) ?? "";
  return text
    .slice(0, 2 * maxLength)
    .replace(/\p{Cs}/gu, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{White_Space}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
