import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { isFilePath, routes } from "@/lib/urls/routes";
import { isExternal, toSafeTarget } from "@/lib/urls/targets";
import { textElement, textOf } from "./text-of";

/** Addresses of mail and phone, and anchors of the same page */
const directTarget = /^(?:mailto:|tel:|#)[^\p{Cc}\p{White_Space}]+$/iu;

/** The safe target of a link in a text; undefined when it must not be a link */
export function toLinkTarget(href: string): string | undefined {
  if (directTarget.test(href)) return href;
  return toMediaPath(href) ?? toSafeTarget(withoutScheme.test(href) ? `https://${href}` : href);
}

const withoutScheme = /^www\.[^\s/.]+\./i;

/** The site's path of a file. Strapi's editor writes `/uploads/name`, with or without the host of the CMS. */
function toMediaPath(target: string): string | undefined {
  const safe = toSafeTarget(target);
  if (safe === undefined) return undefined;
  const { pathname } = new URL(safe, "http://path.invalid");
  const file = /^\/uploads\/([^/]+)$/.exec(pathname)?.[1];
  if (file !== undefined) return `${routes.media("")}${file}`;
  return !isExternal(safe) && isFilePath(pathname) ? safe : undefined;
}

const automatic = /^(?:https?:\/\/|www\.)/i;
/** Signs that GFM takes for a part of the address before them: findings/links-before-german-quotes.sh */
const signsBehind = /[“”‘’«»‹›„‚…]+$/u;

/** Ends addresses that are links by themselves before a quote's end, and links no mail address that lacks its first letters. */
export function endAddresses(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    const [text] = element.children;
    if (element.tagName !== "a" || parent === undefined || index === undefined || text?.type !== "text")
      return undefined;
    const href = String(element.properties.href ?? "");
    const before = parent.children[index - 1];
    if (href === `mailto:${text.value}` && before?.type === "text" && /[\p{L}\d]$/u.test(before.value)) {
      parent.children.splice(index, 1, text);
      return [SKIP, index];
    }
    const [signs = ""] = (automatic.test(text.value) && signsBehind.exec(text.value)) || [];
    if (signs === "" || !href.endsWith(encodeURI(signs))) return undefined;
    text.value = text.value.slice(0, -signs.length);
    element.properties.href = href.slice(0, -encodeURI(signs).length);
    parent.children.splice(index + 1, 0, { type: "text", value: signs });
    return undefined;
  });
}

/** Replaces unsafe links by their words, and marks links to other sites. */
export function checkLinks(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "a" || parent === undefined || index === undefined) return undefined;
    const target = toLinkTarget(writtenHref(element));
    if (target === undefined) {
      parent.children.splice(index, 1, ...element.children);
      return [SKIP, index];
    }
    element.properties.href = target;
    if (isExternal(target)) element.properties.rel = ["external", "noopener"];
    if (isEmpty(element)) element.children = [{ type: "text", value: target }];
    return undefined;
  });
}

/** GFM makes an address that is written without a scheme one of http. */
function writtenHref(element: Element): string {
  const href = String(element.properties.href ?? "");
  return withoutScheme.test(textOf(element)) ? href.replace(/^http:\/\/(?=www\.)/i, "") : href;
}

const isEmpty = (element: Element): boolean =>
  textOf(element).trim() === "" && !element.children.some((child) => child.type === "element");

/** Replaces pictures of other sites by their description, and makes a picture on a line of its own a figure. */
export function checkPictures(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName !== "img" || parent === undefined || index === undefined) return undefined;
    const { src, alt, title } = element.properties;
    const path = toMediaPath(String(src ?? ""));
    if (path === undefined) {
      parent.children.splice(index, 1, ...(alt ? [{ type: "text" as const, value: String(alt) }] : []));
      return [SKIP, index];
    }
    element.properties = { src: path, alt: String(alt ?? ""), loading: "lazy", decoding: "async" };
    if (parent.type === "element" && parent.tagName === "p" && parent.children.length === 1) {
      parent.tagName = "figure";
      if (title) parent.children.push(textElement("figcaption", String(title)));
    } else if (title) element.properties.title = String(title);
    return undefined;
  });
}
