import type { Palette, SchemeColours } from "@dorfforum/shared/look/palette";
import { german } from "@dorfforum/shared/text/languages";
import { type LanguageAttributes, languageAttributes, languageParts } from "@/lib/typography/language-parts";
import type { Block, Line } from "./block";

/*
 * Inline styles, and tables for the two things that Outlook's old renderer (Word) lays out by tables alone: a width and a
 * ground. All of it can be left out: headings, paragraphs and links are read in their order.
 */

/** As components/ui/theme/tokens.css has them */
const design = {
  "c-bg": { light: "#f2f5ea", dark: "#0e1814" },
  "c-surface": { light: "#ffffff", dark: "#17241e" },
  "c-brand": { light: "#154734", dark: "#113123" },
  "c-on-brand": { light: "#ffffff", dark: "#eef3e6" },
  "c-text": { light: "#14241c", dark: "#eef3e6" },
  "c-link": { light: "#0d5234", dark: "#9fdcb4" },
  "c-heading": { light: "#123d2b", dark: "#f4f8ec" },
  "c-line": { light: "#cdd7c1", dark: "#2f4239" },
} satisfies Palette;

type Look = { [Name in keyof typeof design]: SchemeColours };

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** @param html of the words of one language */
function inElement(html: string, { lang, dir }: LanguageAttributes): string {
  const attributes = `${lang ? ` lang="${lang}"` : ""}${dir ? ` dir="${dir}"` : ""}`;
  return attributes === "" ? html : `<span${attributes}>${html}</span>`;
}

const font = "font-family:Verdana,Geneva,sans-serif";
const body = `${font};font-size:16px;line-height:150%`;

/** @param palette the village's own colours */
export function toHtml(blocks: readonly Block[], title: string, palette: Palette = {}): string {
  const look: Look = { ...design, ...palette };
  const light = (name: keyof Look) => look[name].light;
  const dark = (selector: string, property: string, name: keyof Look) =>
    `${selector}{${property}:${look[name].dark}!important}`;
  const text = `${body};color:${light("c-text")}`;

  const line = ({ text, url, isStrong, isOff, language = german }: Line) => {
    const shown = inElement(
      languageParts(text, language)
        .map((part) => inElement(escaped(part.text), part))
        .join(""),
      languageAttributes(language),
    );
    if (isOff) return `<s>${shown}</s>`;
    const words = isStrong ? `<b>${shown}</b>` : shown;
    return url === undefined
      ? words
      : `<a class="l" href="${escaped(url)}" style="color:${light("c-link")}">${words}</a>`;
  };
  const tags: Record<Exclude<Block["kind"], "title">, [start: string, end: string]> = {
    heading: [
      `<h2 class="h" style="${font};font-size:20px;line-height:130%;margin:28px 0 10px;padding:0 0 6px;border-bottom:1px solid ${light("c-line")};color:${light("c-heading")}">`,
      "</h2>",
    ],
    entry: [`<p class="t" style="${text};margin:0 0 14px">`, "</p>"],
    foot: [`<p class="t" style="${text};font-size:14px;margin:0 0 14px">`, "</p>"],
    // Lines so far apart that a finger meets the right one
    links: [`<p class="t" style="${body};line-height:180%;margin:0 0 14px">`, "</p>"],
  };
  const block = ({ kind, lines }: Block) => {
    const [start, end] = kind === "title" ? ["", ""] : tags[kind];
    return `${start}${lines.map(line).join("<br>\n")}${end}`;
  };
  const part = (kinds: readonly Block["kind"][]) =>
    blocks
      .filter(({ kind }) => kinds.includes(kind))
      .map(block)
      .join("\n");
  const heads = blocks.filter(({ kind }) => kind === "title").flatMap(({ lines }) => lines);
  const head = heads.map(({ text }, index) => {
    const tag = index === 0 ? "h1" : "p";
    const size = index === 0 ? 26 : 16;
    return `<${tag} class="o" style="${font};font-size:${size}px;line-height:130%;margin:0;color:${light("c-on-brand")}">${escaped(text)}</${tag}>`;
  });
  const cell = (name: string, ground: keyof Look, padding: string, content: string) =>
    `<tr><td class="${name}" bgcolor="${light(ground)}" style="background-color:${light(ground)};padding:${padding};word-break:break-word;overflow-wrap:anywhere">
${content}
</td></tr>`;

  return `<!DOCTYPE html>
<html lang="de" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${dark(".g", "background-color", "c-bg")}
${dark(".p", "background-color", "c-surface")}
${dark(".b", "background-color", "c-brand")}
${dark(".o", "color", "c-on-brand")}
${dark(".t", "color", "c-text")}
${dark(".l", "color", "c-link")}
${dark(".h", "color", "c-heading")}
${dark(".h", "border-color", "c-line")}
}
</style>
</head>
<body class="g" bgcolor="${light("c-bg")}" style="margin:0;padding:0;background-color:${light("c-bg")}">
<div lang="de" dir="ltr" class="g" role="article" aria-label="${escaped(title)}" style="background-color:${light("c-bg")}">
<!--[if mso]><table role="presentation" width="600" align="center" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" align="center" cellspacing="0" cellpadding="0" border="0" style="width:100%;max-width:600px;margin:0 auto;table-layout:fixed">
${cell("b", "c-brand", "24px 20px", head.join("\n"))}
${cell("p", "c-surface", "0 20px 16px", part(["heading", "entry"]))}
${cell("g", "c-bg", "20px", part(["foot", "links"]))}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
}
