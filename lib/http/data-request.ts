import type { IncomingMessage } from "node:http";

/** Tells the middleware, from which Next hides its router's headers, that a page's data are asked for, not its document. */
export const dataHeader = "x-dorfforum-data";

/** Whether a request is one of Next's router for a page's data */
export const asksForData = ({ headers }: IncomingMessage): boolean => headers.rsc === "1";

/**
 * Whether an answer may be stored at the address of a request. Next's router names a hash of its headers in `_rsc`: no data may
 * stand at the address of a document, and no document at that of data.
 */
export const isAtItsAddress = (request: IncomingMessage): boolean =>
  asksForData(request) === /[?&]_rsc(=|&|$)/.test(request.url ?? "");
