import type { OutgoingHttpHeader, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { lookStyles } from "@/lib/look-styles";
import { newNonce } from "@/lib/security/nonce";

/** Of all kept documents together: those of some 200 pages */
const maxBytes = 32_000_000;

/**
 * What all pages are made of besides their address: the content, the minute. Two states are the same if all their members are
 * identical.
 */
export type PageState = readonly unknown[];

/** A response whose document may be sent again while the state lasts. */
type Answer = { state: PageState; headers: [name: string, value: OutgoingHttpHeader][]; nonce: string };

type Template = {
  /** A document with the nonce that it was sent with */
  bytes: Buffer;
  nonceLength: number;
  /** The indexes in `bytes` at which its nonce begins */
  noncePlaces: number[];
};

type Page = { source: Template; result: Template; answer: Answer | undefined };

const pages = new LRUCache<string, Page>({
  maxSize: maxBytes,
  sizeCalculation: ({ source, result }) => source.bytes.length + result.bytes.length,
});

const keyOf = (address: string) => `${address} ${lookStyles()}`;

/**
 * Sends the page that an address had in this state, with a nonce of its own. The header Cache-Status says so.
 * @param address the page's path and query
 * @returns false if there is none
 */
export function sendKeptPage(address: string, state: PageState, response: ServerResponse): boolean {
  const page = pages.get(keyOf(address));
  if (!page?.answer || !isSame(page.answer.state, state)) return false;
  const nonce = newNonce();
  const body = withNonce(page.result, nonce);
  if (!body) return false;
  const { headers, nonce: former } = page.answer;
  for (const [name, value] of headers)
    response.setHeader(name, typeof value === "string" ? value.replaceAll(former, nonce) : value);
  // RFC 9211
  response.setHeader("Cache-Status", "dorfforum; hit");
  response.end(body);
  return true;
}

/**
 * What `arrange` makes of a document. The last result of each address is kept, and taken again while Next renders the same
 * bytes there but for the nonce: a result can thus not be stale, whatever a page depends on.
 * @param address the page's path and query
 * @param nonce of the document's policy
 * @param arrange replaces a nonce nowhere, and depends on nothing else but the village's look
 * @param answer if the page may be sent again without being rendered. Without it, what may be sent again stays as it is.
 */
export function keepPage(
  address: string,
  document: Buffer,
  nonce: string,
  arrange: (document: Buffer) => Buffer,
  answer?: Omit<Answer, "nonce">,
): Buffer {
  const key = keyOf(address);
  const known = pages.get(key);
  const unchanged =
    known && withNonce(known.source, nonce)?.equals(document) ? withNonce(known.result, nonce) : undefined;
  const result = unchanged ?? arrange(document);
  if (!answer && known?.answer) return result;
  const page =
    known && unchanged ? known : { source: toTemplate(document, nonce), result: toTemplate(result, nonce) };
  pages.set(key, { ...page, answer: answer && isComplete(result) ? { ...answer, nonce } : undefined });
  return result;
}

const isSame = (one: PageState, other: PageState): boolean =>
  one.length === other.length && one.every((member, index) => member === other[index]);

/** React's marks of a part that could not be rendered, Next's of a document of which nothing could be, and those of one request's trace */
const marks = ['data-dgst="', '$RX("', 'id="__next_error__"', '<meta name="sentry-trace"'];

const end = Buffer.from("</html>");
const dataRow = "__next_f.push([1,";

/**
 * Whether a document is whole, without failures, and the same for all visitors. Data in several scripts were not understood
 * (lib/page-data/): a nonce could be cut in two in them.
 */
const isComplete = (document: Buffer): boolean =>
  document.subarray(-end.length).equals(end) &&
  document.indexOf(dataRow) === document.lastIndexOf(dataRow) &&
  !marks.some((mark) => document.includes(mark));

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
