/** At most `maxLength` characters from the beginning, cut between words, with an ellipsis when something is left out */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(" ", maxLength - 2);
  const cut = text.slice(0, space > maxLength / 2 ? space : maxLength - 2);
  // Half of a character that JavaScript counts as two is no character.
  return `${cut.replace(/[\ud800-\udbff]$/, "").replace(/[\s,;:.–-]+$/, "")} …`;
}
