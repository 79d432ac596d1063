import { textCache } from "@/lib/caches/text-cache";
import { toTree } from "./markdown";
import { textOf } from "./text-of";

const texts = textCache<string>(1_000_000);

/** The words of a Markdown text in one line, without its markup */
export function plainText(markdown: string): string {
  return texts(markdown, () => textOf(toTree(markdown)).replace(/\s+/g, " ").trim());
}

const wordsPerMinute = 200;

/** At least 1 */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(plainText(markdown).split(" ").length / wordsPerMinute));
}
