/**
 * What keeps one text from holding a request: parsers of Markdown take quadratic time on some input and recurse as
 * deep as it nests. Measured: 50,000 characters of ordinary text take about half a second once, 400,000 take ten.
 */
const maxFormatted = 50_000;

/** Nothing that people write nests this deep; React recurses over it too. */
export const maxDepth = 40;

const nestedMarkers = new RegExp(`^[ \\t]*(?:>[ \\t]*|(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${maxDepth},}`, "m");
const maxDelimiters = 2_000;

/** The part of a text that is read as Markdown, and the paragraphs after it that are shown as they are. */
export function splitAtBounds(markdown: string): { formatted: string; plain: string[] } {
  const text = markdown.replaceAll("\r\n", "\n");
  if (nestedMarkers.test(text)) return { formatted: "", plain: toParagraphs(text) };
  const end = text.length > maxFormatted ? endOfBlock(text) : text.length;
  const formatted = text.slice(0, end);
  if (toParagraphs(formatted).some(isWildlyDelimited)) return { formatted: "", plain: toParagraphs(text) };
  return { formatted, plain: toParagraphs(text.slice(end)) };
}

function endOfBlock(text: string): number {
  const blank = text.lastIndexOf("\n\n", maxFormatted);
  return blank > 0 ? blank : maxFormatted;
}

const isWildlyDelimited = (paragraph: string) => {
  let count = 0;
  for (const character of paragraph) if ("*_~".includes(character)) count += 1;
  return count > maxDelimiters;
};

const toParagraphs = (text: string): string[] =>
  text.split(/\n[ \t]*\n/).flatMap((part) => part.trim() || []);
