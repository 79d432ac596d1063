import { type Language, languageOfCode } from "@dorfforum/shared/text/languages";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { textOf } from "./text-of";

/** Keeps the ids of a text apart from those of the page around it. */
const idPrefix = "abschnitt-";

const levelOf = (element: Element) =>
  /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : undefined;

/** Shifts the headings so that the highest has the level `top`, and leaves no level out on the way down. */
export function shiftHeadings(tree: Root, top: number): void {
  const headings: { element: Element; level: number }[] = [];
  visit(tree, "element", (element) => {
    const level = levelOf(element);
    if (level !== undefined) headings.push({ element, level });
  });
  const shift = top - Math.min(...headings.map(({ level }) => level));
  let deepest = top - 1;
  for (const { element, level } of headings) {
    deepest = Math.min(level + shift, deepest + 1, 6);
    element.tagName = `h${deepest}`;
  }
}

/** Gives each heading an id made of its words, and points the `#links` of the text there. */
export function addAnchors(tree: Root): void {
  const usedIds = new Set<string>();
  visit(tree, "element", (element) => {
    if (levelOf(element) === undefined || element.properties.id !== undefined) return;
    const slug = toSlug(textOf(element)) || "ohne-titel";
    let id = idPrefix + slug;
    for (let count = 2; usedIds.has(id); count += 1) id = `${idPrefix}${slug}-${count}`;
    usedIds.add(id);
    element.properties.id = id;
  });
  visit(tree, "element", ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName !== "a" || typeof href !== "string" || !href.startsWith("#")) return;
    const id = idPrefix + toSlug(decoded(href.slice(1)));
    if (usedIds.has(id)) properties.href = `#${id}`;
  });
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** "Wie es weitergeht – Übersicht" → "wie-es-weitergeht-uebersicht" */
function toSlug(text: string): string {
  return text
    .normalize("NFC")
    .toLocaleLowerCase("de")
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
}

export type Heading = { id: string; text: string; level: number; language: Language };

/** The headings with ids in order, without the one above footnotes */
export function listHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "element", (element) => {
    const level = levelOf(element);
    const { id } = element.properties;
    if (level === undefined || typeof id !== "string" || !id.startsWith(idPrefix)) return;
    const language = languageOfCode(element.properties.lang?.toString());
    headings.push({ id, text: textOf(element).trim(), level, language });
  });
  return headings;
}
