const maxLength = 200;

/** Signs that a dictation writes as words; "Die drei Fragezeichen" is a name, and "Grüner Punkt" another. */
const dictated: [words: RegExp, sign: string][] = [
  [/(?<!drei)\s+(?:frage|ausrufe)zeichen(?=\s|$)/giu, ""],
  [/\s+schrägstrich\s+/giu, "/"],
  [/\s+bindestrich\s+/giu, "-"],
  [/(?<=\d)\s+punkt(?=\s|$)/giu, "."],
];

/** A query on one line, composed (NFC), without control characters, of at most 200 UTF-16 units. */
export function cleanQuery(typed: string | string[] | undefined): string {
  const text = (Array.isArray(typed) ? typed[0] : typed) ?? "";
  const line = text
    .slice(0, 2 * maxLength)
    .replace(/\p{Cs}/gu, "")
    .normalize("NFC")
    // A word with a place to break it is one word.
    .replace(/[\u00ad\u200b-\u200d\u2060]/g, "")
    .replace(/[\p{Cc}\p{Cf}\p{White_Space}]+/gu, " ")
    .trim();
  return dictated
    .reduce((query, [words, sign]) => query.replace(words, sign), line)
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
