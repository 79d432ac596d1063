import { LRUCache } from "lru-cache";

/** Of all kept documents together: those of some 200 pages */
const maxBytes = 32_000_000;

type Template = {
  /** A document with the nonce that it was sent with */
  bytes: Buffer;
  nonceLength: number;
  /** The indexes in `bytes` at which its nonce begins */
  noncePlaces: number[];
};

const documents = new LRUCache<string, { source: Template; result: Template }>({
  maxSize: maxBytes,
  sizeCalculation: ({ source, result }) => source.bytes.length + result.bytes.length,
});

/**
 * What `arrange` makes of a document. The last result of each address is kept, and taken again while Next renders the same
 * bytes there but for the nonce: a result can thus not be stale, whatever a page depends on.
 * @param address the page's path and query, and what `arrange` depends on beside the document
 * @param nonce of the document's policy
 * @param arrange replaces a nonce nowhere
 */
export function arrangedDocument(
  address: string,
  document: Buffer,
  nonce: string,
  arrange: (html: string) => string,
): Buffer {
  const known = documents.get(address);
  if (known && withNonce(known.source, nonce)?.equals(document)) {
    const result = withNonce(known.result, nonce);
    if (result) return result;
  }
  const result = Buffer.from(arrange(document.toString("utf8")));
  documents.set(address, { source: toTemplate(document, nonce), result: toTemplate(result, nonce) });
  return result;
}

function toTemplate(bytes: Buffer, nonce: string): Template {
  const noncePlaces: number[] = [];
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length))
    noncePlaces.push(at);
  return { bytes, nonceLength: nonce.length, noncePlaces };
}

/** The document with another nonce. Undefined for one of another length, which would move what follows. */
function withNonce({ bytes, nonceLength, noncePlaces }: Template, nonce: string): Buffer | undefined {
  if (nonce.length !== nonceLength) return undefined;
  const copy = Buffer.from(bytes);
  for (const at of noncePlaces) copy.write(nonce, at, "latin1");
  return copy;
}
