import type { OutgoingHttpHeader } from "node:http";
import { LRUCache } from "lru-cache";
import { cacheBytes } from "@/lib/caches/cache-bytes";
import { contentHash } from "@/lib/http/conditional-request";
import type { FinishedDocument } from "./finished-document";

/**
 * What all pages are made of besides their address: the content, the minute. Two states are the same if all their members are
 * identical.
 */
export type PageState = readonly unknown[];

/**
 * Where a page is kept: its address in one spelling, with the parameters that its route knows, the pattern of the route, and
 * whether strangers can make up any number of its addresses (lib/urls/canonical-address.ts).
 */
export type PageKey = { address: string; pattern: string; isOpen: boolean };

/** The headers of a document that may be sent again while the state lasts */
export type Answer = { state: PageState; headers: [name: string, value: OutgoingHttpHeader][] };

type Page = {
  /** Of what Next rendered, which is as long as the document */
  sourceHash: string;
  document: FinishedDocument;
  answer: Answer | undefined;
};

const newCache = (maxSize: number) =>
  new LRUCache<string, Page>({
    maxSize,
    // The two compressed bodies together are shorter.
    sizeCalculation: ({ document }) => 2 * document.body.length,
  });

const ownPages = newCache(cacheBytes.pages);
const openPages = new Map<string, LRUCache<string, Page>>();

/** Addresses that were made up push out none but those of their own route. */
function cacheOf({ pattern, isOpen }: PageKey): LRUCache<string, Page> {
  if (!isOpen) return ownPages;
  const cache = openPages.get(pattern) ?? newCache(cacheBytes.openPages);
  openPages.set(pattern, cache);
  return cache;
}

/**
 * What `finish` makes of a document. The last result of each address is kept, and taken again while Next renders the same bytes
 * there: a result can thus not be stale, whatever a page depends on.
 * @param look what `finish` depends on besides the document
 * @param toAnswer if the page may be sent again without being rendered. Without it, what may be sent again stays as it is.
 */
export function cachePage(
  key: PageKey,
  source: Buffer,
  look: string,
  finish: (source: Buffer) => FinishedDocument,
  toAnswer?: (document: FinishedDocument) => Answer,
): FinishedDocument {
  const cache = cacheOf(key);
  const address = `${key.address} ${look}`;
  const known = cache.get(address);
  const sourceHash = contentHash(source);
  const document = known?.sourceHash === sourceHash ? known.document : finish(source);
  if (toAnswer || !known?.answer) cache.set(address, { sourceHash, document, answer: toAnswer?.(document) });
  return document;
}

/** The page of an address in this state, with the headers that it was sent with. */
export function cachedPage(key: PageKey, look: string, state: PageState) {
  const page = cacheOf(key).get(`${key.address} ${look}`);
  return page?.answer && isSame(page.answer.state, state) ? { ...page, answer: page.answer } : undefined;
}

const isSame = (one: PageState, other: PageState): boolean =>
  one.length === other.length && one.every((member, index) => member === other[index]);
