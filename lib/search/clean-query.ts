const maxLength = 200;

/** What a person typed, fit to be searched and shown: composed, one line, of bounded length. */
export function cleanQuery(typed: string | string[] | undefined): string {
  const text = (Array.isArray(typed) ? typed[0] : typed) ?? "";
  return text
    .slice(0, 2 * maxLength)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{White_Space}]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim()
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
