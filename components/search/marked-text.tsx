import { markMatches } from "@/lib/search/match";

/** A text with the words that were searched marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  let place = 0;
  return markMatches(text, words).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
