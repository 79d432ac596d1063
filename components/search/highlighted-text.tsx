import type { ShownText } from "@/lib/search/search-response";

/** Pieces in one language in a row are one element: their order follows from their direction. */
export function HighlightedText({ text }: { text: ShownText }) {
  let at = 0;
  return stretchesOf(text).map((pieces) => {
    const key = at;
    at += pieces.length;
    const [{ lang, dir } = {}] = pieces;
    const shown = <Pieces key={key} text={pieces} />;
    if (!lang && !dir) return shown;
    return (
      <span key={key} lang={lang} dir={dir}>
        {shown}
      </span>
    );
  });
}

function stretchesOf(text: ShownText): ShownText[] {
  const stretches: ShownText[] = [];
  for (const piece of text) {
    const last = stretches.at(-1);
    if (last && last[0]?.lang === piece.lang && last[0]?.dir === piece.dir) last.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

function Pieces({ text }: { text: ShownText }) {
  let position = 0;
  return text.map((piece) => {
    const key = position;
    position += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
