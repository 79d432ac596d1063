/**
 * Markdown parsers take quadratic time on some input and recurse as deep as it nests, so longer texts are not parsed.
 * Measured: 50,000 characters of ordinary text take about half a second, 400,000 take ten.
 */
export const maxFormattedLength = 50_000;

/** No ordinary text nests this deep. React recurses over the tree too. */
export const maxDepth = 40;

const nestedMarkers = new RegExp(`^[ \\t]*(?:>[ \\t]*|(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${maxDepth},}`, "m");
/** Of emphasis, in one paragraph */
const maxDelimiters = 2_000;

/** Splits a text into the part that is parsed as Markdown and the paragraphs after it that are shown as they are. */
export function splitAtBounds(markdown: string): { formatted: string; plain: string[] } {
  const text = markdown.replaceAll("\r\n", "\n");
  if (nestedMarkers.test(text)) return { formatted: "", plain: toParagraphs(text) };
  const end = text.length > maxFormattedLength ? endOfBlock(text) : text.length;
  const formatted = text.slice(0, end);
  if (toParagraphs(formatted).some(hasTooManyDelimiters)) return { formatted: "", plain: toParagraphs(text) };
  return { formatted, plain: toParagraphs(text.slice(end)) };
}

function endOfBlock(text: string): number {
  const blank = text.lastIndexOf("\n\n", maxFormattedLength);
  return blank > 0 ? blank : maxFormattedLength;
}

const hasTooManyDelimiters = (paragraph: string) => {
  let count = 0;
  for (const character of paragraph) if ("*_~".includes(character)) count += 1;
  return count > maxDelimiters;
};

const toParagraphs = (text: string) => text.split(/\n[ \t]*\n/).flatMap((part) => part.trim() || []);
