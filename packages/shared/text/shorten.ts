const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });

/** At most `maxLength` UTF-16 units from the beginning, cut between words or characters, with an ellipsis when something is left out */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(" ", maxLength - 2);
  const cut = space > maxLength / 2 ? text.slice(0, space) : beginningOf(text, maxLength - 2);
  return `${cut.replace(/[\s,;:.–-]+$/, "")} …`;
}

/** Ends before a character that would be cut, as people see it: with its accents, a family, a flag. */
function beginningOf(text: string, maxLength: number): string {
  const cutAt = graphemes.segment(text.slice(0, 2 * maxLength)).containing(maxLength)?.index || maxLength;
  // Of a single character that is longer than all that fits, at least no half of a code point
  return text.slice(0, cutAt).replace(/[\ud800-\udbff]$/, "");
}
