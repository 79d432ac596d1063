import type { Element, Nodes } from "hast";

/** The characters of a tree in reading order, with a space where a block or a line ends. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const inner = node.children.map(textOf).join("");
  return node.type === "element" && endsLine.test(node.tagName) ? `${inner} ` : inner;
}

const endsLine = /^(?:p|li|t[rdh]|h[1-6]|br|pre|figcaption)$/;

export const textElement = (tagName: string, value: string): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: [{ type: "text", value }],
});
