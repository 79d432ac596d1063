/** Markdown as one line of plain text, in linear time. Pages use the parser of lib/rich-text, which is slower. */
export function stripMarkdown(markdown: string): string {
  if (!signs.test(markdown)) return markdown.replace(/\s+/g, " ").trim();
  return markdown
    .replace(/<!--[\s\S]{0,2000}?-->|<\/?[a-z][^<>\n]{0,500}>/gi, " ")
    .replace(
      /!?\[([^[\]\n]{0,500})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:\s+["'][^"'\n]{0,300}["'])?\)/g,
      "$1",
    )
    .replace(/^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm, "")
    .replace(/!?\[([^[\]\n]{0,500})\](?:\[[^\]\n]{0,200}\])?/g, "$1")
    .replace(/^[ \t]*(?:[#>]+|[-*+]|\d{1,9}[.)])(?=\s)/gm, "")
    .replace(/^(?=[^\n]*[-*_=]{3})[ \t|:*_=-]+$/gm, " ")
    .replace(/[*~`|]+/g, (sign) => (sign.includes("|") ? " " : ""))
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/&(amp|lt|gt|quot|nbsp|shy);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/\s+/g, " ")
    .trim();
}

const signs = /[*_~`|\\[\]<>#&>]|^[ \t]*(?:[-+]|\d+[.)])\s|^[-=]{3,}/m;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", shy: "\u00ad" };
