import type { Element, Parents, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { contentTexts } from "@/lib/texts/content";
import { maxDepth } from "./bounds";
import { rowsOf } from "./rows-of";
import { textOf } from "./text-of";

/** On phones the rows of such tables stand below each other, one cell on a line. */
const minColumnsToStack = 3;

/** Puts each table into a scrollable region that can be focused and is named by the heading above it. */
export function frameTables(tree: Root): void {
  let heading = "";
  visit(tree, "element", (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = textOf(element).trim();
    if (element.tagName !== "table" || parent === undefined || index === undefined) return undefined;
    visit(element, "element", shapeCell);
    const [head = [], ...rows] = rowsOf(element);
    const isStacked = head.length >= minColumnsToStack;
    if (isStacked) labelCells(element, head.map(textOf), rows);
    const properties = {
      dataTable: isStacked ? "stacked" : "",
      role: "region",
      tabIndex: 0,
      ariaLabel: contentTexts.table(heading),
    };
    parent.children.splice(index, 1, { type: "element", tagName: "div", properties, children: [element] });
    return [SKIP, index + 1];
  });
}

/** CSS takes the cells out of their table, so they say themselves what they are and what stands above them. */
function labelCells(table: Element, labels: readonly string[], rows: readonly Element[][]): void {
  visit(table, "element", (element) => {
    const role = roles[element.tagName];
    if (role) element.properties.role = role;
  });
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      if (column > 0 && labels[column]?.trim()) cell.properties.dataLabel = labels[column].trim();
    }
  }
}

const roles: Record<string, string> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** In characters: a number or a time of day, which would be hard to read on two lines */
const maxShortCellLength = 13;

/** Turns alignment and shortness into data attributes for CSS, and an empty header cell into an ordinary one. */
function shapeCell(cell: Element): void {
  if (cell.tagName !== "td" && cell.tagName !== "th") return;
  const { align, ...rest } = cell.properties;
  const isShort = cell.tagName === "td" && textOf(cell).trim().length <= maxShortCellLength;
  cell.properties = {
    ...rest,
    ...(align ? { dataAlign: align } : {}),
    ...(isShort ? { dataShort: "" } : {}),
  };
  if (cell.tagName === "th" && textOf(cell).trim() === "") cell.tagName = "td";
  if (cell.tagName === "th") cell.properties.scope = "col";
}

/** Makes the last line of a quotation its footer when it begins with a dash and so names the source. */
export function markQuotationSources(tree: Root): void {
  visit(tree, "element", (quotation) => {
    if (quotation.tagName !== "blockquote") return;
    const words = quotation.children.findLast((child) => child.type === "element");
    if (words?.tagName !== "p") return;
    const lineBreak = words.children.findLastIndex(
      (child) => child.type === "element" && child.tagName === "br",
    );
    const source = words.children.slice(lineBreak + 1);
    if (lineBreak < 0 || !/^\s*[–—] /.test(source.map(textOf).join(""))) return;
    words.children.length = lineBreak;
    quotation.children.push({ type: "element", tagName: "footer", properties: {}, children: source });
  });
}

/** Turns the checkboxes of task lists into images, because they are no form fields. The sign is text, so that a PDF has it. */
export function replaceCheckboxes(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName !== "input") return;
    const isDone = element.properties.checked === true;
    element.tagName = "span";
    element.properties = {
      dataTask: isDone ? "done" : "open",
      role: "img",
      ariaLabel: isDone ? contentTexts.done : contentTexts.open,
    };
    element.children = [{ type: "text", value: isDone ? "☑" : "☐" }];
  });
}

/** Replaces what nests deeper than `depth` by its text. */
export function limitDepth(parent: Parents, depth = maxDepth): void {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (depth > 0) limitDepth(child, depth - 1);
    else child.children = [{ type: "text", value: textOf(child) }];
  }
}
