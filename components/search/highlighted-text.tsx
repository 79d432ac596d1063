import type { Highlighted } from "@/lib/search/search-response";

/** A text in which what was searched is marked. */
export function HighlightedText({ text }: { text: Highlighted }) {
  let place = 0;
  return text.map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
