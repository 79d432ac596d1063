import { shorten } from "@/lib/rich-text/plain-text";
import type { Highlighted } from "../search-response";
import { splitAt } from "./highlight";
import type { Passage } from "./passage";

/** Characters of an excerpt, and of what it shows before its passage: two or three lines in all */
const maxLength = 190;
const lengthBefore = 50;
/** A text whose passage begins before this character is shown from its beginning. */
const maxSkipped = 90;

/** A few lines around a passage with its words highlighted; without matches, the beginning of the text. */
export function excerptOf({ text, tokens, start }: Passage): Highlighted {
  if (!text) return [];
  const from =
    text.length <= maxLength || start < maxSkipped ? 0 : text.lastIndexOf(" ", start - lengthBefore) + 1;
  const shown = shorten(text.slice(from), maxLength);
  const to = from + (shown.endsWith(" …") ? shown.length - 2 : shown.length);
  const inside = tokens
    .filter((token) => token.start >= from && token.end <= to)
    .map((token) => ({ start: token.start - from, end: token.end - from }));
  return [
    ...(from > 0 ? [{ text: "… ", hit: false }] : []),
    ...splitAt(text.slice(from, to), inside),
    ...(to < text.length ? [{ text: " …", hit: false }] : []),
  ];
}
