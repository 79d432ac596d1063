import type { Marked } from "@/lib/search/answer";

/** A text in which what was searched is marked. */
export function MarkedText({ text }: { text: Marked }) {
  let place = 0;
  return text.map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
