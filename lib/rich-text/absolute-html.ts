import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { absoluteUrl } from "@/lib/absolute-url";
import { toTree } from "./markdown";

/** A Markdown text as HTML for feeds and the like: as safe as toTree(), with absolute addresses. */
export function toAbsoluteHtml(markdown: string): string {
  const tree: Root = structuredClone(toTree(markdown));
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address === "string" && address.startsWith("/")) properties[name] = absoluteUrl(address);
    }
  });
  return toHtml(tree);
}
