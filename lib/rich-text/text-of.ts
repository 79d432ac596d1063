import type { Element, Nodes } from "hast";

/** The characters of a tree in reading order, with a space where a block or a line ends, and with the numbers of lists. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const inner = node.children.map(textOf).join("");
  if (node.type !== "element" || !endsLine.test(node.tagName)) return inner;
  return node.tagName === "li" && node.properties.value !== undefined
    ? `${node.properties.value}${node.properties.dataSign ?? "."} ${inner} `
    : `${inner} `;
}

const endsLine = /^(?:p|li|t[rdh]|h[1-6]|br|pre|figcaption)$/;

export const textElement = (tagName: string, value: string): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: [{ type: "text", value }],
});
