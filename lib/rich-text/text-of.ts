import type { Nodes } from "hast";

/** The characters of a tree in reading order, with a space where a block or a line ends. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const inner = node.children.map(textOf).join("");
  return node.type === "element" && breaks.has(node.tagName) ? `${inner} ` : inner;
}

const breaks = new Set([
  ...["p", "li", "tr", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6", "br", "pre", "figcaption"],
]);
