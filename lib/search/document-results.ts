import type { Highlighted, Hit, SearchResponse } from "./search-response";

/** Pieces by turns: the first, which may be empty, is no hit, the second is one */
type Alternating = string[];

type DocumentHit = Omit<Hit, "title" | "excerpt"> & { title: Alternating; excerpt: Alternating };

type DocumentResponse = Omit<SearchResponse, "hits"> & { hits: DocumentHit[] };

/**
 * Responses as they are in a page's data, which hold what the page shows, once more: in fewer bytes, and as one text, which
 * nobody between server and browser reads or writes piece by piece.
 */
export const toDocument = (responses: readonly SearchResponse[]): string =>
  JSON.stringify(responses.map(toDocumentResponse));

export const fromDocument = (written: string): SearchResponse[] =>
  (JSON.parse(written) as DocumentResponse[]).map(fromDocumentResponse);

const toDocumentResponse = (response: SearchResponse): DocumentResponse => ({
  ...response,
  // Nothing shows an event's end or place but `meta`.
  hits: response.hits.map(({ title, excerpt, end: _, place: __, isPast, status, ...hit }) => ({
    ...hit,
    title: toAlternating(title),
    excerpt: toAlternating(excerpt),
    ...(isPast && { isPast }),
    ...(status !== "geplant" && { status }),
  })),
});

const fromDocumentResponse = (response: DocumentResponse): SearchResponse => ({
  ...response,
  hits: response.hits.map((hit) => ({
    ...hit,
    title: fromAlternating(hit.title),
    excerpt: fromAlternating(hit.excerpt),
  })),
});

function toAlternating(pieces: Highlighted): Alternating {
  const texts: Alternating = [];
  for (const { text, hit } of pieces) {
    const isAfterOther = texts.length % 2 === 1;
    if (hit) texts.push(...(isAfterOther ? [text] : ["", text]));
    else texts.push(isAfterOther ? `${texts.pop()}${text}` : text);
  }
  return texts;
}

const fromAlternating = (texts: Alternating): Highlighted =>
  texts.flatMap((text, position) => (text === "" ? [] : { text, hit: position % 2 === 1 }));
