import type { Element } from "hast";
import { visit } from "unist-util-visit";

/** The cells of a table by row, the head's first */
export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, "element", (row) => {
    if (row.tagName === "tr") rows.push(row.children.filter((child) => child.type === "element"));
  });
  return rows;
}
