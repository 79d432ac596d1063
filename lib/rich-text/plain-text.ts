import { textCache } from "@/lib/caches/text-cache";
import { toTree } from "./markdown";
import { textOf } from "./text-of";

const texts = textCache<string>(1_000_000);

/** The words of a Markdown text in one line, without its markup */
export function plainText(markdown: string): string {
  return texts(markdown, () => textOf(toTree(markdown)).replace(/\s+/g, " ").trim());
}

/** At most `maxLength` characters from the beginning, cut between words, with an ellipsis when something is left out */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(" ", maxLength - 2);
  const cut = text.slice(0, space > maxLength / 2 ? space : maxLength - 2);
  // Half of a character that JavaScript counts as two is no character.
  return `${cut.replace(/[\ud800-\udbff]$/, "").replace(/[\s,;:.–-]+$/, "")} …`;
}

const wordsPerMinute = 200;

/** At least 1 */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(plainText(markdown).split(" ").length / wordsPerMinute));
}
