import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";
import { tagKind, tagPattern } from "@dorfforum/shared/markdown/html-tags";

/** Markdown as one line of plain text, in linear time. Pages use the parser of lib/rich-text, which is slower. */
export function stripMarkdown(markdown: string): string {
  let text = markdown;
  if (signs.test(text)) {
    text = escapePlainSigns(text);
    // Other brackets are the writer's: "[1]", "[x] Ja".
    const hasReferences = text.includes("]:") && definition.test(text);
    for (const [sign, pattern, toText] of markup)
      if (text.includes(sign) && (pattern !== reference || hasReferences))
        text = text.replace(pattern, toText);
  }
  return text.replace(spaces, " ").trim();
}

const signs = /[*_~`|\\[\]<>#&>]|^[ \t]*[-+]\s|^[-=]{3,}/m;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", shy: "\u00ad" };
const definition = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:/m;
const reference = /!?\[([^[\]\n]{0,500})\](?:\[[^\]\n]{0,200}\])?/g;
const htmlText: Record<string, string> = { block: " ", cell: " ", inline: "" };
/** Signs that were escaped stand here, in a private plane, until all markup is removed. */
const hidden = 0xf0000;
/** All but single spaces, which stay as they are */
const spaces = /[^\S ]\s*| \s+/g;

const nothing = () => "";
const content = (_: string, words: string) => words;
/** In their order, and what a text has that has any of it: most have little, and each pattern would read all letters. */
const markup: [sign: string, pattern: RegExp, toText: (found: string, part: string) => string][] = [
  ["\\", /\\([!-/:-@[-`{-~])/g, (_, sign) => String.fromCodePoint(hidden + sign.charCodeAt(0))],
  ["<", new RegExp(tagPattern, "g"), (tag) => htmlText[tagKind(tag) ?? ""] ?? tag],
  [
    "](",
    /!?\[([^[\]\n]{0,500})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:\s+["'][^"'\n]{0,300}["'])?\)/g,
    content,
  ],
  ["[^", /^ {0,3}\[\^[^\]\n]{1,200}\]:|\[\^[^\]\n]{1,200}\]/gm, nothing],
  ["]:", /^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm, nothing],
  ["[", reference, content],
  ["", /^[ \t]*(?:[#>]+|[-*+])(?=\s)/gm, nothing],
  ["", /^[ \t|:]*[-*_=][ \t|:*_=-]*$/gm, (line) => (/[-*_=]{3}/.test(line) ? " " : line)],
  ["", /\*+|~~|`+|\|/g, (sign) => (sign === "|" ? " " : "")],
  ["_", /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, nothing],
  ["&", /&(amp|lt|gt|quot|nbsp|shy);/g, (_, name) => entities[name] ?? " "],
  ["\udb80", /[\u{f0021}-\u{f007e}]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - hidden)],
];
