import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** All elements of these names, in the order of the text */
export function all(tree: Root, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (element) => {
    if (tagNames.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** The one element of this name. @throws when there is none, or another */
export const only = (tree: Root, tagName: string): Element => {
  const [element, ...more] = all(tree, tagName);
  if (!element || more.length > 0) throw new Error(`There is not exactly one ${tagName}`);
  return element;
};
