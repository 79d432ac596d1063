import { german, type Language, languageNamedBy } from "@dorfforum/shared/text/languages";
import type { Element, ElementContent, Root } from "hast";
import { languageAttributes, languageParts, mainLanguage } from "@/lib/typography/language-parts";
import { textOf } from "./text-of";

const levelOf = (element: Element) =>
  /^h[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : undefined;

/** Code is no language. */
const leftOut = /^(?:code|pre|img|br)$/;

/**
 * Says of each block and of each word in another script which language it is in, and in which direction it is read, unless that is
 * German. A heading that names a language as its speakers do begins a section in it, which ends at the next heading of its level.
 * @param language that of the text
 */
export function markLanguages(tree: Root, language: Language): void {
  let section: { language: Language; level: number } | undefined;
  for (const child of tree.children) {
    if (child.type !== "element") continue;
    const level = levelOf(child);
    if (level !== undefined) {
      if (section && level <= section.level) section = undefined;
      const named = languageNamedBy(textOf(child));
      if (named) section = { language: named, level };
    }
    mark(child, section?.language ?? language, german);
  }
}

/** @param expected the language of the section @param around the language of what the element stands in */
function mark(element: Element, expected: Language, around: Language): void {
  if (leftOut.test(element.tagName) || element.properties.id === "fussnote-footnote-label") return;
  // Labels are the site's, in German: what is in the element says its language itself.
  const isFrame =
    element.properties.ariaLabel !== undefined || element.properties.dataFootnotes !== undefined;
  const own = isFrame ? around : (mainLanguage(textOf(element), expected) ?? around);
  Object.assign(element.properties, languageAttributes(own, around));
  if (own.direction === "rtl" && element.tagName === "a" && /^tel:/i.test(String(element.properties.href))) {
    element.properties.dir = "ltr";
    return;
  }
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return languageParts(child.value, own).map(toContent);
    if (child.type === "element") mark(child, expected, own);
    return [child];
  });
}

function toContent({ text, ...properties }: ReturnType<typeof languageParts>[number]): ElementContent {
  const content = { type: "text", value: text } as const;
  if (!properties.lang && !properties.dir) return content;
  return { type: "element", tagName: "span", properties, children: [content] };
}
