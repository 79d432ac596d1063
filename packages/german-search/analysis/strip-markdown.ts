import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";
import { tagKind, tagPattern } from "@dorfforum/shared/markdown/html-tags";

/** Markdown as one line of plain text, in linear time. Pages use the parser of lib/rich-text, which is slower. */
export function stripMarkdown(markdown: string): string {
  if (!signs.test(markdown)) return markdown.replace(/\s+/g, " ").trim();
  const text = escapePlainSigns(markdown);
  // Other brackets are the writer's: "[1]", "[x] Ja".
  const references = definition.test(text) ? reference : nothing;
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => String.fromCodePoint(hidden + sign.charCodeAt(0)))
    .replace(anyTag, (tag) => htmlText[tagKind(tag) ?? ""] ?? tag)
    .replace(
      /!?\[([^[\]\n]{0,500})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:\s+["'][^"'\n]{0,300}["'])?\)/g,
      "$1",
    )
    .replace(/^ {0,3}\[\^[^\]\n]{1,200}\]:|\[\^[^\]\n]{1,200}\]/gm, "")
    .replace(/^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm, "")
    .replace(references, "$1")
    .replace(/^[ \t]*(?:[#>]+|[-*+])(?=\s)/gm, "")
    .replace(/^(?=[^\n]*[-*_=]{3})[ \t|:*_=-]+$/gm, " ")
    .replace(/\*+|~~|`+|\|/g, (sign) => (sign === "|" ? " " : ""))
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/&(amp|lt|gt|quot|nbsp|shy);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/[\u{f0021}-\u{f007e}]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - hidden))
    .replace(/\s+/g, " ")
    .trim();
}

const signs = /[*_~`|\\[\]<>#&>]|^[ \t]*[-+]\s|^[-=]{3,}/m;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", shy: "\u00ad" };
const definition = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:/m;
const reference = /!?\[([^[\]\n]{0,500})\](?:\[[^\]\n]{0,200}\])?/g;
const nothing = /(?!)/;
const anyTag = new RegExp(tagPattern, "g");
const htmlText: Record<string, string> = { block: " ", cell: " ", inline: "" };
/** Signs that were escaped stand here, in a private plane, until all markup is removed. */
const hidden = 0xf0000;
