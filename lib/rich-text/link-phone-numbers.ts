import type { Element, ElementContent, Root, Text } from "hast";
import { visit } from "unist-util-visit";
import { isPhoneHeading, type PhoneNumber } from "@/lib/contact/local-phone-numbers";
import { phoneNumbersIn, phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import { rowsOf } from "./rows-of";
import { textOf } from "./text-of";

const blocks = /^(?:p|li|t[dh]|blockquote|figcaption)$/;
/** Nothing becomes a link in a link or in code. */
const withoutLinks = /^(?:a|code|pre)$/;

/** Makes telephone numbers links that call them. Headings stay: the table of contents repeats them as links. */
export function linkPhoneNumbers(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "a" || parent === undefined || index === undefined) return;
    if (!callsWhatItShows(element)) parent.children.splice(index, 1, ...element.children);
  });
  const phoneCells = phoneCellsOf(tree);
  visit(tree, "element", (element) => {
    if (blocks.test(element.tagName)) linkNumbersOf(element, phoneCells.has(element));
  });
}

/** In digits: fewer are no telephone number */
const minShownLength = 5;

/** Whether a link is none that calls another number than the one it shows. */
function callsWhatItShows({ properties: { href }, children }: Element): boolean {
  const [, tel = ""] = /^tel:(.*)$/i.exec(String(href)) ?? [];
  const shown = children.map(textOf).join("");
  const digits = shown
    .replace(/\(0\)/g, "")
    .replace(/\D/g, "")
    .replace(/^0+(?:49)?/, "");
  if (tel === "" || digits.length < minShownLength) return true;
  const numbers = phoneNumbersIn(shown, true).map((number) => number.tel.replace(/\D/g, ""));
  const called = tel.replace(/\D/g, "");
  return called.endsWith(digits) || numbers.some((number) => number === called);
}

/** The cells of columns that are headed "Telefon" */
function phoneCellsOf(tree: Root): Set<Element> {
  const cells = new Set<Element>();
  visit(tree, "element", (table) => {
    if (table.tagName !== "table") return;
    const [head = [], ...body] = rowsOf(table);
    const columns = new Set(head.flatMap((cell, column) => (isPhoneHeading(textOf(cell)) ? column : [])));
    for (const row of body) {
      for (const [column, cell] of row.entries()) if (columns.has(column)) cells.add(cell);
    }
  });
  return cells;
}

type Place = { text: Text; parent: Element };

/** Looks at the whole text of a block, because "Notruf" and a bold "112" stand in two elements. */
function linkNumbersOf(block: Element, isPhoneField: boolean): void {
  const places = textsOf(block);
  const numbers = phoneNumbersIn(places.map(({ text }) => text.value).join(""), isPhoneField);
  let start = 0;
  for (const { text, parent } of places) {
    const end = start + text.value.length;
    const within = numbers.filter((number) => number.start >= start && number.end <= end);
    if (within.length > 0) {
      const parts = splitAt(text.value, within, start).map(toContent);
      parent.children.splice(parent.children.indexOf(text), 1, ...parts);
    }
    start = end;
  }
}

/** The texts of a block in their order, without those of blocks inside it. A line break is a text of its own. */
function textsOf(parent: Element): Place[] {
  return parent.children.flatMap((child) => {
    if (child.type === "text") return { text: child, parent };
    if (child.type === "element" && child.tagName === "br")
      return { text: { type: "text", value: "\n" }, parent };
    const isLeftOut =
      child.type !== "element" || blocks.test(child.tagName) || withoutLinks.test(child.tagName);
    return isLeftOut ? [] : textsOf(child);
  });
}

type Part = { text: string; tel?: string };

/**
 * A plain text in parts, those that are telephone numbers with what a `tel:` link calls.
 * @param isContactField whether the whole text is a contact's telephone
 */
export const splitAtNumbers = (text: string, isContactField = false): Part[] =>
  splitAt(text, isContactField ? phoneNumbersOfField(text) : phoneNumbersIn(text), 0);

function splitAt(text: string, numbers: readonly PhoneNumber[], offset: number): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { start, end: next, tel } of numbers) {
    parts.push({ text: text.slice(end, start - offset) });
    parts.push({ text: text.slice(start - offset, next - offset), tel });
    end = next - offset;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== "");
}

function toContent({ text, tel }: Part): ElementContent {
  const content: Text = { type: "text", value: text };
  return tel
    ? { type: "element", tagName: "a", properties: { href: `tel:${tel}` }, children: [content] }
    : content;
}
