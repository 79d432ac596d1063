import type { Element, Root } from "hast";
import { toTree } from "../markdown";

/**
 * What a visitor reads of a text, line by line: "## " before headings, the sign or number before items of lists, "*" around
 * emphasis, "---" for a line across, " | " between cells.
 */
export function shownLines(markdown: string): string[] {
  return toText(toTree(markdown))
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

function toText(node: Root | Element, item = "• ", isCode = false): string {
  const sign = node.type === "element" && node.tagName === "ol" ? undefined : "• ";
  const inner = node.children
    .map((child) => {
      if (child.type === "text") return isCode ? child.value : child.value.replaceAll("\n", " ");
      return child.type === "element"
        ? toText(child, sign ?? numberOf(child), isCode || child.tagName === "pre")
        : "";
    })
    .join("");
  if (node.type === "root") return inner;
  switch (node.tagName) {
    case "br":
      return "\n";
    case "hr":
      return "\n---\n";
    case "em":
      return `*${inner}*`;
    case "strong":
      return `**${inner}**`;
    case "del":
      return `~~${inner}~~`;
    case "li":
      return `\n${item}${inner.trimStart()}\n`;
    case "td":
    case "th":
      return `${inner.trim()} | `;
    case "code":
      return `\`${inner}\``;
    default:
      if (/^h\d$/.test(node.tagName)) return `\n## ${inner}\n`;
      return /^(?:p|tr|figure|[uo]l|blockquote|pre)$/.test(node.tagName) ? `\n${inner}\n` : inner;
  }
}

const numberOf = ({ properties: { value, dataSign = "." } }: Element) => `${value}${dataSign} `;
