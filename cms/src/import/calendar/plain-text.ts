import { shortened } from "../import-problem";

const maxTextLength = 5000;
/** HTML is longer than the text in it. */
const maxHtmlLength = 50_000;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The description of an event as Markdown: without HTML, which Google and Outlook write there, and with its line breaks. */
export function toMarkdown(description: string): string {
  const text = /<\/?(?:a|b|br|div|i|li|ol|p|span|strong|u|ul)\b[^>]*>/i.test(description)
    ? withoutHtml(description.slice(0, maxHtmlLength))
    : description;
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => escaped(line.trim()));
  return shortened(
    lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
      // Two spaces keep a single line break.
      .replace(/([^\n])\n(?=[^\n])/g, "$1  \n"),
    maxTextLength,
  );
}

/** "1. Mai" is no list and "#1" no heading. */
const escaped = (line: string) => line.replace(/^(\d+)([.)])(?=\s)/, "$1\\$2").replace(/^#/, "\\#");

function withoutHtml(html: string): string {
  return html
    .replace(/\s*\n\s*/g, " ")
    .replace(/<a\b[^>]*\bhref="(https?:[^"]*)"[^>]*>([^<]*)<\/a>/gi, (_, href: string, label: string) =>
      label.trim() === "" || href.includes(label.trim()) ? href : `${label.trim()}: ${href}`,
    )
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "- ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
      code && Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    );
}
