import type { Highlighted } from "@dorfforum/german-search/highlighting/highlight";

export function HighlightedText({ text }: { text: Highlighted }) {
  let position = 0;
  return text.map((piece) => {
    const key = position;
    position += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
