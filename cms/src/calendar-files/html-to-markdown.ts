import { decodeHTMLStrict } from "entities";
import { shortened } from "../text/shortened";

const maxTextLength = 5000;
/** HTML is longer than the text in it. */
const maxHtmlLength = 50_000;

const tag =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|li|meta|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|title|tr|u|ul)\b[^<>]*>/i;
const anyTag = new RegExp(tag, "gi");

/** A title or place: what is left of HTML in it becomes the text that is meant. */
export const plainText = (text: string): string =>
  withoutMarkup(text, (html) => html.replace(anyTag, (each) => (blockTag.test(each) ? "\n" : "")));

/**
 * The description of an event as Markdown that shows it as typed: without HTML, which Google and Outlook write there, and
 * with its line breaks.
 */
export function toMarkdown(description: string): string {
  const text = withoutMarkup(description, withoutHtml);
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => escaped(line.trim()));
  return shortened(
    lines
      .join("\n")
      .replaceAll(listItem, "- ")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
      // Two spaces keep a single line break.
      .replace(/([^\n])\n(?=[^\n])/g, "$1  \n"),
    maxTextLength,
  );
}

/** Some programs write HTML and entities twice: &lt;b&gt;, &amp;#8211; */
function withoutMarkup(text: string, strip: (html: string) => string): string {
  const toText = (each: string) => decodeEntities(tag.test(each) ? strip(each) : each);
  return toText(toText(text.slice(0, maxHtmlLength)).slice(0, maxHtmlLength));
}

/** Beginnings and ends of what browsers do not show */
const unseen: [begin: RegExp, end: RegExp][] = [
  [/<!--/, /(-->)/],
  ...["head", "style", "script", "title"].map((name): [RegExp, RegExp] => [
    new RegExp(`<${name}\\b[^<>]*>`, "i"),
    new RegExp(`(</${name}\\s*>)`, "i"),
  ]),
];

/** From each end the first beginning before it is looked for: a pattern of both would look for an end from each beginning. */
function without(html: string, begin: RegExp, end: RegExp): string {
  const parts = html.split(end);
  return parts
    .map((part, index) => {
      const isEnd = index % 2 === 1;
      const at = index + 1 < parts.length ? ((isEnd ? parts[index - 1] : part)?.search(begin) ?? -1) : -1;
      return at < 0 ? part : isEnd ? "" : part.slice(0, at);
    })
    .join("");
}

/** Stands for what HTML means as a list. Files cannot hold it: control characters are removed. */
const listItem = "\u0001";

const blockTag = /<\/?(?:br|div|dd|dt|h[1-6]|hr|li|ol|p|table|tr|ul)\b[^<>]*>/i;

function withoutHtml(html: string): string {
  const isLaidOut = blockTag.test(html);
  return unseen
    .reduce((text, [begin, end]) => without(text, begin, end), html)
    .replace(/<!doctype[^<>]*>/gi, "")
    .replace(/\s+/g, (space) => (isLaidOut ? " " : space))
    .replace(/<a\b[^<>]*\bhref="(https?:[^"<>]*)"[^<>]*>([^<]*)<\/a>/gi, (_, href: string, label: string) =>
      label.trim() === "" || href.includes(label.trim()) ? href : `${label.trim()}: ${href}`,
    )
    .replace(/<(?:br|hr|\/p|\/div|\/li|\/h[1-6]|\/tr|\/dd|\/dt|[uo]l)\b[^<>]*>/gi, "\n")
    .replace(/<\/[uo]l\b[^<>]*>/gi, "\n\n")
    .replace(/<li\b[^<>]*>/gi, listItem)
    .replace(/<\/t[dh]\b[^<>]*>/gi, " ")
    .replace(anyTag, "");
}

/** Control characters and what does not exist */
const noText = /[^\P{Cc}\n\t]|\ufffd/u;

/** What is no entity stays: "AT&T; R&D" */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#\w{1,8}|[a-z]\w{1,31});/gi, (entity) => {
    const meant = decodeHTMLStrict(entity);
    return noText.test(meant) ? entity : meant.replace(/\p{Zs}/gu, " ").replace(/\p{Cf}/gu, "");
  });

/** Addresses, in which a sign more would lead elsewhere */
const address = /(<https?:\/\/[^\s<>]+>|https?:\/\/[^\s<>]+|www\.[^\s<>]+)/i;

/** Nothing in a line becomes a list, heading, quotation, rule, table, link or emphasis by its signs. */
function escaped(line: string): string {
  const start = line
    .split(address)
    .map((part, index) => (index % 2 === 1 ? part : escapedInline(part)))
    .join("");
  return start
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^[-+](?=\s|$)/, "\\$&")
    .replace(/^(?=[#>=|]|[-:+][-:+\s|]*$)/, "\\");
}

/** An underscore within a word means nothing in Markdown. */
const escapedInline = (text: string): string =>
  text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, "\\\\")
    .replace(/[*`[~]|<(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");
