import type { Block } from "./block";

const underlined = { title: "=", heading: "-" };

/** The text part of a letter: the words of its HTML, each address on a line of its own. */
export const toText = (blocks: readonly Block[]): string => `${blocks.map(blockText).join("\n\n").trim()}\n`;

function blockText({ kind, lines }: Block): string {
  const text = lines.map((line) => [line.text, line.url].filter(Boolean).join("\n")).join("\n");
  if (kind !== "title" && kind !== "heading") return text;
  const length = Math.min(60, Math.max(...lines.map((line) => line.text.length)));
  return `${kind === "heading" ? "\n" : ""}${text}\n${underlined[kind].repeat(length)}`;
}
