import { escapePlainSigns } from "@dorfforum/shared/markdown/escape-plain-signs";
import { toTree } from "./markdown";

/** A Markdown text's introduction before its first heading, and the rest from it on. */
export function splitAtHeading(markdown: string): { introduction: string; rest: string } {
  // The places in a tree are those of this text.
  const text = escapePlainSigns(markdown);
  const heading = toTree(text).children.find(
    (node) => node.type === "element" && /^h[1-6]$/.test(node.tagName),
  );
  const start = heading?.position?.start.offset ?? text.length;
  return { introduction: text.slice(0, start).trim(), rest: text.slice(start).trim() };
}
