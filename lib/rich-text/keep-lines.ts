import { tagKind } from "@dorfforum/shared/markdown/html-tags";
import { keepsLineBreaks } from "@dorfforum/shared/markdown/line-breaks";
import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

const text = (value: string): ElementContent => ({ type: "text", value });

/** With the end of the line, for those who read the words without the elements, such as read-aloud */
const lineBreak = (): ElementContent[] => [
  { type: "element", tagName: "br", properties: {}, children: [] },
  text("\n"),
];

/** What is shown for HTML within a text: where a line or a column begins, and what is no HTML as it was typed */
export function shownHtml(written: string): ElementContent[] {
  const kind = tagKind(written);
  if (kind === "block") return lineBreak();
  return kind === "inline" ? [] : [text(kind === "cell" ? " " : written)];
}

/** Gives each item of a numbered list the number that was typed before it, and its list the sign behind them if it is ")". */
export function keepNumbers(tree: Root, source: string): void {
  visit(tree, "element", (list) => {
    if (list.tagName !== "ol") return;
    for (const item of list.children) {
      if (item.type !== "element" || item.position?.start.offset === undefined) continue;
      const start = item.position.start.offset;
      const [, number, sign] = /^(\d+)([.)])/.exec(source.slice(start, start + 10)) ?? [];
      if (number !== undefined) item.properties.value = number;
      if (sign === ")") list.properties.dataSign = item.properties.dataSign = sign;
    }
  });
}

/** Shows the line breaks of paragraphs and items. Those that a mail program made become spaces. */
export function keepLineBreaks(tree: Root): void {
  visit(tree, "element", (block, index, parent) => {
    if (block.tagName !== "p" && block.tagName !== "li") return undefined;
    replaceLineEnds(block, keepsLineBreaks(ownText(block).split("\n")));
    if (block.tagName !== "p" || parent === undefined || index === undefined) return undefined;
    trim(block.children);
    if (block.children.length > 0) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

const blocks = /^(?:p|li|[ou]l|blockquote|pre|table|h[1-6]|section)$/;
const isInline = (child: ElementContent | undefined): child is Element =>
  child?.type === "element" && !blocks.test(child.tagName);
const isBreak = (child: ElementContent | undefined): boolean =>
  child?.type === "element" && child.tagName === "br";
const isBlank = (child: ElementContent | undefined): boolean =>
  child?.type === "text" && child.value.trim() === "";
const isWords = (child: ElementContent | undefined): boolean =>
  child?.type === "text" || (isInline(child) && !isBreak(child));

const ownText = (parent: Element): string =>
  parent.children
    .map((child) => (child.type === "text" ? child.value : isInline(child) ? ownText(child) : ""))
    .join("");

function replaceLineEnds(parent: Element, byBreaks: boolean): void {
  parent.children = parent.children.flatMap((child, index, all): ElementContent[] => {
    if (isInline(child) && child.tagName !== "code") replaceLineEnds(child, byBreaks);
    if (child.type !== "text") return [child];
    // Behind a break, and between the blocks of an item, the end of a line is no other break.
    if (isBlank(child) && !(isWords(all[index - 1]) && isWords(all[index + 1]))) return [child];
    if (!byBreaks) return [{ ...child, value: child.value.replaceAll("\n", " ") }];
    // "<br>" at a line's end
    const isAfterBreak = isBlank(all[index - 1]) && isBreak(all[index - 2]);
    const lines = (isAfterBreak ? child.value.replace(/^\s*\n/, "") : child.value).split("\n");
    return lines.flatMap((value, at) => [...(at > 0 ? lineBreak() : []), ...(value ? [text(value)] : [])]);
  });
}

function trim(children: ElementContent[]): void {
  while (isBreak(children[0]) || isBlank(children[0])) children.shift();
  while (isBreak(children.at(-1)) || isBlank(children.at(-1))) children.pop();
}
